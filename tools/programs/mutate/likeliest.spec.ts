import { describe, expect, it } from '@jest/globals';
import { Likeliest } from './likeliest.js';

describe('the first tests for a mutation', () => {
  it('are those that reach the fewest mutations', () => {
    expect(new Likeliest([30, 5, 20, 5]).inOrder('a.ts', [0, 1, 2, 3])).toEqual([1, 3, 2, 0]);
  });

  it('are those that detected a mutation of the same file, the latest first', () => {
    const tests = new Likeliest([30, 5, 20, 5]);
    for (const test of [2, 0, 2]) tests.notices('a.ts', test);
    expect(tests.inOrder('a.ts', [0, 1, 2, 3])).toEqual([2, 0, 1, 3]);
    expect(tests.inOrder('b.ts', [0, 1, 2, 3])).toEqual([1, 3, 2, 0]);
  });

  it('reach the position of the mutation', () => {
    const tests = new Likeliest([30, 5, 20, 5]);
    tests.notices('a.ts', 2);
    expect(tests.inOrder('a.ts', [3, 0])).toEqual([3, 0]);
  });
});
