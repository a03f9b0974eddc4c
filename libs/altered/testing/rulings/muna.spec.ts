import { describe, expect } from '@jest/globals';
import { effect, gainCounters, reaction, resupply, sequence } from '../abilities.js';
import { character, permanent, spell, statistics } from '../cards.js';
import { Table } from '../table.js';
import { printed } from './printed-cards.js';
import { activated, ruling } from './ruling.js';

const kite = character('Kite');
const strong = character('Strong', statistics(3, 3, 3));
/** All characters of a player change expeditions. */
const bridge = () => printed('ALT_CORE_B_LY_28_C');
/** Counts when a character gains boosts. */
const watch = permanent('Watch', {
  abilities: [
    reaction(
      { kind: 'counters', what: { type: 'character' }, name: 'boost', change: 'gain' },
      gainCounters('seen'),
    ),
  ],
});

describe('boosts for characters that are played', () => {
  ruling(
    'ALT_CORE_B_MU_01_C q1',
    'editions 1.0 and 4.0',
    'are put once it has joined, where others see it',
    (card) => {
      const table = new Table({
        seats: [{ heroZone: [card], hand: [kite], landmark: [watch], mana: 1 }, {}],
      });
      table.choose('play Kite hero');
      expect(table.stay('Kite')).toMatchObject({ zone: 'expedition', counters: { boost: 1 } });
      expect(table.stay('Watch').counters).toEqual({ seen: 1 });
    },
  );

  ruling(
    'ALT_CORE_B_BR_05_R2 q1',
    'editions 1.0 and 4.0',
    'are put once it has joined, by a support ability too',
    (card) => {
      const table = new Table({ seats: [{ reserve: [card], hand: [kite], landmark: [watch], mana: 1 }, {}] });
      const [support = ''] = table.options().filter((option) => option.startsWith(`quick ${card.name}`));
      table.choose(support).choose('play Kite hero');
      expect(table.names('discard', 0)).toEqual([card.name]);
      expect(table.stay('Kite')).toMatchObject({ zone: 'expedition', counters: { boost: 1 } });
      expect(table.stay('Watch').counters).toEqual({ seen: 1 });
    },
  );

  ruling(
    'ALT_ALIZE_B_MU_36_C q1',
    'editions 1.0 and 4.0',
    'come by joining your Expeditions, not by changing between them',
    (card) => {
      const table = new Table({
        seats: [{ hero: [card, strong], hand: [bridge(), kite], mana: 3 }, {}],
      });
      table.choose(`play ${bridge().name}`);
      expect(table.names('companion', 0)).toContain('Strong');
      expect(table.stay('Strong').counters).toEqual({});
      table.choose('pass').choose('play Kite hero');
      expect(table.stay('Kite').counters).toEqual({ boost: 1 });
    },
  );

  ruling(
    'ALT_CORE_B_AX_06_R2 q1',
    'editions 1.0 and 4.0',
    'are for what is controlled, which a card in Reserve is not',
    (card) => {
      const plant = (name: string) => character(name, { subtypes: ['plant'] });
      const table = new Table({
        seats: [{ hand: [card], hero: [plant('Moss')], reserve: [plant('Fern')], mana: 2 }, {}],
      });
      table.choose(`play ${card.name} hero`);
      expect([table.stay('Moss').counters, table.stay('Fern').counters]).toEqual([{ boost: 1 }, {}]);
    },
  );

  ruling(
    'ALT_CORE_B_BR_25_R2 q1',
    'editions 1.0 and 4.0',
    'may be given though the other half has nothing to do',
    (card) => {
      const table = new Table({ seats: [{ hand: [card], hero: [kite], mana: 1 }, {}] });
      table.choose(`play ${card.name}`);
      expect(table.stay('Kite').counters.boost).toBeGreaterThan(0);
      expect(table.stay('Kite').statuses).toEqual([]);
    },
  );
});

describe('moving forward due to a terrain', () => {
  ruling(
    'ALT_CORE_B_MU_03_C q1',
    'editions 1.0 and 4.0',
    'two expeditions at once: each effect is resolved whole, one after the other',
    (card) => {
      const table = new Table({
        seats: [{ heroZone: [card], hero: [strong], companion: [strong], hand: [kite] }, {}],
        from: 'dusk',
      });
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
    'editions 1.0 and 4.0',
    'it counts though the expedition won in another terrain as well',
    (card) => {
      const forward = (...numbers: [number, number, number]): boolean => {
        const table = new Table({
          seats: [{ heroZone: [card], hero: [character('Scout', statistics(...numbers))] }, {}],
          from: 'dusk',
        });
        return activated(table).includes(card.name);
      };
      expect([forward(2, 2, 0), forward(2, 0, 0), forward(0, 2, 2)]).toEqual([true, true, false]);
    },
  );
});

describe('at Noon', () => {
  ruling(
    'ALT_CORE_B_MU_06_R1 q1',
    'editions 1.0 and 4.0',
    'what was boosted first counts when the other reaction is resolved',
    (card) => {
      const bastion = printed('ALT_CORE_B_MU_30_R1');
      const resupplied = (first: string): boolean => {
        const table = new Table({
          seats: [{ hero: [{ card, counters: { boost: 1 } }], landmark: [bastion] }, {}],
          from: 'noon',
        });
        table.choose(`reaction emblem of ${first}`);
        return table.names('reserve', 0).length > 0;
      };
      expect([resupplied(bastion.name), resupplied(card.name)]).toEqual([true, false]);
    },
  );

  // Asked of a version without the ability, and answered about the rare one.
  ruling(
    'ALT_CORE_B_MU_06_R2 q1',
    'editions 1.0 and 4.0',
    'the condition belongs to the effect: it activates with too few boosts',
    () => {
      const rare = printed('ALT_CORE_B_MU_06_R1');
      const table = new Table({ seats: [{ hero: [rare] }, {}], from: 'noon' });
      expect(activated(table)).toEqual([rare.name]);
      expect(table.names('reserve', 0)).toEqual([]);
    },
  );
});

describe('drawing and Resupply of an opponent', () => {
  const recruits = (table: Table, seat: 0 | 1): number =>
    [...table.names('hero', seat), ...table.names('companion', seat)].filter(
      (name) => name === 'Ordis Recruit',
    ).length;

  ruling(
    'ALT_CORE_B_OR_18_C q1',
    'editions 1.0 and 4.0',
    'the cards of the Morning make one token',
    (card) => {
      const table = new Table({ seats: [{ hero: [card] }, {}], from: 'morning' });
      table.choose('expedition 0 hero');
      expect(table.deciding).not.toBe('0: target');
      expect(recruits(table, 0)).toBe(1);
    },
  );

  ruling('ALT_CORE_B_OR_18_C q2', 'editions 1.0 and 4.0', 'twice, one after the other, makes two', (card) => {
    const twice = spell('Twice', { abilities: [effect(sequence(resupply, resupply))] });
    const table = new Table({ seats: [{ hero: [card] }, { hand: [twice], mana: 1 }], firstPlayer: 1 });
    table.choose('play Twice');
    while (table.deciding === '0: reaction') table.choose(table.options()[0] ?? '');
    table.choose('expedition 0 hero').choose('expedition 0 hero');
    expect(recruits(table, 0)).toBe(2);
  });
});
