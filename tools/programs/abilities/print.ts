import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { printedCapabilities } from '#altered/abilities';

/** `npm run generate` calls this to write `docs/reference/abilities.md`. */
await writeFile(
  path.resolve(import.meta.dirname, '../../../../docs/reference/abilities.md'),
  printedCapabilities(),
);
