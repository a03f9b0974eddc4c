import { describe, expect, it } from '@jest/globals';
import { counterpartOf, samePlace, type Course } from './counterpart.js';

/** Creates a game whose turns begin at the given revisions. */
const course = (last: number, ...turns: readonly number[]): Course => ({
  last,
  starts: {
    day: [],
    phase: [],
    turn: turns.map((revision, index) => ({
      position: `${revision}`,
      revision,
      day: 1,
      phase: 'noon',
      turn: index + 1,
      seat: index % 2,
    })),
  },
});
const here = course(60, 5, 15, 30, 45);
const there = course(50, 5, 15, 28, 33);
const to = (revision: number, parting = 20) =>
  counterpartOf(here, there, parting, { revision }, true).revision;

describe('the corresponding position of another game', () => {
  it('is the same while both games are identical', () => {
    expect(counterpartOf(here, there, 20, { revision: 12, action: 3 }, true)).toEqual({
      revision: 12,
      action: 3,
    });
    expect(to(20)).toBe(20);
  });

  it('follows within the turn in which the games diverge, and no further', () => {
    expect(to(22)).toBe(22);
    expect(to(29)).toBe(27);
  });

  it('is as far into the same turn later', () => {
    expect(to(30)).toBe(28);
    expect(to(33)).toBe(31);
    expect(to(44)).toBe(32);
    expect(to(47)).toBe(35);
  });

  it('is the end at the end', () => {
    expect(to(60)).toBe(50);
  });

  it('is in the same turn at the end of a game that is not over', () => {
    const unfinished = course(31, 5, 15, 30);
    expect(counterpartOf(unfinished, there, 20, { revision: 31 }, false)).toEqual({ revision: 29 });
  });

  it('is the end of a game without that turn', () => {
    const short = course(26, 5, 15);
    expect(counterpartOf(here, short, 20, { revision: 47 }, true)).toEqual({ revision: 26 });
  });

  it('is the end if this game has no turns', () => {
    expect(counterpartOf(course(60), there, 20, { revision: 30 }, true)).toEqual({ revision: 50 });
  });
});

describe('the link to another game', () => {
  it('retains a common position, and otherwise leads to where the games diverge', () => {
    expect(samePlace(20, { revision: 12, action: 1 })).toEqual({ revision: 12, action: 1 });
    expect(samePlace(20, { revision: 47 })).toEqual({ revision: 20 });
    expect(samePlace(null, { revision: 47 })).toEqual({ revision: 0 });
  });
});
