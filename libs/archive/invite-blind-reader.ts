import type { BlindReview } from '#coaching';
import { coachingBounds, ok, type Authorship, type Result } from '#record';
import type { Archive } from './archive.js';
import { blindReviewIn, decideBlindReview, foundIn } from './decide-blind-review.js';
import { outcomeOf, Refusal, type ArchiveProblem } from './refusal.js';
import { revokeShare, sharePosition, type SharedPosition } from './share-position.js';

/**
 * An invitation to the blind review with the id `id`. The position and perspective are those of the share link to the
 * reviewed game.
 */
export interface BlindInvitation extends Omit<SharedPosition, 'id'> {
  readonly id: string;
  readonly name: string;
  /** The time of the invitation, in ISO 8601 format. */
  readonly at: string;
}

/**
 * Shares the game of a blind review and invites a reader to the review. Returns the reader's number. Fails with
 * `BLIND_REVIEW_NOT_FOUND` or `BLIND_READERS_TOO_MANY`. Also fails for the same reasons as `sharePosition`.
 */
export async function inviteBlindReader(
  archive: Archive,
  author: Authorship,
  { id, name, at, ...position }: BlindInvitation,
): Promise<Result<number, ArchiveProblem>> {
  const free = await outcomeOf(blindReviewIn(archive, id).then(freeNumber));
  if (!free.ok) return free;
  const shared = await sharePosition(archive, author, position);
  if (!shared.ok) return shared;
  const link = shared.value.id;
  let reader = free.value;
  const invited = await decideBlindReview(archive, id, (before) => {
    reader = freeNumber(before);
    return [{ kind: 'BlindReaderInvited', reader, name, link, at, ...author }];
  });
  if (invited.ok) return ok(reader);
  await revokeShare(archive, author, { game: position.game, id: link });
  return invited;
}

/**
 * Returns the number of the next reader. Throws a `Refusal` with code `BLIND_REVIEW_NOT_FOUND` if `review` is null, or
 * `BLIND_READERS_TOO_MANY` if the review is full.
 */
function freeNumber(review: BlindReview | null): number {
  const { size } = foundIn(review).readers;
  if (size < coachingBounds.blindReaders) return size;
  throw new Refusal({
    code: 'BLIND_READERS_TOO_MANY',
    message: `The blind review already has ${coachingBounds.blindReaders} participants, which is the limit.`,
    advice: 'Send the link of an unused invitation.',
  });
}
