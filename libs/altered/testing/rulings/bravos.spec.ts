import { expect } from '@jest/globals';
import { character, permanent, spell, statistics } from '../cards.js';
import { printed } from './printed-cards.js';
import { activated, ruling } from './ruling.js';
import { tableOf } from '../tables.js';

const kite = character('Kite');
const recruiting = spell('Recruiting', 'Create a Recruit 1/1/1 token in your Hero Expedition.', {
  handCost: 0,
});
const drum = permanent('Drum', 'At Dusk — Characters you control gain 1 boost.');

ruling(
  'ALT_CORE_B_BR_01_C q1',
  'in the current wording, it activates at every Noon, and checks the first player when it resolves',
  (hero) => {
    for (const firstPlayer of [0, 1] as const) {
      const table = tableOf({ heroZone: [hero] }, {}, { from: 'noon', firstPlayer });
      expect(activated(table)).toEqual([hero.name]);
      expect(table.names('companion', 0)).toHaveLength(firstPlayer === 0 ? 1 : 0);
    }
  },
);

ruling('ALT_CORE_B_BR_05_C q1', 'a character gains the boost after it has joined', (card) => {
  const watch = permanent('Watch', 'When a Character gains 1 or more boosts — I gain 1 seen counter.');
  const table = tableOf({ hand: [kite], reserve: [card], landmark: [watch], mana: 1 });
  table.activate(card.name).play('Kite', 'hero');
  expect(table.did('join', 'counters').filter((line) => !line.includes('emblem'))).toEqual([
    'join | Kite: limbo.0 > hero.0',
    'counters | Kite: +1 boost = 1',
    'counters | Watch: +1 seen = 1',
  ]);
});

ruling(
  ['ALT_CORE_B_BR_10_R1 q1', 'ALT_CORE_B_BR_10_R1 q2'],
  'boosts are counted when the reaction resolves, so the third can be gained at Dusk',
  (card) => {
    const drawn = (first: string): number => {
      const table = tableOf(
        { hero: [{ card, counters: { boost: 2 } }], landmark: [drum] },
        {},
        { from: 'dusk' },
      );
      table.choose(`reaction emblem of ${first}`);
      return table.names('hand', 0).length;
    };
    expect(drawn('Drum') - drawn(card.name)).toBe(1);
  },
);

ruling('ALT_CORE_B_BR_14_R1 q1', 'a character that is not Fleeting gains the boost', (card) => {
  const table = tableOf({ hand: [card], hero: [kite], mana: 3 }).play(card.name, 'hero');
  table.choose('yes');
  expect(table.stay('Kite')).toMatchObject({ counters: { boost: 1 }, statuses: [] });
});

ruling('ALT_CORE_B_BR_20_R2 q2', 'a Gigantic Defender stops both Expeditions', (card) => {
  const hero = printed('ALT_CORE_B_OR_03_C');
  const strong = character('Strong', statistics(9, 9, 9));
  const forward = (heroZone: readonly (typeof hero)[]): unknown => {
    const mine = { hand: [recruiting], heroZone, hero: [card, strong], companion: [strong] };
    const table = tableOf(mine).play('Recruiting').pass();
    return table.pass().state.seats[0]?.expeditions;
  };
  expect(forward([])).toEqual({ hero: 1, companion: 6 });
  expect(forward([hero])).toEqual({ hero: 0, companion: 7 });
});

ruling('ALT_CORE_B_BR_25_C q1', 'a character that is not Fleeting can be chosen', (card) => {
  const table = tableOf({ hand: [card], hero: [kite], mana: 1 }).play(card.name);
  expect(table.stay('Kite').counters['boost']).toBeGreaterThan(0);
});

ruling('ALT_CORE_B_BR_28_C q1', 'a returned token ceases to exist', (card) => {
  const table = tableOf({ hand: [recruiting] }, { hand: [card], mana: 2 });
  table.play('Recruiting').play(card.name);
  expect(table.names('hero', 0)).toEqual([]);
  expect(table.names('hand', 0)).toEqual([]);
  expect(table.happened()).toContain('move | Recruit: ceases to exist');
});

ruling(
  'ALT_ALIZE_B_BR_32_C q1',
  'its own effect helps only if it resolves before the effect that makes it Fleeting',
  (card) => {
    const milk = permanent('Milk', 'When a Character joins your Expeditions — It gains Fleeting.');
    const boosts = (first: string): unknown => {
      const table = tableOf({ hand: [card], hero: [kite], landmark: [milk], mana: 1 });
      table.play(card.name, 'hero').choose(`reaction emblem of ${first}`);
      table.settle();
      expect(table.stay(card.name).statuses).toEqual(['fleeting']);
      return table.stay('Kite').counters;
    };
    expect([boosts(card.name), boosts('Milk')]).toEqual([{ boost: 1 }, {}]);
  },
);

ruling(
  ['ALT_ALIZE_B_BR_42_C q1', 'ALT_ALIZE_B_BR_42_R1 q1'],
  'a Fleeting spell that puts itself in Mana goes there',
  (card) => {
    const table = tableOf({ reserve: [card], hero: [kite], mana: 4 }).play(card.name);
    if (table.deciding === '0: may') table.choose('yes');
    expect(table.names('mana', 0)).toContain(card.name);
    expect(table.names('discard', 0)).toEqual([]);
    expect(table.names('hand', 0)).toEqual(['Kite']);
  },
);
