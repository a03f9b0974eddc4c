import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { printedCatalogue } from './printed-catalogue.js';

/** `npm run generate` writes `docs/errors.md`. */
await writeFile(path.resolve(import.meta.dirname, '../../../../../docs/errors.md'), printedCatalogue());
