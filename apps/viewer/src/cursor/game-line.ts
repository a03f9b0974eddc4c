import type { Entry, Landmark } from '../api/shapes.js';
import type { Position } from './position.js';

export type Unit = 'action' | 'step' | 'decision' | 'turn' | 'phase' | 'day';
export type Direction = 'back' | 'forward';

/** The starts of turns, phases and days, in order. */
export type Starts = Readonly<Record<'turn' | 'phase' | 'day', readonly Landmark[]>>;

/** The known events of a game in order, along which the cursor moves. Immutable. */
export interface GameLine {
  readonly last: number;
  /**
   * The entries in revision order, without gaps from the start of the game. While the game is loading, the last entry
   * can be before `last`.
   */
  readonly entries: readonly Entry[];
  readonly starts: Starts;
}

/** Returns a line with later entries appended. Skips entries that the line already contains. */
export function extend(line: GameLine, entries: readonly Entry[]): GameLine {
  const known = line.entries.at(-1)?.revision ?? -1;
  const later = entries.filter((entry) => entry.revision > known);
  if (later.length === 0) return line;
  return {
    last: Math.max(line.last, ...later.map((entry) => entry.revision)),
    entries: [...line.entries, ...later],
    starts: {
      turn: extendStarts(line.starts.turn, later, 'TURN'),
      phase: extendStarts(line.starts.phase, later, 'PHASE'),
      day: extendStarts(line.starts.day, later, 'DAY'),
    },
  };
}

function extendStarts(
  starts: readonly Landmark[],
  entries: readonly Entry[],
  level: 'TURN' | 'PHASE' | 'DAY',
): readonly Landmark[] {
  const known = starts.at(-1)?.revision ?? -1;
  const later = entries
    .filter((entry) => entry.revision > known && entry.starts.includes(level))
    .map(({ position, revision, clock }) => ({ position, revision, ...clock }));
  return later.length === 0 ? starts : [...starts, ...later];
}

/** Returns the entry with the given revision. Undefined while it is not loaded. */
export function entryAt(line: GameLine, revision: number): Entry | undefined {
  const index = indexAt(line, revision);
  const entry = line.entries[index];
  return entry?.revision === revision ? entry : undefined;
}

/** Returns the index of the last entry at or before a revision. -1 if there is none. */
export function indexAt(line: GameLine, revision: number): number {
  let low = 0;
  let high = line.entries.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const entry = line.entries[middle];
    if (entry && entry.revision <= revision) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Returns the last landmark (start of a turn, phase or day) at or before a revision. */
export function landmarkAt(landmarks: readonly Landmark[], revision: number): Landmark | undefined {
  return landmarks.findLast((landmark) => landmark.revision <= revision);
}

/**
 * Returns the position at which a replay opens. This is the end of the set-up or, for a game in progress, the last
 * event.
 */
export function opening(line: GameLine, finished: boolean): Position {
  if (!finished) return { revision: line.last };
  const first = line.starts.phase.find((landmark) => landmark.day > 0 && landmark.phase !== 'set-up');
  return { revision: first?.revision ?? Math.min(1, line.last) };
}
