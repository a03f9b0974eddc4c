import { describe, expect, it } from '@jest/globals';
import type { PublicCard } from './public-format.js';
import { linesIn } from './translation.js';

const card = {
  text: ['{J} I gain Anchored. (At Rest I stay where I am and lose Anchored.)', 'Zap every robot there is.'],
  supportText: ['{D}: Draw a card.'],
  executed: false,
  notExecuted: ['Zap every robot there is.'],
};

const printed: PublicCard = {
  ...{ reference: 'TEST_ONE_B_AX_02_C', name: 'Prova', type: 'CHARACTER', subtypes: [], faction: 'AX' },
  ...{ rarity: 'COMMON', handCost: 2, reserveCost: 3, forest: 1, mountain: 2, ocean: 4 },
  mainEffect: '{J} Divento [[Ancorato]].  Fulmina ogni robot.',
  echoEffect: '{D}: pesca una carta.',
};

describe('the lines of a card', () => {
  it('are as printed in English', () => {
    expect(linesIn(card, 'en')).toEqual([
      { text: card.text[0], support: false, executed: true, locale: 'en' },
      { text: card.text[1], support: false, executed: false, locale: 'en' },
      { text: card.supportText[0], support: true, executed: true, locale: 'en' },
    ]);
  });

  it("are as printed in the reader's language if a file has that print", () => {
    expect(linesIn(card, 'it', printed)).toEqual([
      { text: '{J} Divento Ancorato.', support: false, executed: true, locale: 'it' },
      { text: 'Fulmina ogni robot.', support: false, executed: false, locale: 'it' },
      { text: '{D}: pesca una carta.', support: true, executed: true, locale: 'it' },
    ]);
  });

  it('are not taken from a print with different lines', () => {
    const shorter = { ...printed, echoEffect: null };
    expect(linesIn(card, 'it', shorter).map(({ locale }) => locale)).toEqual(['it', 'en', 'en']);
  });

  it.each([
    ['it', '{J} Ottengo Ancorato.'],
    ['fr', '{J} Je gagne Ancré.'],
  ] as const)('are those of the open set, or English if the set lacks the line: %s', (locale, words) => {
    const [first, second, third] = linesIn(card, locale);
    expect(first).toMatchObject({ text: expect.stringContaining(words), locale, executed: true });
    expect(second).toEqual({ text: card.text[1], support: false, executed: false, locale: 'en' });
    expect(third).toMatchObject({ text: card.supportText[0], support: true, locale: 'en' });
  });

  it('are empty without text', () => {
    expect(linesIn({ ...card, text: [], supportText: [] }, 'it')).toEqual([]);
  });
});
