import { ReviewLedger, ReviewStreams, type Reviewed } from '#reviews';
import type { GameId, Authorship } from '#record';
import type { Archive } from './archive.js';

/**
 * Stores a review that was made outside a server, including the entries for its start and end. Returns false if the
 * review was already stored.
 */
export async function keepReview(
  { store }: Pick<Archive, 'store'>,
  author: Authorship,
  game: GameId,
  reviewed: Reviewed,
): Promise<boolean> {
  const isNew = await new ReviewStreams(store).keep(game, reviewed);
  const { review, origin } = reviewed;
  if (isNew) await new ReviewLedger(store).made({ kind: 'ReviewBegun', review, game, origin, ...author });
  return isNew;
}
