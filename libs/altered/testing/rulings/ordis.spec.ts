import { describe, expect } from '@jest/globals';
import type { CardDefinition } from '#altered/abilities';
import { effect, gainCounters, joins, reaction, step } from '../abilities.js';
import { character, permanent, spell } from '../cards.js';
import { Table } from '../table.js';
import { printed } from './printed-cards.js';
import { ruling } from './ruling.js';

const kite = character('Kite');
const paid = (table: Table): number => table.happened().filter((line) => line.startsWith('pay | Orb')).length;
/** How much mana a card costs somebody who faces others; with abilities of cards in their Reserve. */
function costFacing(
  others: readonly CardDefinition[],
  card: CardDefinition,
  reserve: readonly CardDefinition[] = [],
) {
  const table = new Table({ seats: [{ hand: [card], reserve, mana: 9 }, { hero: others }] });
  for (const { name } of reserve)
    table.choose(
      table.options().find((option) => option.startsWith(`quick ${name}`)) ?? 'no support ability',
    );
  return paid(table.choose(card.type === 'character' ? `play ${card.name} hero` : `play ${card.name}`));
}
/** A character that counts which of its abilities activate. */
const bell = character('Bell', {
  abilities: [
    reaction(joins, gainCounters('join')),
    reaction({ kind: 'played', what: 'me', from: 'hand' }, gainCounters('hand')),
    reaction({ kind: 'played', what: 'me', from: 'reserve' }, gainCounters('reserve')),
  ],
});
const activated = (table: Table): Readonly<Record<string, number>> => {
  while (table.deciding === '0: reaction') table.choose(table.options()[0] ?? '');
  return table.stay('Bell').counters;
};

describe('who cannot activate abilities', () => {
  ruling('ALT_CORE_B_OR_12_C q1', 'editions 1.0 and 4.0', 'is whoever faces it, however played', (card) => {
    const from = (zone: 'hand' | 'reserve', expedition: string): Readonly<Record<string, number>> => {
      const table = new Table({ seats: [{ [zone]: [bell], mana: 1 }, { hero: [card] }] });
      return activated(table.choose(`play Bell ${expedition}`));
    };
    expect([from('hand', 'hero'), from('reserve', 'hero')]).toEqual([{}, {}]);
    expect([from('hand', 'companion'), from('reserve', 'companion')]).toEqual([
      { join: 1, hand: 1 },
      { join: 1, reserve: 1 },
    ]);
  });

  ruling(
    ['ALT_CORE_B_OR_12_C q2', 'ALT_CORE_B_OR_12_R1 q2'],
    'editions 1.0 and 4.0',
    'cannot by a permanent that would activate them either',
    (card) => {
      const foundry = permanent('Foundry', {
        abilities: [
          reaction(
            { kind: 'played', what: { type: 'character' }, by: 'you', from: 'hand' },
            step({ kind: 'activate', triggers: ['from-reserve'], what: 'it' }),
          ),
        ],
      });
      const play = (expedition: string) =>
        activated(
          new Table({ seats: [{ hand: [bell], landmark: [foundry], mana: 1 }, { hero: [card] }] }).choose(
            `play Bell ${expedition}`,
          ),
        );
      expect(play('hero')).toEqual({});
      expect(play('companion')).toEqual({ join: 1, hand: 1, reserve: 1 });
    },
  );

  ruling(
    ['ALT_CORE_B_OR_12_C q3', 'ALT_CORE_B_OR_12_R1 q3'],
    'editions 1.0 and 4.0',
    'cannot by another character, which cannot where it faces it itself',
    (card) => {
      const herald = character('Herald', {
        abilities: [
          reaction(joins, step({ kind: 'activate', triggers: ['join'], what: { target: 0 } }), {
            targets: [{ kind: 'object', like: { type: 'character', other: true } }],
          }),
        ],
      });
      const play = (where: 'hero' | 'companion', of: 'hero' | 'companion') => {
        const table = new Table({
          seats: [{ hand: [herald], [of]: [bell], mana: 1 }, { hero: [card] }],
        });
        table.choose(`play Herald ${where}`);
        if (table.deciding === '0: target') table.choose('Bell');
        return activated(table);
      };
      expect([play('hero', 'companion'), play('companion', 'hero')]).toEqual([{}, {}]);
      expect(play('companion', 'companion')).toEqual({ join: 1 });
    },
  );
});

describe('what cards of opponents cost at least', () => {
  const three = character('Three', { handCost: 3 });
  const cheap = spell('Cheap', { handCost: 1, abilities: [effect(step({ kind: 'draw', count: 1 }))] });

  ruling('ALT_CORE_B_OR_21_C q2', 'editions 1.0 and 4.0', 'two for a character, and no more', (card) => {
    expect([costFacing([card], kite), costFacing([card], three), costFacing([card], cheap)]).toEqual([
      2, 3, 1,
    ]);
  });

  ruling('ALT_CORE_B_OR_21_R1 q2', 'editions 1.0 and 4.0', 'two for any card, and no more', (card) => {
    expect([costFacing([card], kite), costFacing([card], three), costFacing([card], cheap)]).toEqual([
      2, 3, 2,
    ]);
  });

  ruling('ALT_CORE_B_OR_21_C q3', 'editions 1.0 and 4.0', 'though something makes them cheaper', (card) => {
    const discount = [printed('ALT_CORE_B_OR_21_R2')];
    const two = character('Two', { handCost: 2 });
    expect([costFacing([card], two, discount), costFacing([card], three, discount)]).toEqual([2, 2]);
    expect(costFacing([], two, discount)).toBe(1);
  });

  ruling('ALT_CORE_B_OR_21_C q1', 'editions 1.0 and 4.0', 'nothing when they are played for free', (card) => {
    const table = new Table({
      seats: [
        {
          heroZone: [{ card: printed('ALT_CORE_B_LY_02_C'), counters: { Performance: 5 } }],
          deck: [kite],
        },
        { hero: [card] },
      ],
      from: 'noon',
    });
    table.choose('yes').choose('yes').choose('either:0').choose('hero');
    expect(table.names('hero', 0)).toEqual(['Kite']);
    expect(paid(table)).toBe(0);
  });

  ruling(
    ['ALT_CORE_B_OR_21_R1 q1', 'ALT_CORE_B_YZ_30_R1 q2', 'ALT_CORE_B_YZ_30_C q2'],
    'editions 1.0 and 4.0',
    'nothing for a spell that is free',
    (card) => {
      const isBastion = card.type === 'permanent';
      const bastion = isBastion ? card : printed('ALT_CORE_B_YZ_30_C');
      const robin = isBastion ? printed('ALT_CORE_B_OR_21_R1') : card;
      const table = new Table({ seats: [{ hand: [cheap], landmark: [bastion] }, { hero: [robin] }] });
      table.choose(`quick ${bastion.name} 0`).choose('play Cheap');
      expect(table.names('reserve', 0)).toEqual(['Cheap']);
      expect(paid(table)).toBe(0);
    },
  );
});

describe('each player sacrifices a character', () => {
  ruling(
    'ALT_CORE_B_OR_20_C q1',
    'editions 1.0 and 4.0',
    'the controller chooses first, and all at once',
    (card) => {
      const table = new Table({
        seats: [{ hand: [card], hero: [kite], mana: 5 }, { hero: [kite, character('Other')] }],
      });
      table.choose(`play ${card.name} hero`);
      expect(table.deciding).toBe('0: sacrifice');
      table.choose('Kite');
      expect(table.names('discard', 0)).toEqual([]);
      expect(table.deciding).toBe('1: sacrifice');
      table.choose('Other');
      expect(table.step('sacrifice').actions).toHaveLength(2);
    },
  );

  ruling('ALT_CORE_B_OR_20_C q2', 'editions 1.0 and 4.0', 'without another, itself', (card) => {
    const table = new Table({ seats: [{ hand: [card], mana: 5 }, {}] });
    table.choose(`play ${card.name} hero`);
    expect(table.names('discard', 0)).toEqual([card.name]);
  });
});

describe('permanents', () => {
  /** Plays a card of the Reserve at the beginning of a phase. */
  const bellringer = (phase: 'noon' | 'dusk') =>
    permanent('Bellringer', {
      abilities: [
        reaction(
          { kind: 'phase', phase },
          step({ kind: 'play-for-free', what: { choose: { zone: 'reserve', controller: 'you' } } }),
        ),
      ],
    });

  ruling(
    'ALT_CORE_B_AX_05_R2 q1',
    'editions 1.0 and 4.0',
    'played before the Afternoon it makes one cheaper in it, played after it none',
    (card) => {
      const [less = 0] = /costs #?\{(\d)\}/.exec(card.text.join(' '))?.slice(1).map(Number) ?? [];
      const tower = (phase: 'noon' | 'dusk'): number => {
        const table = new Table({
          seats: [
            {
              reserve: [card],
              hand: [permanent('Tower', { handCost: 5 })],
              landmark: [bellringer(phase)],
              mana: 5,
            },
            {},
          ],
          from: phase,
        });
        while (table.deciding !== '0: turn') {
          const pass =
            table.deciding === '1: turn' ? ['pass'] : table.options().slice(0, table.state.pending?.min ?? 0);
          table.choose(...pass);
        }
        expect(table.happened().join()).toContain(`${card.name}: `);
        return paid(table.choose('play Tower'));
      };
      expect(less).toBeGreaterThan(0);
      expect([tower('noon'), tower('dusk')]).toEqual([5 - less, 5]);
    },
  );

  ruling('ALT_CORE_B_AX_10_R2 q1', 'editions 1.0 and 4.0', 'have their {J} activated again', (card) => {
    const hub = printed('ALT_CORE_B_AX_24_R2');
    const table = new Table({ seats: [{ reserve: [card], landmark: [hub] }, {}] });
    table.choose(`quick ${card.name} 0`);
    expect(Object.values(table.stay(hub.name).counters)).toEqual([3]);
  });

  ruling('ALT_CORE_B_AX_24_R2 q1', 'editions 1.0 and 4.0', 'lose their counters as they leave', (card) => {
    for (const zone of ['reserve', 'hand', 'discard'] as const) {
      const away = spell('Away', {
        abilities: [effect(step({ kind: 'move', what: { all: { type: 'permanent' } }, to: { zone } }))],
      });
      const counters = { Kelon: 3 };
      const table = new Table({ seats: [{ landmark: [{ card, counters }], hand: [away], mana: 1 }, {}] });
      table.choose('play Away');
      expect(table.names(zone, 0)).toContain(card.name);
      expect(table.stay(card.name).counters).toEqual({});
    }
  });
});
