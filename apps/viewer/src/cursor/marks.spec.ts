import { describe, expect, it } from '@jest/globals';
import { entryOf, shortGame } from './fixtures.js';
import { landings, marksOf } from './marks.js';

describe('marksOf', () => {
  it('finds decisions where they are requested, and dice where they are rolled', () => {
    const rolled = { ...entryOf(8), actions: [{ position: '8.1', kind: 'roll', text: 'Ada rolls 4.' }] };
    const line = { ...shortGame, last: 8, entries: [...shortGame.entries, rolled] };
    expect(marksOf(line, { reactions: [], notes: [], mistakes: [] })).toEqual({
      decision: [2],
      reaction: [],
      die: [8],
      note: [],
      mistake: [],
    });
  });

  it('has reactions and notes in order, each position once', () => {
    expect(marksOf(shortGame, { reactions: [6, 4, 6], notes: [5, 1], mistakes: [7, 2] })).toMatchObject({
      reaction: [4, 6],
      note: [1, 5],
      mistake: [2, 7],
    });
  });
});

describe('landings', () => {
  it.each([
    [0, null, 2],
    [2, null, 5],
    [3, 2, 5],
    [5, 2, 9],
    [10, 9, null],
  ])('before and after %i are %p and %p', (revision, before, after) => {
    expect(landings([2, 5, 9], revision)).toEqual({ before, after });
  });
});
