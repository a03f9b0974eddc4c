import { landmarkAt, type GameLine } from '../cursor/game-line.js';
import type { Position } from '../cursor/position.js';

/** The part of a game's line that is needed to find corresponding positions. */
export type Course = Pick<GameLine, 'last' | 'starts'>;

/**
 * Returns the position in another game that corresponds to a position in this game. While the games are equal, this is
 * the same position. If both games are over, their ends correspond to each other. Otherwise, the corresponding position
 * is at the same distance from the start of the same turn. If the other game has no such turn, it is the last position
 * before the turn would have begun.
 */
export function counterpartOf(
  line: Course,
  other: Course,
  parting: number,
  at: Position,
  areOver: boolean,
): Position {
  if (at.revision <= parting) return at;
  if (areOver && at.revision >= line.last) return { revision: other.last };
  const turn = landmarkAt(line.starts.turn, at.revision);
  if (!turn) return { revision: other.last };
  const begins = Math.max(turn.revision, parting);
  const same = other.starts.turn.findLast((start) => start.turn <= turn.turn);
  const next = other.starts.turn.find((start) => start.turn > turn.turn);
  const end = next === undefined ? other.last : next.revision - 1;
  if (same?.turn !== turn.turn) return { revision: Math.max(parting, end) };
  const revision = Math.max(same.revision, parting) + (at.revision - begins);
  return { revision: Math.min(revision, end) };
}

/**
 * Returns the same position in another game. If the games differ before that position, returns the last position that
 * they share. If they share no events, returns the start of the game.
 */
export const samePlace = (parting: number | null, at: Position): Position =>
  parting === null ? { revision: 0 } : at.revision <= parting ? at : { revision: parting };
