import type { Rating } from '#coaching';

/** The verdict on an answer, as text. */
export const ratingWords: Readonly<Record<Rating, string>> = {
  best: 'Your choice is the best.',
  close: 'Your choice is close to the best. It loses less than an inaccuracy.',
  worse: 'There is a better choice.',
};
