import 'reflect-metadata';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { printedSchema } from './printed-schema.js';

/**
 * `npm run generate` runs this script to write `schema.graphql`. If `--check` is set, the script only reports whether
 * the file is up to date.
 */
const file = path.resolve(import.meta.dirname, '../../../../apps/api/schema.graphql');
const printed = await printedSchema();
if (!process.argv.includes('--check')) await writeFile(file, printed);
else if ((await readFile(file, 'utf8').catch(() => '')) !== printed) {
  process.stderr.write('schema.graphql is stale: run "npm run build" and "npm run generate".\n');
  process.exitCode = 1;
}
