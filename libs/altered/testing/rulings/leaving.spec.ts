import { describe, expect } from '@jest/globals';
import type { CardDefinition, ZoneName } from '#altered/abilities';
import { effect, step } from '../abilities.js';
import { character, spell } from '../cards.js';
import type { Table } from '../table.js';
import { printed } from './printed-cards.js';
import { ruling } from './ruling.js';
import { tableOf } from '../tables.js';

/** Returns a Spell with which the opponent moves a Character to a zone. */
const sendTo = (zone: ZoneName): CardDefinition =>
  spell(
    'Sweep',
    effect(step({ kind: 'move', what: { target: 0 }, to: { zone } }), [
      { kind: 'object', like: { type: 'character' } },
    ]),
    { handCost: 0 },
  );
/** Returns a table after a player has played the Spell `by` on the other player's card, which had `boost` boosts. */
const struck = (card: CardDefinition, by: CardDefinition, boost = 0): Table => {
  const mine = {
    hero: [{ card, ...(boost > 0 && { counters: { boost } }) }],
    companion: [character('Kite')],
  };
  const table = tableOf({ hand: [by], mana: 3 }, mine);
  table.play(by.name).choose(card.name);
  return table;
};
const orb = (table: Table, card: CardDefinition): unknown => {
  expect(table.names('mana', 1)).toContain(card.name);
  return table.stay(card.name).statuses;
};

describe('going to Mana instead of leaving while boosted', () => {
  ruling('ALT_CORE_B_BR_06_C q2', 'going to Mana also replaces going to Hand or deck', (card) => {
    for (const by of [printed('ALT_CORE_B_BR_28_C'), sendTo('hand'), sendTo('deck')]) {
      const table = struck(card, by, 1);
      expect(orb(table, card)).toEqual(['exhausted']);
      expect([...table.names('hand', 1), ...table.names('deck', 1)]).not.toContain(card.name);
    }
    expect(struck(card, sendTo('hand')).names('hand', 1)).toEqual([card.name]);
  });

  ruling(
    ['ALT_CORE_B_BR_06_C q1', 'ALT_CORE_B_BR_06_R1 q1', 'ALT_CORE_B_BR_06_R2 q1'],
    'the card goes to Mana directly without a reaction, if it is boosted when it leaves',
    (card) => {
      const rest = (boost: number): Table => {
        const hero = [{ card, ...(boost > 0 && { counters: { boost } }) }];
        return tableOf({ at: { hero: 2, companion: 6 } }, { hero }, { from: 'dusk' });
      };
      expect(rest(1).did('rest')).toEqual([`rest | ${card.name}: hero.1 > mana.1 +exhausted`]);
      expect(rest(0).names('reserve', 1)).toEqual([card.name]);
    },
  );
});

describe("going to Mana instead of leaving by the controller's choice", () => {
  ruling(
    ['ALT_CORE_B_BR_19_C q1', 'ALT_CORE_B_BR_19_C q2', 'ALT_CORE_B_BR_19_R1 q1'],
    'the controller decides, whoever makes it leave and wherever it would go',
    (card) => {
      const sent = [
        ['hand', printed('ALT_CORE_B_BR_28_C')],
        ['deck', sendTo('deck')],
        ['discard', sendTo('discard')],
      ] as const;
      for (const [zone, by] of sent) {
        const yes = struck(card, by);
        expect(yes.deciding).toBe('1: instead');
        yes.choose('yes');
        expect(yes.names('mana', 1)).toEqual([card.name]);
        expect(yes.names(zone, 1)).not.toContain(card.name);
        expect(struck(card, by).choose('no').names(zone, 1)).toContain(card.name);
      }
    },
  );

  ruling(
    'ALT_CORE_B_BR_19_R1 q3',
    'a card sent to Mana by another effect still lets its controller draw',
    (card) => {
      const table = struck(card, printed('ALT_CORE_B_MU_26_R1'));
      table.choose('no');
      expect(table.names('hand', 1)).toHaveLength(1);
      expect(orb(table, card)).toEqual(['exhausted']);
    },
  );
});
