import { describe, expect, it } from '@jest/globals';
import type { Step } from '#altered/abilities';
import { concession } from '#record';
import {
  character,
  effect,
  permanent,
  reaction,
  passive,
  simultaneously,
  spell,
  step,
  Table,
  type Position,
} from '#altered/testing';

describe.each(['two-vs-two', 'free-for-all'] as const)('a player leaves a game of %s', (mode) => {
  const tableWith = (position: Omit<Position, 'mode' | 'edition'>): Table =>
    new Table({ ...position, mode, edition: '4.0' });
  const gives = (table: Table, seat: number): Table => {
    expect(table.decide(seat, concession)).toMatchObject({ ok: true });
    return table;
  };

  it("M4.11 other players' cards the player controlled go to their owners' discard piles; tokens cease to exist", () => {
    const swap = spell(
      'Swap',
      'Create a Mote 1/1/1 token in your Hero Expedition. Characters you control defect.',
      { handCost: 0 },
    );
    const table = tableWith({
      seats: [{ hand: [swap], hero: [character('Kite')] }, { hero: [character('Owl')] }, {}, {}],
    }).play('Swap');
    const other = [1, 3].find((seat) => table.names('hero', seat).includes('Kite')) ?? -1;
    expect(table.names('hero', other)).toEqual(expect.arrayContaining(['Kite', 'Mote']));
    gives(table, other);
    expect([table.names('discard', 0).includes('Kite'), table.names('hero', 0)]).toEqual([true, []]);
    const left = table.events.flatMap((event) =>
      event.kind === 'StepResolved' && event.verb === 'concede' ? event.actions : [],
    );
    expect(left.map(({ kind }) => kind).sort()).toEqual(['leave', 'move', 'vanish']);
    expect(left.at(-1)).toMatchObject({ kind: 'leave', seat: other });
  });

  it("M4.11 the player's own objects in play leave with them, without further actions", () => {
    const table = tableWith({
      seats: [{}, { hero: [character('Owl')], landmark: [permanent('Mill')] }, {}, {}],
    });
    gives(table, 1);
    expect(table.did('concede')).toEqual(['concede | leave {"seat":1,"reason":"conceded"}']);
  });

  it("M4.11 a player who left chooses no targets, and another player's choice starts again", () => {
    const bell = permanent(
      'Bell',
      reaction(
        'At Noon',
        step({ kind: 'counters', change: 'gain', name: 'boost', count: 1, what: { target: 0 } }),
        { targets: [{ kind: 'object', like: { type: 'character' }, count: 2 }] },
      ),
    );
    const atNoon = (): Table =>
      tableWith({
        seats: [
          { landmark: [bell], hero: [character('Ant'), character('Bee')] },
          { hero: [character('Owl')] },
          {},
          {},
        ],
        from: 'noon',
      });
    const table = atNoon();
    expect([table.deciding, table.options()]).toEqual(['0: target', ['Ant', 'Bee', 'Owl']]);
    gives(table, 1);
    expect(['Ant', 'Bee'].map((name) => table.counter(name, 'boost'))).toEqual([1, 1]);
    const still = gives(atNoon(), 2);
    expect([still.deciding, still.options()]).toEqual(['0: target', ['Ant', 'Bee', 'Owl']]);
    still.choose('Ant', 'Owl');
    expect(['Ant', 'Bee', 'Owl'].map((name) => still.counter(name, 'boost'))).toEqual([1, 0, 1]);
    const gone = gives(atNoon(), 0);
    expect(gone.deciding).toBe('1: turn');
    expect(gone.counter('Owl', 'boost')).toBe(0);
  });

  describe('a player leaves while a step waits', () => {
    const set = (name: string, forest: number) =>
      character(name, passive({ kind: 'statistics', of: { name: 'Owl' }, set: { forest } }));
    const entering: Step = {
      kind: 'move',
      what: { all: { zone: 'reserve', type: 'character' } },
      to: { zone: 'expedition', expedition: 'your-hero' },
    };
    const waiting = (seats: Position['seats'], ...more: readonly Step[]): Table => {
      const march = spell('March', effect(simultaneously(entering, ...more)), { handCost: 0 });
      const [own, ...others] = seats;
      const table = new Table({
        seats: [{ ...own, hand: [march] }, ...others] as unknown as Position['seats'],
        mode,
      }).play('March');
      expect(table.deciding).toBe('0: timestamps');
      return table;
    };

    it('M4.11 a step of the player who left does not happen', () => {
      const table = gives(
        waiting([{ reserve: [set('Low', 3), set('High', 8)] }, {}, {}, {}], {
          kind: 'draw',
          count: 1,
          who: 'each-player',
        }),
        0,
      );
      expect([table.deciding, table.did('simultaneously')]).toEqual(['1: turn', []]);
      expect(table.state.seats.map(({ hand }) => hand.length)).toEqual([0, 0, 0, 0]);
    });

    it('M4.11 the remaining part of a waiting step still happens', () => {
      const table = gives(waiting([{ reserve: [set('Low', 3)] }, {}, {}, { reserve: [set('High', 8)] }]), 3);
      expect([table.deciding, table.names('hero', 0)]).toEqual(['1: turn', ['Low']]);
    });

    it('M4.11 the Expeditions of a player who has left no longer move', () => {
      const moves: Step = { kind: 'move-expedition', which: 'each', direction: 'forward' };
      const table = waiting([{ reserve: [set('Low', 3), set('High', 8)] }, {}, {}, {}], moves);
      gives(table, 3).choose(...table.keys());
      const moved = table
        .step('simultaneously')
        .actions.flatMap((action) => (action.kind === 'expedition' ? [action.seat] : []));
      expect([...new Set(moved)].sort()).toEqual([0, 1, 2]);
    });
  });
});
