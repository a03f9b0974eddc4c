import { fail, ok, reviewBounds, type Problem, type Result } from '#record';
import type { ReviewErrorCode } from './error-codes.js';

/** The default number of playouts per position. It results in a standard error of about 3%. */
export const usualPlayouts = 150;
/** The default number of playouts for a single position. It results in a standard error of about 2%. */
export const usualForOne = 200;

/** Validates a requested number of playouts. Fails with `PLAYOUTS_INVALID` if the number is not allowed. */
export function playoutsOf(playouts: number): Result<number, Problem<ReviewErrorCode>> {
  const most = reviewBounds.playouts;
  if (Number.isInteger(playouts) && playouts >= 1 && playouts <= most) return ok(playouts);
  return fail({
    code: 'PLAYOUTS_INVALID',
    message: `${Number.isNaN(playouts) ? 'The given text' : playouts} is not a valid number of playouts.`,
    advice: `Use a whole number from 1 to ${most}.`,
  });
}
