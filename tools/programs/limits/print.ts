import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { printedLimits } from './printed-limits.js';

/** Writes `docs/reference/limits.md`. Part of `npm run generate`. */
writeFileSync(path.resolve('docs/reference/limits.md'), printedLimits());
