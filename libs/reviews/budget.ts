import { fail, ok, reviewBounds, type Problem, type Result } from '#record';
import type { ReviewErrorCode } from './error-codes.js';

/** Default playouts for each moment: about 3 % standard error. */
export const usualPlayouts = 150;
/** Playouts for one position: about 2 % standard error. */
export const usualForOne = 200;

/** Checks a requested number of playouts. Problem `PLAYOUTS_INVALID`. */
export function playoutsOf(playouts: number): Result<number, Problem<ReviewErrorCode>> {
  const most = reviewBounds.playouts;
  if (Number.isInteger(playouts) && playouts >= 1 && playouts <= most) return ok(playouts);
  return fail({
    code: 'PLAYOUTS_INVALID',
    message: `${Number.isNaN(playouts) ? 'That' : playouts} is not a number of playouts.`,
    advice: `Use a whole number from 1 to ${most}.`,
  });
}
