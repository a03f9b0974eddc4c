import { writeFileSync } from 'node:fs';
import { published } from './published.js';

/** Writes the JSON Schemas of atomic actions. Part of `npm run generate`. */
for (const { file, text } of published) writeFileSync(file, text);
