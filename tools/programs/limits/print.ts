import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { printedLimits } from './printed-limits.js';

/** `npm run generate` calls this to write `docs/reference/limits.md`. */
writeFileSync(path.resolve('docs/reference/limits.md'), printedLimits());
