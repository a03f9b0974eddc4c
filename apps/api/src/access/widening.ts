import { visibilities, type Visibility } from '#record';
import type { Problem } from '../errors/problem.js';

/**
 * Refuses a branch that would be visible to more people than its parent game, because the branch shows the parent
 * game's moves. Returns null if the visibility is allowed.
 */
export function wideningOf(requested: Visibility, widest: Visibility): Problem | null {
  if (visibilities.indexOf(requested) >= visibilities.indexOf(widest)) return null;
  return {
    code: 'VISIBILITY_TOO_WIDE',
    message:
      `The game is ${widest}. Its branches show the earlier part of the game, so they cannot be ` +
      `${requested}.`,
    advice: `Leave the visibility out, or use ${widest}.`,
  };
}
