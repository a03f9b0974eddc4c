import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { published } from './published.js';

/** `npm run generate`: writes the JSON Schemas of atomic actions, and what docs/integrating/record.md says of them. */
for (const { file, made } of published)
  writeFileSync(file, made(existsSync(file) ? readFileSync(file, 'utf8') : ''));
