import { describe, expect, it } from '@jest/globals';
import { shortGame } from './fixtures.js';
import { marksOf } from './marks.js';
import { lineUpTo, marksUpTo } from './up-to.js';

describe('a game up to the last viewed position', () => {
  it('has no events, days, phases or turns after it, and the same length', () => {
    const { last, entries, starts } = lineUpTo(shortGame, 4);
    expect(last).toBe(7);
    expect(entries.map(({ revision }) => revision)).toEqual([0, 1, 2, 3, 4]);
    expect([starts.day, starts.phase, starts.turn].map((all) => all.map(({ revision }) => revision))).toEqual(
      [[1], [1], [4]],
    );
  });

  it('is the whole game after its end was viewed', () => {
    expect(lineUpTo(shortGame, 7)).toBe(shortGame);
  });

  it('has no marks after it', () => {
    const marks = marksOf(shortGame, { reactions: [1, 4, 6], notes: [5], mistakes: [2, 6] });
    expect(marksUpTo(marks, 4)).toEqual({ decision: [2], reaction: [1, 4], die: [], note: [], mistake: [2] });
  });
});
