import { describe, expect } from '@jest/globals';
import { character, permanent, spell, statistics } from '../cards.js';
import type { Table } from '../table.js';
import { printed } from './printed-cards.js';
import { activated, ruling } from './ruling.js';
import { tableOf } from '../tables.js';

const kite = character('Kite');
const strong = character('Strong', statistics(3, 3, 3));
/** Returns a card that makes all characters of a player switch expeditions. */
const bridge = () => printed('ALT_CORE_B_LY_28_C');
/** A permanent that counts how often Characters gain boosts. */
const watch = permanent('Watch', 'When a Character gains 1 or more boosts — I gain 1 seen counter.');

describe('boosts for played Characters', () => {
  ruling('ALT_CORE_B_MU_01_C q1', 'a boost is gained after joining, so other reactions see it', (card) => {
    const table = tableOf({ heroZone: [card], hand: [kite], landmark: [watch], mana: 1 });
    table.play('Kite', 'hero');
    expect(table.stay('Kite')).toMatchObject({ zone: 'expedition', counters: { boost: 1 } });
    expect(table.stay('Watch').counters).toEqual({ seen: 1 });
  });

  ruling('ALT_CORE_B_BR_05_R2 q1', 'a boost from a support ability is also gained after joining', (card) => {
    const table = tableOf({ reserve: [card], hand: [kite], landmark: [watch], mana: 1 });
    table.activate(card.name).play('Kite', 'hero');
    expect(table.names('discard', 0)).toEqual([card.name]);
    expect(table.stay('Kite')).toMatchObject({ zone: 'expedition', counters: { boost: 1 } });
    expect(table.stay('Watch').counters).toEqual({ seen: 1 });
  });

  ruling(
    'ALT_ALIZE_B_MU_36_C q1',
    'boosts are gained by joining Expeditions, not by switching between them',
    (card) => {
      const table = tableOf({ hero: [card, strong], hand: [bridge(), kite], mana: 3 }).play(bridge().name);
      expect(table.names('companion', 0)).toContain('Strong');
      expect(table.stay('Strong').counters).toEqual({});
      table.pass().play('Kite', 'hero');
      expect(table.stay('Kite').counters).toEqual({ boost: 1 });
    },
  );

  ruling('ALT_CORE_B_AX_06_R2 q1', 'only controlled Characters gain boosts, not cards in Reserve', (card) => {
    const plant = (name: string) => character(name, { subtypes: ['plant'] });
    const table = tableOf({ hand: [card], hero: [plant('Moss')], reserve: [plant('Fern')], mana: 2 });
    table.play(card.name, 'hero');
    expect([table.stay('Moss').counters, table.stay('Fern').counters]).toEqual([{ boost: 1 }, {}]);
  });

  ruling('ALT_CORE_B_BR_25_R2 q1', 'the boosts can be given even if the other part has no effect', (card) => {
    const table = tableOf({ hand: [card], hero: [kite], mana: 1 }).play(card.name);
    expect(table.stay('Kite').counters.boost).toBeGreaterThan(0);
    expect(table.stay('Kite').statuses).toEqual([]);
  });
});

describe('moving forward due to a terrain', () => {
  ruling(
    'ALT_CORE_B_MU_03_C q1',
    'with two Expeditions at once, the effects resolve completely one by one',
    (card) => {
      const table = tableOf(
        { heroZone: [card], hero: [strong], companion: [strong], hand: [kite] },
        {},
        { from: 'dusk' },
      );
      expect(table.state.seats[0]?.expeditions).toEqual({ hero: 1, companion: 6 });
      expect(table.deciding).toBe('0: reaction');
      table.choose(table.options()[0] ?? '');
      expect(table.deciding).toBe('0: move');
      table.choose('Kite').choose('Blank');
      expect(table.did('draw', 'move').slice(0, 4)).toEqual([
        'draw | Blank: deck.0 > hand.0',
        'move | Kite: hand.0 > reserve.0',
        'draw | Blank: deck.0 > hand.0',
        'move | Blank: hand.0 > reserve.0',
      ]);
    },
  );

  ruling(
    'ALT_CORE_B_MU_03_C q2',
    'the reaction triggers even if the Expedition also wins in another terrain',
    (card) => {
      const forward = (...numbers: [number, number, number]): boolean => {
        const table = tableOf(
          { heroZone: [card], hero: [character('Scout', statistics(...numbers))] },
          {},
          { from: 'dusk' },
        );
        return activated(table).includes(card.name);
      };
      expect([forward(2, 2, 0), forward(2, 0, 0), forward(0, 2, 2)]).toEqual([true, true, false]);
    },
  );
});

describe('at Noon', () => {
  ruling(
    'ALT_CORE_B_MU_06_R1 q1',
    'a boost counts if it is gained before the other reaction resolves',
    (card) => {
      const bastion = printed('ALT_CORE_B_MU_30_R1');
      const resupplied = (first: string): boolean => {
        const table = tableOf(
          { hero: [{ card, counters: { boost: 1 } }], landmark: [bastion] },
          {},
          { from: 'noon' },
        );
        table.choose(`reaction emblem of ${first}`);
        return table.names('reserve', 0).length > 0;
      };
      expect([resupplied(bastion.name), resupplied(card.name)]).toEqual([true, false]);
    },
  );

  // The scenario uses the rare version, which the answer describes. The question names a version without the ability.
  ruling(
    'ALT_CORE_B_MU_06_R2 q1',
    'the reaction activates with too few boosts, because the condition belongs to its effect',
    () => {
      const rare = printed('ALT_CORE_B_MU_06_R1');
      const table = tableOf({ hero: [rare] }, {}, { from: 'noon' });
      expect(activated(table)).toEqual([rare.name]);
      expect(table.names('reserve', 0)).toEqual([]);
    },
  );
});

describe("an opponent's draws and Resupplies", () => {
  const recruits = (table: Table, seat: 0 | 1): number =>
    [...table.names('hero', seat), ...table.names('companion', seat)].filter(
      (name) => name === 'Ordis Recruit',
    ).length;

  ruling('ALT_CORE_B_OR_18_C q1', 'the two cards of the Morning create one token', (card) => {
    const table = tableOf({ hero: [card] }, {}, { from: 'morning' }).choose('expedition 0 hero');
    expect(table.deciding).not.toBe('0: target');
    expect(recruits(table, 0)).toBe(1);
  });

  ruling('ALT_CORE_B_OR_18_C q2', 'two consecutive Resupplies create two tokens', (card) => {
    const twice = spell('Twice', 'Resupply. Resupply.');
    const table = tableOf({ hero: [card] }, { hand: [twice], mana: 1 }, { firstPlayer: 1 }).play('Twice');
    table.settle('reaction');
    table.choose('expedition 0 hero').choose('expedition 0 hero');
    expect(recruits(table, 0)).toBe(2);
  });
});
