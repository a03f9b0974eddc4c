import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { printedCatalogue } from './printed-catalogue.js';

/** `npm run generate` runs this script to write `docs/reference/errors.md`. */
await writeFile(
  path.resolve(import.meta.dirname, '../../../../../docs/reference/errors.md'),
  printedCatalogue(),
);
