import { fail, ok, type Result, type Viewer } from '#record';
import type { Reader } from '../access/reader.js';
import type { Problem } from '../errors/problem.js';
import { viewerOf } from '../viewers.js';
import type { OpenedDraft } from './draft.repository.js';

export const heldSeats = ({ draftSeats = [] }: Reader, draft: string): readonly number[] =>
  draftSeats.filter((held) => held.draft === draft).map(({ seat }) => seat);

/**
 * Returns the perspective from which the reader views a draft. While the draft is in progress, the omniscient view is
 * forbidden, and only the holder of a seat can view from it. Fails with `VIEWER_INVALID` or `VIEW_FORBIDDEN`.
 */
export function draftViewer({ id, state }: OpenedDraft, as: string, reader: Reader): Result<Viewer, Problem> {
  const viewer = viewerOf(as, state.seats.length);
  if (!viewer.ok || state.phase === 'over' || viewer.value.kind === 'spectator') return viewer;
  if (viewer.value.kind === 'seat' && heldSeats(reader, id).includes(viewer.value.seat))
    return ok(viewer.value);
  return fail({
    code: 'VIEW_FORBIDDEN',
    message: "You can't view the draft from this perspective until it is over.",
    advice: 'View the draft as a spectator, or send the token of the seat whose perspective you request.',
  });
}
