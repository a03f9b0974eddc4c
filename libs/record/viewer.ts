import type { RecordProblem } from './error-codes.js';
import type { Seat } from './ids.js';
import { fail, ok, type Result } from './result.js';

/** A perspective on a game. A spectator sees public information, and the omniscient viewer sees everything. */
export type Viewer =
  | { readonly kind: 'seat'; readonly seat: Seat }
  | { readonly kind: 'spectator' }
  | { readonly kind: 'omniscient' };

export const spectator: Viewer = { kind: 'spectator' };
export const omniscient: Viewer = { kind: 'omniscient' };
export const seatViewer = (seat: Seat): Viewer => ({ kind: 'seat', seat });

/** Parses `0`, `1`, …, `spectator` or `all`. Fails with `VIEWER_INVALID` if the text is none of these. */
export function parseViewer(text: string): Result<Viewer, RecordProblem> {
  if (text === 'spectator') return ok(spectator);
  if (text === 'all') return ok(omniscient);
  if (/^\d$/.test(text)) return ok(seatViewer(Number(text)));
  return fail({
    code: 'VIEWER_INVALID',
    message: `"${text}" is not a perspective.`,
    advice: 'Use a seat (0, 1, …), "spectator" or "all".',
  });
}

export const formatViewer = (viewer: Viewer): string =>
  viewer.kind === 'seat' ? `${viewer.seat}` : viewer.kind === 'spectator' ? 'spectator' : 'all';
