import type { LinePlayed, Reviewed, ReviewEntry } from './review-entry.js';

/** The reviews of a game, the oldest first, and the lines of play that start from them. */
export interface ReviewsOfGame {
  readonly reviews: readonly Reviewed[];
  readonly lines: readonly LinePlayed[];
}

export const noReviews: ReviewsOfGame = { reviews: [], lines: [] };

/**
 * Applies the next entry of a game's review stream. If a review is deleted, its lines are removed from the list. The
 * branches of these lines remain as games.
 */
export function takeReview({ reviews, lines }: ReviewsOfGame, entry: ReviewEntry): ReviewsOfGame {
  switch (entry.kind) {
    case 'Reviewed':
      return { reviews: [...reviews, entry], lines };
    case 'LinePlayed':
      return { reviews, lines: [...lines, entry] };
    case 'ReviewDeleted': {
      const isOther = ({ review }: { readonly review: string }): boolean => review !== entry.review;
      return { reviews: reviews.filter(isOther), lines: lines.filter(isOther) };
    }
    case 'ReviewBegun':
    case 'ReviewOver':
      return { reviews, lines };
  }
}

/** Returns the reviews in a game's stream. */
export const reviewsIn = (entries: readonly ReviewEntry[]): readonly Reviewed[] =>
  entries.reduce(takeReview, noReviews).reviews;
