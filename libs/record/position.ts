import type { RecordProblem } from './error-codes.js';
import { fail, ok, type Result } from './result.js';

/**
 * A position in a game. `142` is the position after event 142, and `142.3` the position after this event's first three
 * atomic actions. The rules treat an event's atomic actions as simultaneous. Their order matters only for display.
 */
export interface Position {
  readonly revision: number;
  /** The number of the event's atomic actions that are applied. Defaults to all of them. */
  readonly action?: number;
}

/** Parses a position such as `142` or `142.3`. Fails with `POSITION_INVALID` if the text is not a position. */
export function parsePosition(text: string): Result<Position, RecordProblem> {
  const match = /^(\d{1,9})(?:\.(\d{1,6}))?$/.exec(text.trim());
  if (!match)
    return fail({
      code: 'POSITION_INVALID',
      message: `"${text}" is not a position.`,
      advice: 'Use the number of an event, as in 142, or of an atomic action in the event, as in 142.3.',
    });
  const revision = Number(match[1]);
  return ok(match[2] === undefined ? { revision } : { revision, action: Number(match[2]) });
}

export const formatPosition = (at: Position): string =>
  at.action === undefined ? `${at.revision}` : `${at.revision}.${at.action}`;

/** Compares positions by their order in the game. `142` follows every `142.n`. */
export function comparePositions(a: Position, b: Position): number {
  return a.revision - b.revision || (a.action ?? Infinity) - (b.action ?? Infinity) || 0;
}
