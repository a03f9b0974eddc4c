import { existsSync } from 'node:fs';
import path from 'node:path';

/** Beside the checkout: logs of another platform, card files, lists of decks, the rulebooks. */
export const SHARED = '../shared';

/**
 * The paths of files in `../shared`, which tests read and the project does not contain. Empty, with a
 * warning, if that folder is absent. Throws if the folder exists without them, so that tests never skip
 * silently beside it.
 */
export function sharedPaths(...names: readonly string[]): readonly string[] {
  if (!existsSync(SHARED)) {
    console.warn(`Skipped: tests of ${names.join(', ')} need ${SHARED}, which is not here.`);
    return [];
  }
  const paths = names.map((name) => path.join(SHARED, name));
  const missing = paths.filter((file) => !existsSync(file));
  if (missing.length > 0) throw new Error(`${SHARED} is here without ${missing.join(', ')}.`);
  return paths;
}
