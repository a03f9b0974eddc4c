import type { GameId, Authorship } from '#record';
import { ReviewStreams } from '#reviews';
import type { Archive } from './archive.js';

/** Records that a review is deleted, if it is stored. Throws `StreamDeletedError` if the game was deleted. */
export const deleteReview = (
  { store }: Pick<Archive, 'store'>,
  author: Authorship,
  game: GameId,
  review: string,
): Promise<void> => new ReviewStreams(store).delete(game, review, author);
