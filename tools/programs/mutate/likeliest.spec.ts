import { describe, expect, it } from '@jest/globals';
import { Likeliest } from './likeliest.js';

describe('tests that are asked first', () => {
  it('are those that reach least', () => {
    expect(new Likeliest([30, 5, 20, 5]).inOrder('a.ts', [0, 1, 2, 3])).toEqual([1, 3, 2, 0]);
  });

  it('are those that noticed something of the same file, the last first', () => {
    const tests = new Likeliest([30, 5, 20, 5]);
    for (const test of [2, 0, 2]) tests.notices('a.ts', test);
    expect(tests.inOrder('a.ts', [0, 1, 2, 3])).toEqual([2, 0, 1, 3]);
    expect(tests.inOrder('b.ts', [0, 1, 2, 3])).toEqual([1, 3, 2, 0]);
  });

  it('reach the place', () => {
    const tests = new Likeliest([30, 5, 20, 5]);
    tests.notices('a.ts', 2);
    expect(tests.inOrder('a.ts', [3, 0])).toEqual([3, 0]);
  });
});
