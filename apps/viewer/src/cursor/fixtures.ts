import type { Entry, Landmark } from '../api/shapes.js';
import type { GameLine } from './game-line.js';

interface EntrySketch {
  readonly kind?: string;
  readonly actions?: number;
  /** Whether the entry changes the board. By default, entries with actions do. */
  readonly shows?: boolean;
  readonly starts?: Entry['starts'];
  readonly day?: number;
  readonly phase?: string;
  readonly turn?: number;
  readonly seat?: number | null;
}

/** Creates an entry, with defaults for the fields that a test omits. */
export const entryOf = (revision: number, sketch: EntrySketch = {}): Entry => ({
  position: `${revision}`,
  revision,
  kind: sketch.kind ?? 'StepResolved',
  verb: null,
  seat: null,
  shows: sketch.shows ?? (sketch.actions ?? 0) > 0,
  starts: sketch.starts ?? [],
  clock: {
    day: sketch.day ?? 1,
    phase: sketch.phase ?? 'afternoon',
    turn: sketch.turn ?? 0,
    seat: sketch.seat ?? null,
  },
  text: `Event ${revision}.`,
  rules: [],
  actions: Array.from({ length: sketch.actions ?? 0 }, (_, index) => ({
    position: `${revision}.${index + 1}`,
    kind: 'move',
    text: `Action ${index + 1}.`,
  })),
});

/** Creates a landmark, which is the start of a turn, phase or day. Fields that a test omits have default values. */
export const landmarkOf = (revision: number, day = 1, phase = 'afternoon'): Landmark => ({
  position: `${revision}`,
  revision,
  day,
  phase,
  turn: 0,
  seat: null,
});

/**
 * A game of eight events:
 * - 0: the start
 * - 1: a step with three actions
 * - 2: a request for a decision
 * - 3: the choice
 * - 4: a step with one action
 * - 5: a step that begins the second day
 * - 6: a step with two actions
 * - 7: the end
 */
export const shortGame: GameLine = {
  last: 7,
  entries: [
    entryOf(0, { kind: 'GameStarted', day: 0, phase: 'set-up' }),
    entryOf(1, { actions: 3, starts: ['DAY', 'PHASE'] }),
    entryOf(2, { kind: 'DecisionRequested' }),
    entryOf(3, { kind: 'DecisionMade' }),
    entryOf(4, { actions: 1, starts: ['TURN'], turn: 1, seat: 0 }),
    entryOf(5, { actions: 1, starts: ['DAY', 'PHASE'], day: 2, phase: 'morning', turn: 1 }),
    entryOf(6, { actions: 2, day: 2, phase: 'morning', turn: 1 }),
    entryOf(7, { kind: 'GameEnded', day: 2, phase: 'morning', turn: 1 }),
  ],
  starts: {
    day: [landmarkOf(1), landmarkOf(5, 2, 'morning')],
    phase: [landmarkOf(1), landmarkOf(5, 2, 'morning')],
    turn: [landmarkOf(4)],
  },
};
