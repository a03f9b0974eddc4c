import { describe, expect, it } from '@jest/globals';
import type { Step } from '#altered/abilities';
import { concession } from '#record';
import {
  character,
  effect,
  passive,
  simultaneously,
  spell,
  statistics,
  Table,
  type Position,
} from '#altered/testing';

const strong = character('Strong', statistics(3, 3, 3));
const weak = character('Weak', statistics(1, 1, 1));

describe.each(['two-vs-two', 'free-for-all'] as const)(
  'a player leaves a game of %s while a step that shows cards waits',
  (mode) => {
    const set = (name: string, forest: number) =>
      character(name, passive({ kind: 'statistics', of: { name: 'Owl' }, set: { forest } }));
    const entering: Step = {
      kind: 'move',
      what: { all: { zone: 'reserve', type: 'character' } },
      to: { zone: 'expedition', expedition: 'your-hero' },
    };
    /**
     * Returns the cards that are shown to each player after players have left and the timestamp order has been chosen.
     */
    const shown = (shows: Step, leaves: readonly number[], how: Pick<Position, 'readings'> = {}): unknown => {
      const show = spell('Show', effect(simultaneously(entering, shows)), { handCost: 0 });
      const table = new Table({
        seats: [
          { hand: [show], reserve: [set('Low', 3), set('High', 8)], deck: [character('Ash')] },
          { hand: [strong], deck: [character('Birch')] },
          { hand: [weak], deck: [character('Cedar')] },
          { hand: [strong], deck: [character('Dogwood')] },
        ],
        mode,
        ...how,
      }).play('Show');
      expect(table.deciding).toBe('0: timestamps');
      for (const seat of leaves) expect(table.decide(seat, concession)).toMatchObject({ ok: true });
      table.choose(...table.keys());
      return table
        .step('simultaneously')
        .actions.flatMap((action) =>
          action.kind === 'reveal'
            ? [{ to: action.to, names: action.items?.map((item) => table.name(item)), count: action.count }]
            : [],
        );
    };
    const tops: Step = { kind: 'reveal', what: { top: 'each-player' } };
    const hands: Step = { kind: 'reveal', what: { all: { zone: 'hand' } } };

    it('M4.11 the cards of the remaining players are shown', () => {
      expect(shown(tops, [])).toEqual([{ to: null, names: ['Ash', 'Birch', 'Cedar', 'Dogwood'], count: 4 }]);
      expect(shown(tops, [3])).toEqual([{ to: null, names: ['Ash', 'Birch', 'Cedar'], count: 3 }]);
      expect(shown(hands, [])).toEqual([{ to: null, names: ['Strong', 'Weak', 'Strong'], count: 3 }]);
      expect(shown(hands, [1])).toEqual([{ to: null, names: ['Weak', 'Strong'], count: 2 }]);
      const reveal: Step = { kind: 'reveal', what: { all: { zone: 'hand', name: 'Strong' } } };
      expect(shown(reveal, [3])).toEqual([{ to: null, names: ['Strong'], count: 1 }]);
    });

    it('M4.11 no event shows cards if all of them belonged to the player who left', () => {
      const opponents: Step = { kind: 'reveal', what: { all: { zone: 'hand', name: 'Weak' } } };
      expect(shown(opponents, [3])).toEqual([{ to: null, names: ['Weak'], count: 1 }]);
      expect(shown(opponents, [2])).toEqual([]);
    });

    it('M4.11 a player who has left does not look at cards', () => {
      const look: Step = { kind: 'look', what: { top: 'you' }, who: 'opponent' };
      expect(shown(look, [2])).toEqual([{ to: 1, names: ['Ash'], count: 1 }]);
      expect(shown(look, [1])).toEqual([]);
      expect(shown(look, [1], { readings: 4 })).toEqual([{ to: 1, names: ['Ash'], count: 1 }]);
    });

    it('in records of the fourth readings, no cards are shown if a player has left', () => {
      expect(shown(tops, [3], { readings: 4 })).toEqual([]);
      expect(shown(hands, [1], { readings: 4 })).toEqual([]);
      expect(shown(tops, [], { readings: 4 })).toHaveLength(1);
    });
  },
);
