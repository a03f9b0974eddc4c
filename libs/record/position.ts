import type { RecordProblem } from './error-codes.js';
import { fail, ok, type Result } from './result.js';

/**
 * A moment of a game. `142` is the moment after event 142. `142.3` is inside that event: the first three of its
 * atomic actions have been applied (they are simultaneous in the rules; the order is for the reader's eye).
 */
export interface Position {
  readonly revision: number;
  /** The number of applied atomic actions of the event. If absent, all are applied. */
  readonly action?: number;
}

/** Parses a position, `142` or `142.3`. Error `POSITION_INVALID`. */
export function parsePosition(text: string): Result<Position, RecordProblem> {
  const match = /^(\d{1,9})(?:\.(\d{1,6}))?$/.exec(text.trim());
  if (!match)
    return fail({
      code: 'POSITION_INVALID',
      message: `"${text}" is not a position.`,
      advice: 'Write the number of an event, as in 142, or of an atomic action inside it, as in 142.3.',
    });
  const revision = Number(match[1]);
  return ok(match[2] === undefined ? { revision } : { revision, action: Number(match[2]) });
}

export const formatPosition = (at: Position): string =>
  at.action === undefined ? `${at.revision}` : `${at.revision}.${at.action}`;

/** Order in the game; `142` comes after every `142.n`. */
export function comparePositions(a: Position, b: Position): number {
  return a.revision - b.revision || (a.action ?? Infinity) - (b.action ?? Infinity) || 0;
}
