import type { Rating } from '#coaching';

/** The verdict on an answer, as text. */
export const ratingWords: Readonly<Record<Rating, string>> = {
  best: 'The best choice.',
  close: 'Close to the best choice: it loses less than an inaccuracy does.',
  worse: 'There is a better choice.',
};
