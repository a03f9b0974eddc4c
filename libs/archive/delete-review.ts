import type { GameId, Authorship } from '#record';
import { ReviewStreams } from '#reviews';
import type { Archive } from './archive.js';

/** Records that a stored review is deleted. Throws `StreamDeletedError` if the game was deleted. */
export const deleteReview = (
  { store }: Pick<Archive, 'store'>,
  author: Authorship,
  game: GameId,
  review: string,
): Promise<void> => new ReviewStreams(store).delete(game, review, author);
