import { describe, expect } from '@jest/globals';
import type { CardDefinition } from '#altered/abilities';
import { character, permanent, statistics } from '../cards.js';
import type { Table } from '../table.js';
import { printed } from './printed-cards.js';
import { answeringAll, ruling } from './ruling.js';
import { tableOf } from '../tables.js';

const kite = character('Kite');
/** A character that counts how often each of its abilities activates. */
const bell = character(
  'Bell',
  '{J} I gain 1 joined counter.',
  '{H} I gain 1 hand counter.',
  '{R} I gain 1 reserve counter.',
  'At Noon — I gain 1 noon counter.',
  { ...statistics(0, 1, 1), handCost: 4 },
);

describe('rolling a die for a character', () => {
  ruling('ALT_CORE_B_LY_01_C q1', 'a character in Reserve cannot be chosen', (hero) => {
    const seat = { heroZone: [hero], hero: [kite], companion: [bell], reserve: [character('Waiting')] };
    const table = tableOf(seat, { hero: [character('Theirs')] }).activate(hero.name);
    expect(table.options().filter((option) => option !== 'take-back')).toEqual(['Kite', 'Bell']);
  });

  ruling(
    ['ALT_CORE_B_LY_01_C q2', 'ALT_COREKS_B_LY_01_C q2'],
    'the die has six faces, and an increased six counts as six or more',
    (hero) => {
      const charm = permanent('Charm', 'If you would roll a die, you may add 1 to its result.');
      const faces = new Set<number>();
      for (let n = 0; n < 40; n += 1) {
        const table = tableOf(
          { heroZone: [hero], hero: [kite], landmark: [charm] },
          {},
          { seed: `seed ${n}` },
        );
        table.activate(hero.name);
        const { dice } = table.state.pending!.about as unknown as { dice: readonly number[] };
        const [die = 0] = dice;
        faces.add(die);
        table.choose('0+1');
        const { statuses, counters } = table.stay('Kite');
        expect([die, statuses, counters]).toEqual([
          die,
          die >= 5 ? ['anchored'] : [],
          die < 5 ? { boost: 1 } : {},
        ]);
      }
      expect([...faces].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    },
  );
});

describe('playing the top card of the deck for free at Noon', () => {
  const noon = (hero: CardDefinition, top: CardDefinition, theirs: readonly CardDefinition[] = []): Table => {
    const seat = { heroZone: [{ card: hero, counters: { Performance: 5 } }], deck: [top, kite], mana: 2 };
    const table = tableOf(seat, { hero: theirs }, { from: 'noon' });
    return table.settle();
  };

  ruling(
    ['ALT_CORE_B_LY_02_C q1', 'ALT_COREKS_B_LY_02_C q1'],
    'the card comes from neither Hand nor Reserve, and joins',
    (hero) => {
      expect(noon(hero, bell).stay('Bell').counters).toMatchObject({ joined: 1 });
    },
  );

  ruling('ALT_CORE_B_LY_02_C q2', 'a minimum cost does not apply to a card played for free', (hero) => {
    const table = noon(hero, bell, [printed('ALT_CORE_B_OR_21_C')]);
    expect(table.names('hero', 0)).toEqual(['Bell']);
    expect(table.orbs(0)).toBe(2);
  });

  ruling('ALT_CORE_B_LY_02_C q3', "the card's own Noon ability first triggers on the next day", (hero) => {
    expect(noon(hero, bell).stay('Bell').counters).toEqual({ joined: 1 });
  });
});

ruling(
  ['ALT_CORE_B_LY_10_C q1', 'ALT_CORE_B_LY_10_R2 q1'],
  'two copies that go to Reserve together return each other to Hand',
  (card) => {
    const table = tableOf({ hero: [card], companion: [card] }, {}, { from: 'dusk' });
    while (table.deciding.startsWith('0: ')) table.choose(table.state.pending?.options[0]?.key ?? '');
    const moved = table.did('rest', 'move').filter((line) => !line.includes('emblem'));
    expect(moved.map((line) => line.replace(/.*: /, ''))).toEqual([
      'hero.0 > reserve.0',
      'companion.0 > reserve.0',
      'reserve.0 > hand.0',
      'reserve.0 > hand.0',
    ]);
  },
);

describe('making Characters Fleeting', () => {
  const tough = (): CardDefinition => printed('ALT_CORE_B_BR_21_R2');

  ruling(
    'ALT_CORE_B_LY_14_C q1',
    'the player pays for a Tough target, chooses another, or declines',
    (card) => {
      /**
       * Edition 1.0 first requests the target, whereas edition 4.0 first asks whether to use the effect. Therefore, the
       * answers are given by kind of decision.
       */
      const played = (answer: 'yes' | 'no', target = ''): Table => {
        const table = tableOf({ hand: [card], hero: [kite], mana: 4 }, { hero: [tough()] });
        table.play(card.name, 'hero');
        const answers = { target, pay: answer === 'yes' ? 'pay' : 'decline', may: answer };
        return answeringAll(table, answers);
      };
      const paid = played('yes', tough().name);
      expect([paid.stay(tough().name).statuses, paid.orbs(0)]).toEqual([['fleeting'], 0]);
      const other = played('yes', 'Kite');
      expect([other.stay('Kite').statuses, other.orbs(0)]).toEqual([['fleeting'], 1]);
      const none = played('no', tough().name);
      expect([none.stay(tough().name).statuses, none.orbs(0)]).toEqual([[], 1]);
    },
  );

  ruling('ALT_CORE_B_LY_14_R1 q1', 'Tough costs nothing if the target is a player', (card) => {
    const theirs = { hero: [tough()], companion: [kite] };
    const table = tableOf({ hand: [card], mana: 4 }, theirs);
    table.play(card.name, 'hero').choose('player 1');
    expect([table.stay(tough().name).statuses, table.stay('Kite').statuses]).toEqual([
      ['fleeting'],
      ['fleeting'],
    ]);
    expect(table.stay(card.name).statuses).toEqual([]);
    expect(table.orbs(0)).toBe(1);
  });
});
