import { describe, expect, it } from '@jest/globals';
import type { PublicCard } from '#altered/cards';
import { LoggedTexts } from './logged-text.js';

const card = {
  reference: 'ALT_TEST_B_OR_1_U_7',
  name: 'TESTER_1',
  type: 'CHARACTER',
  subtypes: [],
  faction: 'OR',
  rarity: 'UNIQUE',
  handCost: 1,
  reserveCost: 1,
  forest: 1,
  mountain: 1,
  ocean: 1,
  completedEffect: null,
} as const satisfies Omit<PublicCard, 'mainEffect' | 'echoEffect'>;
const recruit: PublicCard = {
  ...card,
  reference: 'ALT_TEST_B_OR_2_T',
  name: 'Ordis Recruit',
  type: 'TOKEN',
  subtypes: ['soldier'],
  mainEffect: null,
  echoEffect: null,
};

describe('the text of a card that only the log has', () => {
  const texts = new LoggedTexts([recruit]);
  const parts = ['{J}', 'Draw a card.', '<BR>', 'At Noon —', 'I gain $<ANCHORED>.'];

  it('has a line for each ability, with the words of the rules as cards print them', () => {
    expect(texts.of(card, [parts, '{D} : <AFTER_YOU>.'], false)).toEqual({
      text: ['{J} Draw a card.', 'At Noon — I gain Anchored.'],
      supportText: ['{D}: After You.'],
      executed: false,
    });
  });

  it('is executed as far as it is read', () => {
    const read = texts.of(card, [parts, null], true);
    expect(read).toMatchObject({ executed: true });
    expect(read.abilities).toHaveLength(2);
    const other = texts.of(card, [[...parts, '<BR>', 'Whistle a tune.'], null], true);
    expect(other).toMatchObject({ executed: false, notExecuted: ['Whistle a tune.'] });
  });

  it('creates the tokens that the reader has', () => {
    const creating = ['{J}', 'Create an <ORDIS_RECRUIT> Soldier token in your Hero Expedition.'];
    expect(texts.of(card, [creating, null], true).executed).toBe(true);
    expect(new LoggedTexts([]).of(card, [creating, null], true).executed).toBe(false);
  });

  it.each([[undefined], [7], [{}], [[{}, null]], ['']])('is none where it is %j', (text) => {
    expect(texts.of(card, [text, null], true)).toEqual({ text: [], supportText: [], executed: true });
  });
});
