import { describe, expect, it } from '@jest/globals';
import { linesIn } from './translation.js';

const card = {
  type: 'character' as const,
  text: ['{J} Draw a card. (A reminder.)', 'Zap every robot there is.'],
  supportText: ['{D}: Draw a card.'],
  executed: false,
  notExecuted: ['Zap every robot there is.'],
};

describe('the lines of a card', () => {
  it('are in English as they are printed', () => {
    expect(linesIn(card, 'en')).toEqual([
      { text: card.text[0], support: false, executed: true, locale: 'en' },
      { text: card.text[1], support: false, executed: false, locale: 'en' },
      { text: card.supportText[0], support: true, executed: true, locale: 'en' },
    ]);
  });

  it.each(['it', 'fr'] as const)(
    'are in the language of the reader where they are understood: %s',
    (locale) => {
      const [first, second, third] = linesIn(card, locale);
      expect(first).toMatchObject({ locale, executed: true, support: false });
      expect(first?.text).toMatch(/^\{J\} (Pesca|Piochez)/);
      expect(second).toEqual({ text: card.text[1], support: false, executed: false, locale: 'en' });
      expect(third).toMatchObject({ locale, support: true });
    },
  );

  it('are told from the abilities of the card where it has them, in words that are not understood too', () => {
    const [line] = linesIn(
      {
        type: 'spell',
        text: ['In words of its own, a card comes to you.'],
        supportText: [],
        executed: true,
        abilities: [{ kind: 'effect', effect: { kind: 'step', step: { kind: 'draw', count: 1 } } }],
      },
      'it',
    );
    expect(line).toMatchObject({ text: expect.stringMatching(/^Pesca/), locale: 'it' });
  });

  it('are left in English when it is not certain which ability is whose', () => {
    const uncertain = {
      ...card,
      abilities: [{ kind: 'keyword' as const, keyword: 'eternal' as const }],
      notExecuted: [],
      text: ['Zap every robot there is.'],
    };
    expect(linesIn(uncertain, 'fr')[0]).toMatchObject({ text: 'Zap every robot there is.', locale: 'en' });
  });

  it('are none where there is no text', () => {
    expect(linesIn({ ...card, text: [], supportText: [] }, 'it')).toEqual([]);
  });
});
