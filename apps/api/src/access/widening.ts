import { visibilities, type Visibility } from '#record';
import type { Problem } from '../errors/problem.js';

/** A branch shows what came before: no more people may see it than its game. Null: it is no wider. */
export function wideningOf(asked: Visibility, widest: Visibility): Problem | null {
  if (visibilities.indexOf(asked) >= visibilities.indexOf(widest)) return null;
  return {
    code: 'VISIBILITY_TOO_WIDE',
    message: `The game is ${widest}: a branch of it cannot be ${asked}, because it shows what came before.`,
    advice: `Leave visibility out, or use ${widest}.`,
  };
}
