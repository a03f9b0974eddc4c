import { describe, expect, it } from '@jest/globals';
import { entryOf, shortGame } from './fixtures.js';
import { groupEntries, isQuiet, shownRevision } from './log-groups.js';

describe('groupEntries', () => {
  it('groups by day, phase and turn, in order', () => {
    const days = groupEntries(shortGame.entries);
    expect(days.map(({ day, first, last }) => [day, first, last])).toEqual([
      [0, 0, 0],
      [1, 1, 4],
      [2, 5, 7],
    ]);
    expect(days[1]?.phases[0]?.turns.map(({ turn, seat }) => [turn, seat])).toEqual([
      [0, null],
      [1, 0],
    ]);
  });

  it('makes a heading of an event that only begins a phase or turn', () => {
    const [, first, second] = groupEntries(shortGame.entries);
    expect(first?.phases[0]?.head).toBeNull();
    expect(first?.phases[0]?.turns[1]?.head?.revision).toBe(4);
    expect(second?.phases[0]?.head?.revision).toBe(5);
    expect(second?.phases[0]?.turns[0]?.entries.map(({ revision }) => revision)).toEqual([6, 7]);
  });
});

describe('quiet entries', () => {
  it('are decisions and answers, except the pending decision', () => {
    expect(shortGame.entries.filter((entry) => isQuiet(entry, 7)).map(({ revision }) => revision)).toEqual([
      2, 3,
    ]);
    expect(isQuiet(entryOf(9, { kind: 'DecisionRequested' }), 9)).toBe(false);
  });

  it('are represented by the line before them', () => {
    expect(shownRevision(shortGame, 3)).toBe(1);
    expect(shownRevision(shortGame, 4)).toBe(4);
  });
});
