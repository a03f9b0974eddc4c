import { describe, expect, it } from '@jest/globals';
import { afterTrick, character, step, type Table } from '#altered/testing';

describe('removing counters one by one', () => {
  const target = [{ kind: 'object', like: { type: 'character' } }] as const;
  const taking = (
    says: { readonly count: number; readonly upTo?: true; readonly name?: string },
    counters: Readonly<Record<string, number>>,
  ): Table =>
    afterTrick(
      step({ kind: 'take-counters', from: { target: 0 }, ...says }),
      { hero: [{ card: character('Kite'), counters }] },
      {},
      target,
    );
  const left = (table: Table): readonly number[] =>
    ['boost', 'kelon'].map((name) => table.counter('Kite', name));

  it('2.5.f one counter is removed from a kind, however many there are', () => {
    const table = taking({ count: 1 }, { boost: 3, kelon: 2 });
    expect(table.deciding).toBe('0: either');
    const [first, second] = table.keys();
    expect(left(taking({ count: 1 }, { boost: 3, kelon: 2 }).choose(first ?? ''))).toEqual([2, 2]);
    expect(left(table.choose(second ?? ''))).toEqual([3, 1]);
  });

  it('2.5.f each of two counters is chosen separately', () => {
    const table = taking({ count: 2 }, { boost: 3, kelon: 2 });
    const [first] = table.keys();
    table.choose(first ?? '');
    expect([table.deciding, ...left(table)]).toEqual(['0: either', 2, 2]);
    // The kind of counter that was removed most recently is offered last.
    table.choose(table.keys()[0] ?? '');
    expect([table.deciding, ...left(table)]).toEqual(['1: turn', 2, 1]);
  });

  it('6.1.g with “up to one counter”, the player is asked whether to remove it, if there is one', () => {
    const up = (boost: number): Table =>
      taking({ count: 1, upTo: true, name: 'boost' }, boost > 0 ? { boost } : {});
    expect([up(1).deciding, up(0).deciding]).toEqual(['0: may', '1: turn']);
    expect([left(up(1).choose('yes'))[0], left(up(1).choose('no'))[0]]).toEqual([0, 1]);
  });
});
