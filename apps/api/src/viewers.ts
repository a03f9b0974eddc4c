import { fail, parseViewer, type Result, type Viewer } from '#record';
import type { Problem } from './errors/problem.js';

/**
 * Parses a perspective on a game with the given number of seats. Fails with `VIEWER_INVALID` if the text is not a
 * perspective or the game does not have the seat.
 */
export function viewerOf(as: string, seats: number): Result<Viewer, Problem> {
  const viewer = parseViewer(as);
  if (!viewer.ok || viewer.value.kind !== 'seat' || viewer.value.seat < seats) return viewer;
  return fail({
    code: 'VIEWER_INVALID',
    message: `The game has no seat ${viewer.value.seat}.`,
    advice: `Use a seat from 0 to ${seats - 1}, "spectator" or "all".`,
  });
}
