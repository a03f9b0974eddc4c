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

describe('the text of a card that is only in the log', () => {
  const texts = new LoggedTexts([recruit]);
  const parts = ['{J}', 'Draw a card.', '<BR>', 'At Noon —', 'I gain $<ANCHORED>.'];

  it('has a line for each ability, in the words of printed cards', () => {
    expect(texts.of(card, [parts, '{D} : <AFTER_YOU>.'], false)).toEqual({
      text: ['{J} Draw a card.', 'At Noon — I gain Anchored.'],
      supportText: ['{D}: After You.'],
      executed: false,
    });
  });

  it('is executed if all its lines can be read', () => {
    const read = texts.of(card, [parts, null], true);
    expect(read).toMatchObject({ executed: true });
    expect(read.abilities).toHaveLength(2);
    const other = texts.of(card, [[...parts, '<BR>', 'Whistle a tune.'], null], true);
    expect(other).toMatchObject({ executed: false, notExecuted: ['Whistle a tune.'] });
  });

  it.each([
    ['{J} I gain 2 boosts$<BB>.', '{J} I gain 2 boosts.'],
    ['{R} I lose <FLEETING_CHAR>.', '{R} I lose Fleeting.'],
    ['$<SEASONED_ME_FS>.', 'Seasoned.'],
    [
      '<BOOSTED_CHA_P> Characters you control are <TOUGH_CHA_P_2>.',
      'Boosted Characters you control are Tough 2.',
    ],
    ['{H} On a 1-3, <RESUPPLY_LOW>.', '{H} On a 1-3, Resupply.'],
    ['$<SCOUT_2> {2}.', 'Scout {2}.'],
    [
      '{H} Roll a die:  • On a 4+, <SABOTAGE_LOW>.  • On a 1-3, <RESUPPLY_LOW>.',
      '{H} Roll a die. On a:\n• 4+, Sabotage.\n• 1-3, Resupply.',
    ],
    ['{H} Each player #<RESUPPLY_INF>.#', '{H} Each player Resupplies.'],
    ['All regions are {O} and lose their other types.', 'All regions are {O} and lose their other terrains.'],
    ['Characters you control have $<TOUGH_2>.', 'Characters you control are Tough 2.'],
    [
      "Return target Character to its owner's hand, then put me in your Mana Orbs (as an exhausted Mana Orb).",
      "Return target Character to its owner's hand, then put me in your Mana zone (as an exhausted Mana Orb).",
    ],
    ['Your Characters have: \\" {R} I gain 1 boost.\\"', 'Your Characters have: " {R} I gain 1 boost."'],
  ])('leaves out the forms that other languages need: %s', (logged, words) => {
    expect(texts.of(card, [logged, null], false).text).toEqual([words]);
  });

  it('creates only the tokens that the reader has', () => {
    const creating = ['{J}', 'Create an <ORDIS_RECRUIT> Soldier token in your Hero Expedition.'];
    expect(texts.of(card, [creating, null], true).executed).toBe(true);
    expect(new LoggedTexts([]).of(card, [creating, null], true).executed).toBe(false);
  });

  it.each([[undefined], [7], [{}], [[{}, null]], ['']])('is empty if it is %j', (text) => {
    expect(texts.of(card, [text, null], true)).toEqual({ text: [], supportText: [], executed: true });
  });

  it.each([
    [
      ['{H}', 'If you are first player:', 'You may exhaust target Permanent.'],
      '{H} If you are first player, you may exhaust target Permanent.',
    ],
    [['{R}', "If I'm In Contact:", 'I gain 1 boost.'], "{R} If I'm In contact, I gain 1 boost."],
    [
      ['At Noon —', 'You may have me gain <FLEETING>. If you do:', 'Draw a card, then $<RESUPPLY>.'],
      'At Noon — You may have me gain Fleeting. If you do, draw a card, then Resupply.',
    ],
    [
      ['{J}', 'If my Expedition is behind:', '<SABOTAGE>, otherwise draw a card.'],
      '{J} If my Expedition is behind, Sabotage. Otherwise, draw a card.',
    ],
    [
      [
        '{J}',
        'If my Expedition is behind:',
        'You may choose both, otherwise choose one:  • <SABOTAGE>.  • Draw a card.',
      ],
      '{J} Choose one. If my Expedition is behind, you may choose both:\n• Sabotage.\n• Draw a card.',
    ],
    [
      [
        '{J}',
        'You may discard a card from your Reserve. If you do:',
        'You may choose both, otherwise choose one:  • <SABOTAGE>.  • Draw a card.',
      ],
      '{J} Choose one, or discard a card from your Reserve to choose both:\n• Sabotage.\n• Draw a card.',
    ],
    [
      [
        '{J}',
        'If you control two or more Plants other than me:',
        'You may target a Character other than me, it gains <ANCHORED>.',
      ],
      '{J} If you control two or more other Plants, you may have another target Character gain Anchored.',
    ],
    [
      [
        '{J}',
        'If an opponent controls three Characters or more:',
        'Target opponent draws a card. Then, create an <ORDIS_RECRUIT> token in their Landmarks.',
      ],
      "{J} If an opponent controls three or more Characters, target opponent draws a card. Then, create an Ordis Recruit 1/1/1 token in that player's Landmarks.",
    ],
  ])('uses the words of published cards if the source composed it: %j', (composed, words) => {
    expect(texts.of(card, [composed, null], false).text).toEqual([words]);
  });

  it('is executed if the source composed it', () => {
    const composed = ['{H}', 'If you are first player:', 'Draw a card, otherwise $<RESUPPLY>.'];
    expect(texts.of(card, [composed, null], true)).toMatchObject({ executed: true });
  });
});
