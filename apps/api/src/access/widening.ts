import { visibilities, type Visibility } from '#record';
import type { Problem } from '../errors/problem.js';

/**
 * Returns a problem if a branch would be visible to more people than its game, because it shows the game's moves. Null if it is
 * not.
 */
export function wideningOf(requested: Visibility, widest: Visibility): Problem | null {
  if (visibilities.indexOf(requested) >= visibilities.indexOf(widest)) return null;
  return {
    code: 'VISIBILITY_TOO_WIDE',
    message: `The game is ${widest}: a branch of it cannot be ${requested}, because it shows what came before.`,
    advice: `Leave visibility out, or use ${widest}.`,
  };
}
