import { describe, expect, it } from '@jest/globals';
import type { Entry } from '../api/shapes.js';
import type { GameLine } from '../cursor/game-line.js';
import { isPendingIn } from './pending.js';

const line = (...kinds: readonly string[]): GameLine => ({
  last: kinds.length - 1,
  entries: kinds.map((kind, revision) => ({ kind, revision }) as Entry),
  starts: { day: [], phase: [], turn: [] },
});

describe('a pending decision', () => {
  it('is the last event, or the last before a branch begins', () => {
    expect(isPendingIn(line('GameStarted', 'DecisionRequested'), 1)).toBe(true);
    expect(isPendingIn(line('GameStarted', 'DecisionRequested', 'GameBranched'), 1)).toBe(true);
  });

  it('is not a decision that was followed by an event', () => {
    const made = line(
      'GameStarted',
      'DecisionRequested',
      'GameBranched',
      'DecisionMade',
      'DecisionRequested',
    );
    expect(isPendingIn(made, 1)).toBe(false);
    expect(isPendingIn(made, 4)).toBe(true);
  });

  it('is unknown while the line is loading', () => {
    expect(isPendingIn({ ...line('GameStarted', 'DecisionRequested'), last: 9 }, 1)).toBe(false);
  });
});
