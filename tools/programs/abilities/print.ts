import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { printedCapabilities } from '#altered/abilities';

/** Writes `docs/reference/abilities.md`. Part of `npm run generate`. */
await writeFile(
  path.resolve(import.meta.dirname, '../../../../docs/reference/abilities.md'),
  printedCapabilities(),
);
