import { blindFormat, blindReviewOf, blindReviewStream, type BlindEntry, type BlindReview } from '#coaching';
import type { Result } from '#record';
import type { Archive } from './archive.js';
import { decideWhole, existing, wholeIn, type Whole } from './decide-whole.js';
import type { ArchiveProblem } from './refusal.js';

const blindReviews: Whole<BlindReview, BlindEntry> = {
  format: blindFormat,
  of: blindReviewOf,
  absent: {
    code: 'BLIND_REVIEW_NOT_FOUND',
    message: 'You have neither begun this blind review nor been invited to it.',
    advice: 'Begin a blind review with `startBlindReview`, or send an invitation token.',
  },
};
export const noBlindReview = blindReviews.absent;

export const blindReviewIn = (archive: Pick<Archive, 'store'>, id: string): Promise<BlindReview | null> =>
  wholeIn(archive, blindReviews, blindReviewStream(id));

/** Like `decideWhole`, for a blind review. Fails with `BLIND_REVIEW_NOT_FOUND` if the review does not exist. */
export const decideBlindReview = (
  archive: Pick<Archive, 'store'>,
  id: string,
  decide: (review: BlindReview | null) => readonly BlindEntry[],
): Promise<Result<BlindReview, ArchiveProblem>> =>
  decideWhole(archive, blindReviews, blindReviewStream(id), decide);

/** Returns the review. Throws a `Refusal` with code `BLIND_REVIEW_NOT_FOUND` if `review` is null. */
export const foundIn = (review: BlindReview | null): BlindReview => existing(blindReviews, review);
