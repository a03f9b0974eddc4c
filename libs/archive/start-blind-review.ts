import type { BlindReview } from '#coaching';
import type { Authorship, GameId, Result, Seat } from '#record';
import type { Archive } from './archive.js';
import { decideBlindReview } from './decide-blind-review.js';
import type { ArchiveProblem } from './refusal.js';

/** Begins a blind review, or returns the existing one. */
export const startBlindReview = (
  archive: Pick<Archive, 'store'>,
  author: Authorship,
  {
    id,
    ...started
  }: { readonly id: string; readonly game: GameId; readonly seat: Seat; readonly at: string },
): Promise<Result<BlindReview, ArchiveProblem>> =>
  decideBlindReview(archive, id, (before) =>
    before === null ? [{ kind: 'BlindReviewStarted', ...started, ...author }] : [],
  );
