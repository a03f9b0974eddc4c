import { describe, expect, it } from '@jest/globals';
import type { Condition, Effect } from '#altered/abilities';
import { afterTrick, character, gainCounters, sequence, step, type Table } from '#altered/testing';

const targets = [{ kind: 'object', like: { type: 'character' }, count: 2, upTo: true }] as const;
const asks = (is: 'at-least' | 'exactly', right: number): Condition => ({
  kind: 'compare',
  left: { count: { among: { target: 0 }, status: 'fleeting' } },
  is,
  right,
});
const does = (condition: Condition): Effect =>
  sequence(gainCounters('boost', 1, { target: 0 }), {
    kind: 'if',
    condition,
    then: step({ kind: 'draw', count: 1 }),
  });
const fleeting = (name: string) => ({ card: character(name), statuses: ['fleeting'] as const });

/** Returns the number of cards that are drawn if these targets are chosen. */
const drawn = (condition: Condition, ...chosen: readonly string[]): number =>
  afterTrick(
    does(condition),
    { hero: [fleeting('Kite'), character('Owl')], companion: [fleeting('Wren'), character('Finch')] },
    {},
    targets,
  )
    .choose(...chosen)
    .names('hand', 0).length;

describe('conditions about two targets', () => {
  it('6.5.c a condition can require both targets, neither, or exactly one', () => {
    const both = asks('at-least', 2);
    const neither = asks('exactly', 0);
    const single = asks('exactly', 1);
    expect([both, neither, single].map((condition) => drawn(condition, 'Kite', 'Wren'))).toEqual([1, 0, 0]);
    expect([both, neither, single].map((condition) => drawn(condition, 'Owl', 'Finch'))).toEqual([0, 1, 0]);
    expect([both, neither, single].map((condition) => drawn(condition, 'Kite', 'Owl'))).toEqual([0, 0, 1]);
  });

  it('6.5.c a single target does not count as both', () => {
    expect(drawn(asks('at-least', 2), 'Kite')).toBe(0);
  });
});

describe('treating some targets differently from the others', () => {
  const so = { among: { target: 0 }, status: 'fleeting' } as const;
  const does: Effect = sequence(
    step({ kind: 'choose', what: { choose: so, count: { anyNumber: true } } }, 'those'),
    step({ kind: 'status', change: 'lose', status: 'fleeting', what: { noted: 'those' } }),
    step({
      kind: 'counters',
      change: 'gain',
      name: 'boost',
      count: 1,
      what: { all: { among: { target: 0 }, except: { noted: 'those' } } },
    }),
  );
  const done = (...chosen: readonly string[]): Table =>
    afterTrick(
      does,
      { hero: [fleeting('Kite'), character('Owl')], companion: [fleeting('Wren'), character('Finch')] },
      {},
      [{ kind: 'object', like: { type: 'character' }, count: 3, upTo: true }],
    ).choose(...chosen);
  const boosts = (table: Table): readonly number[] =>
    ['Kite', 'Owl', 'Wren', 'Finch'].map((name) => table.counter(name, 'boost'));

  it('6.1.g one part of an effect applies to all matching targets, and another to the rest, without a choice', () => {
    const some = done('Kite', 'Owl', 'Wren');
    expect(some.deciding).not.toBe('0: choose');
    expect(boosts(some)).toEqual([0, 1, 0, 0]);
    expect(['Kite', 'Wren'].map((name) => some.stay(name).statuses)).toEqual([[], []]);
    expect(boosts(done('Owl', 'Finch'))).toEqual([0, 1, 0, 1]);
    expect(boosts(done('Kite'))).toEqual([0, 0, 0, 0]);
  });
});
