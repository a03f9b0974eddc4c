import { blindFormat, blindReviewOf, blindReviewStream, type BlindEntry, type BlindReview } from '#coaching';
import { EntryStreams } from '#event-store';
import type { Result } from '#record';
import type { Archive } from './archive.js';
import { outcomeOf, Refusal, type ArchiveProblem } from './refusal.js';

const streamsOf = ({ store }: Pick<Archive, 'store'>): EntryStreams<BlindEntry> =>
  new EntryStreams(store, blindFormat);

/** Returns a blind review. Null if there is none. */
export async function blindReviewIn(
  archive: Pick<Archive, 'store'>,
  id: string,
): Promise<BlindReview | null> {
  return blindReviewOf((await streamsOf(archive).readFrom(blindReviewStream(id), 0)).entries);
}

/**
 * Appends the entries that follow from a blind review, computed again whenever another writer was faster. Returns the new blind
 * review. Problem `BLIND_REVIEW_NOT_FOUND`.
 */
export function decideBlindReview(
  archive: Pick<Archive, 'store'>,
  id: string,
  decide: (review: BlindReview | null) => readonly BlindEntry[],
): Promise<Result<BlindReview, ArchiveProblem>> {
  const decided = streamsOf(archive).decide(blindReviewStream(id), (before) => decide(blindReviewOf(before)));
  return outcomeOf(decided.then((entries) => foundIn(blindReviewOf(entries))));
}

/** Throws a `Refusal` `BLIND_REVIEW_NOT_FOUND`. */
export function foundIn(review: BlindReview | null): BlindReview {
  if (review === null) throw new Refusal(noBlindReview);
  return review;
}

export const noBlindReview: ArchiveProblem = {
  code: 'BLIND_REVIEW_NOT_FOUND',
  message: 'You have no such blind review.',
  advice: 'Begin it with `startBlindReview`, or send the token of an invitation.',
};
