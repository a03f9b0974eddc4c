import { writeFileSync } from 'node:fs';
import { published } from './published.js';

/** `npm run generate` calls this to write the JSON Schemas of atomic actions. */
for (const { file, text } of published) writeFileSync(file, text);
