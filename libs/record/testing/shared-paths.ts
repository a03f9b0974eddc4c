import { existsSync } from 'node:fs';
import path from 'node:path';

/** A directory next to the checkout that contains logs from another platform, card files, deck lists and rulebooks. */
export const SHARED = '../shared';

/**
 * Returns the paths of files in `../shared`, which tests use but the repository does not contain. If the directory is
 * absent, warns and returns an empty list. If the directory lacks these files, throws, so that tests are not skipped by
 * mistake.
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
