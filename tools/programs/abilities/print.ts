import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { printedCapabilities } from '#altered/abilities';

/** `npm run generate` writes `docs/abilities.md`. */
await writeFile(path.resolve(import.meta.dirname, '../../../../docs/abilities.md'), printedCapabilities());
