import { describe, expect } from '@jest/globals';
import type { CardDefinition } from '#altered/abilities';
import { effect, reaction, step } from '../abilities.js';
import { character, permanent, spell } from '../cards.js';
import type { Table } from '../table.js';
import { printed } from './printed-cards.js';
import { paid, ruling } from './ruling.js';
import { tableOf } from '../tables.js';

const kite = character('Kite');
/**
 * Returns a card's mana cost while the facing expedition contains other characters. Includes the effects of cards in
 * Reserve.
 */
function costFacing(
  others: readonly CardDefinition[],
  card: CardDefinition,
  reserve: readonly CardDefinition[] = [],
) {
  const table = tableOf({ hand: [card], reserve, mana: 9 }, { hero: others });
  for (const { name } of reserve) table.activate(name);
  return paid(table.choose(card.type === 'character' ? `play ${card.name} hero` : `play ${card.name}`));
}
/** A character that counts how often each of its abilities activates. */
const bell = character(
  'Bell',
  '{J} I gain 1 join counter.',
  '{H} I gain 1 hand counter.',
  '{R} I gain 1 reserve counter.',
);
const activated = (table: Table): Readonly<Record<string, number>> => {
  table.settle('reaction');
  return table.stay('Bell').counters;
};

describe('Characters that cannot activate abilities', () => {
  ruling(
    'ALT_CORE_B_OR_12_C q1',
    'include every Character facing the card, wherever it was played from',
    (card) => {
      const from = (zone: 'hand' | 'reserve', expedition: string): Readonly<Record<string, number>> => {
        const table = tableOf({ [zone]: [bell], mana: 1 }, { hero: [card] });
        return activated(table.choose(`play Bell ${expedition}`));
      };
      expect([from('hand', 'hero'), from('reserve', 'hero')]).toEqual([{}, {}]);
      expect([from('hand', 'companion'), from('reserve', 'companion')]).toEqual([
        { join: 1, hand: 1 },
        { join: 1, reserve: 1 },
      ]);
    },
  );

  ruling(
    ['ALT_CORE_B_OR_12_C q2', 'ALT_CORE_B_OR_12_R1 q2'],
    'a permanent cannot activate their abilities either',
    (card) => {
      const foundry = permanent(
        'Foundry',
        'When you play a Character from your hand — Activate its {r} abilities.',
      );
      const play = (expedition: string) =>
        activated(
          tableOf({ hand: [bell], landmark: [foundry], mana: 1 }, { hero: [card] }).choose(
            `play Bell ${expedition}`,
          ),
        );
      expect(play('hero')).toEqual({});
      expect(play('companion')).toEqual({ join: 1, hand: 1, reserve: 1 });
    },
  );

  ruling(
    ['ALT_CORE_B_OR_12_C q3', 'ALT_CORE_B_OR_12_R1 q3'],
    'another Character cannot activate their abilities, and its own abilities cannot activate if it faces the card',
    (card) => {
      const herald = character('Herald', '{J} Activate the {j} abilities of another target Character.');
      const play = (where: 'hero' | 'companion', of: 'hero' | 'companion') => {
        const table = tableOf({ hand: [herald], [of]: [bell], mana: 1 }, { hero: [card] });
        table.choose(`play Herald ${where}`);
        if (table.deciding === '0: target') table.choose('Bell');
        return activated(table);
      };
      expect([play('hero', 'companion'), play('companion', 'hero')]).toEqual([{}, {}]);
      expect(play('companion', 'companion')).toEqual({ join: 1 });
    },
  );
});

describe("the minimum cost of opponents' cards", () => {
  const three = character('Three', { handCost: 3 });
  const cheap = spell('Cheap', 'Draw a card.', { handCost: 1 });

  ruling('ALT_CORE_B_OR_21_C q2', 'Characters cost at least two', (card) => {
    expect([costFacing([card], kite), costFacing([card], three), costFacing([card], cheap)]).toEqual([
      2, 3, 1,
    ]);
  });

  ruling('ALT_CORE_B_OR_21_R1 q2', 'all cards cost at least two', (card) => {
    expect([costFacing([card], kite), costFacing([card], three), costFacing([card], cheap)]).toEqual([
      2, 3, 2,
    ]);
  });

  ruling('ALT_CORE_B_OR_21_C q3', 'the minimum also applies if an effect reduces the cost', (card) => {
    const discount = [printed('ALT_CORE_B_OR_21_R2')];
    const two = character('Two', { handCost: 2 });
    expect([costFacing([card], two, discount), costFacing([card], three, discount)]).toEqual([2, 2]);
    expect(costFacing([], two, discount)).toBe(1);
  });

  ruling('ALT_CORE_B_OR_21_C q1', 'the minimum does not apply to cards played for free', (card) => {
    const table = tableOf(
      {
        heroZone: [{ card: printed('ALT_CORE_B_LY_02_C'), counters: { Performance: 5 } }],
        deck: [kite],
      },
      { hero: [card] },
      { from: 'noon' },
    );
    table.choose('yes').choose('yes').choose('either:0').choose('hero');
    expect(table.names('hero', 0)).toEqual(['Kite']);
    expect(paid(table)).toBe(0);
  });

  ruling(
    ['ALT_CORE_B_OR_21_R1 q1', 'ALT_CORE_B_YZ_30_R1 q2', 'ALT_CORE_B_YZ_30_C q2'],
    'the minimum does not apply to a free spell',
    (card) => {
      const isBastion = card.type === 'permanent';
      const bastion = isBastion ? card : printed('ALT_CORE_B_YZ_30_C');
      const robin = isBastion ? printed('ALT_CORE_B_OR_21_R1') : card;
      const table = tableOf({ hand: [cheap], landmark: [bastion] }, { hero: [robin] });
      table.activate(bastion.name).play('Cheap');
      expect(table.names('reserve', 0)).toEqual(['Cheap']);
      expect(paid(table)).toBe(0);
    },
  );
});

describe('each player sacrifices a character', () => {
  ruling(
    'ALT_CORE_B_OR_20_C q1',
    'the controller chooses first, and the sacrifices are simultaneous',
    (card) => {
      const table = tableOf({ hand: [card], hero: [kite], mana: 5 }, { hero: [kite, character('Other')] });
      table.play(card.name, 'hero');
      expect(table.deciding).toBe('0: sacrifice');
      table.choose('Kite');
      expect(table.names('discard', 0)).toEqual([]);
      expect(table.deciding).toBe('1: sacrifice');
      table.choose('Other');
      expect(table.step('sacrifice').actions).toHaveLength(2);
    },
  );

  ruling('ALT_CORE_B_OR_20_C q2', 'the card is sacrificed itself if there is no other Character', (card) => {
    const table = tableOf({ hand: [card], mana: 5 }).play(card.name, 'hero');
    expect(table.names('discard', 0)).toEqual([card.name]);
  });
});

describe('permanents', () => {
  /** Returns a permanent that plays a card from Reserve when a phase begins. */
  const bellringer = (phase: 'noon' | 'dusk') =>
    permanent(
      'Bellringer',
      reaction({ kind: 'phase', phase }, 'Play a card from a Reserve you control for free.'),
    );

  ruling(
    'ALT_CORE_B_AX_05_R2 q1',
    'a card played before the Afternoon reduces one cost, and a card played after it reduces none',
    (card) => {
      const [less = 0] = /costs #?\{(\d)\}/.exec(card.text.join(' '))?.slice(1).map(Number) ?? [];
      const tower = (phase: 'noon' | 'dusk'): number => {
        const table = tableOf(
          {
            reserve: [card],
            hand: [permanent('Tower', { handCost: 5 })],
            landmark: [bellringer(phase)],
            mana: 5,
          },
          {},
          { from: phase },
        );
        while (table.deciding !== '0: turn') {
          const pass =
            table.deciding === '1: turn' ? ['pass'] : table.options().slice(0, table.state.pending?.min ?? 0);
          table.choose(...pass);
        }
        expect(table.happened().join()).toContain(`${card.name}: `);
        return paid(table.play('Tower'));
      };
      expect(less).toBeGreaterThan(0);
      expect([tower('noon'), tower('dusk')]).toEqual([5 - less, 5]);
    },
  );

  ruling('ALT_CORE_B_AX_10_R2 q1', 'permanents can have their {J} abilities activated again', (card) => {
    const hub = printed('ALT_CORE_B_AX_24_R2');
    const table = tableOf({ reserve: [card], landmark: [hub] }).activate(card.name);
    expect(Object.values(table.stay(hub.name).counters)).toEqual([3]);
  });

  ruling('ALT_CORE_B_AX_24_R2 q1', 'permanents lose their counters when they leave', (card) => {
    for (const zone of ['reserve', 'hand', 'discard'] as const) {
      const away = spell(
        'Away',
        effect(step({ kind: 'move', what: { all: { type: 'permanent' } }, to: { zone } })),
      );
      const counters = { Kelon: 3 };
      const table = tableOf({ landmark: [{ card, counters }], hand: [away], mana: 1 }).play('Away');
      expect(table.names(zone, 0)).toContain(card.name);
      expect(table.stay(card.name).counters).toEqual({});
    }
  });
});
