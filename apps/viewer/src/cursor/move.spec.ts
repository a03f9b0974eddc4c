import { describe, expect, it } from '@jest/globals';
import { entryOf, shortGame } from './fixtures.js';
import { extend, opening, type Direction, type GameLine, type Unit } from './game-line.js';
import { clampTo, isKnown, move } from './move.js';
import { formatPosition, parsePosition, type Position } from './position.js';

const at = (text: string): Position => parsePosition(text) ?? { revision: -1 };
const after = (from: string, unit: Unit, direction: Direction, line: GameLine = shortGame): string =>
  formatPosition(move(line, at(from), unit, direction));
const walk = (from: string, unit: Unit, direction: Direction, line: GameLine = shortGame): string[] => {
  const seen = [from];
  for (;;) {
    const here = seen.at(-1) ?? from;
    const next = after(here, unit, direction, line);
    if (next === here) return seen;
    seen.push(next);
  }
};

describe('moving by step', () => {
  it('stops where something happens, and at both ends', () => {
    expect(walk('0', 'step', 'forward')).toEqual(['0', '1', '4', '5', '6', '7']);
    expect(walk('7', 'step', 'back')).toEqual(['7', '6', '5', '4', '1', '0']);
  });

  it('skips invisible events, but not when moving by atomic action', () => {
    const line = extend(shortGame, [entryOf(8, { actions: 2, shows: false }), entryOf(9, { actions: 1 })]);
    expect(after('7', 'step', 'forward', line)).toBe('9');
    expect(after('9', 'step', 'back', line)).toBe('7');
    expect(after('7', 'action', 'forward', line)).toBe('8.1');
  });

  it('skips a decision that is not a stop in both directions', () => {
    expect(after('2', 'step', 'forward')).toBe('4');
    expect(after('3', 'step', 'back')).toBe('1');
  });

  it('completes the current event, or goes back before it', () => {
    expect(after('1.2', 'step', 'forward')).toBe('1');
    expect(after('6.1', 'step', 'back')).toBe('5');
  });

  it('reaches the pending decision at the end of an unfinished game', () => {
    const line = extend(shortGame, [entryOf(8, { kind: 'DecisionRequested' })]);
    expect(after('7', 'step', 'forward', line)).toBe('8');
    expect(after('8', 'step', 'forward', line)).toBe('8');
  });

  it('moves event by event where the line is not loaded yet', () => {
    const line = { ...shortGame, last: 40, entries: shortGame.entries.slice(0, 2) };
    expect(after('1', 'step', 'forward', line)).toBe('2');
    expect(after('20', 'step', 'forward', line)).toBe('21');
    expect(after('20', 'step', 'back', line)).toBe('19');
    expect(after('40', 'step', 'forward', line)).toBe('40');
  });
});

describe('moving by atomic action', () => {
  it('passes every action, the last of which is the whole event', () => {
    expect(walk('0', 'action', 'forward')).toEqual(['0', '1.1', '1.2', '1', '4', '5', '6.1', '6', '7']);
  });

  it('goes back in the same way', () => {
    expect(walk('7', 'action', 'back')).toEqual(walk('0', 'action', 'forward').reverse());
  });
});

describe('moving by decision', () => {
  it('goes to where a player decides, and finally to the ends', () => {
    expect(walk('0', 'decision', 'forward')).toEqual(['0', '2', '7']);
    expect(walk('7', 'decision', 'back')).toEqual(['7', '2', '0']);
  });
});

describe('moving by turn, phase and day', () => {
  it('goes to the start of the next one, and finally to the end', () => {
    expect(walk('0', 'day', 'forward')).toEqual(['0', '1', '5', '7']);
    expect(after('1', 'turn', 'forward')).toBe('4');
  });

  it('goes back to the start of the current one, and then to the one before', () => {
    expect(walk('7', 'phase', 'back')).toEqual(['7', '5', '1', '0']);
    expect(after('5', 'day', 'back')).toBe('1');
  });
});

describe('isKnown', () => {
  const line = { ...shortGame, last: 40, entries: shortGame.entries.slice(0, 4) };

  it('is false while the next stop is not loaded', () => {
    expect(isKnown(line, at('0'), 'step', 'forward')).toBe(true);
    expect(isKnown(line, at('1'), 'step', 'forward')).toBe(false);
    expect(isKnown(line, at('20'), 'action', 'back')).toBe(false);
  });

  it('is true for what landmarks show, and for a line that is loaded', () => {
    expect(isKnown(line, at('20'), 'day', 'forward')).toBe(true);
    expect(isKnown(shortGame, at('7'), 'step', 'forward')).toBe(true);
  });
});

describe('clampTo', () => {
  it('retains positions that exist', () => {
    expect(clampTo(shortGame, at('1.2'))).toEqual({ revision: 1, action: 2 });
  });

  it('returns the end for a later position, and the whole event for its last action', () => {
    expect(clampTo(shortGame, at('99.3'))).toEqual({ revision: 7 });
    expect(clampTo(shortGame, at('1.3'))).toEqual({ revision: 1 });
  });
});

describe('opening', () => {
  it('is the start of the first day, or the end of an unfinished game', () => {
    expect(opening(shortGame, true)).toEqual({ revision: 1 });
    expect(opening(shortGame, false)).toEqual({ revision: 7 });
  });
});

describe('extend', () => {
  it('adds entries once, with their starts', () => {
    const more = [entryOf(7), entryOf(8, { starts: ['DAY', 'PHASE'], day: 3, actions: 1 })];
    const line = extend(shortGame, more);
    expect(line.entries.map(({ revision }) => revision)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(line.last).toBe(8);
    expect(line.starts.day.map(({ revision }) => revision)).toEqual([1, 5, 8]);
    expect(extend(line, more)).toBe(line);
  });
});
