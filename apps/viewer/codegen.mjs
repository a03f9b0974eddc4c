/** Writes src/generated/graphql.ts from the API's schema and the viewer's documents; `--check` fails when it is stale. */
import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { codegen } from '@graphql-codegen/core';
import * as typescriptOperations from '@graphql-codegen/typescript-operations';
import * as typedDocumentNode from '@graphql-codegen/typed-document-node';
import { parse } from 'graphql';

const here = path.dirname(fileURLToPath(import.meta.url));
const schemaFile = path.resolve(here, process.env.VIEWER_SCHEMA ?? '../../schema.graphql');
const documentsFolder = path.join(here, 'src/api');
const target = path.join(here, 'src/generated/graphql.ts');

const names = (await readdir(documentsFolder)).filter((name) => name.endsWith('.graphql')).sort();
const documents = await Promise.all(
  names.map(async (name) => {
    const location = path.join(documentsFolder, name);
    return { location, document: parse(await readFile(location, 'utf8')) };
  }),
);

const body = await codegen({
  filename: target,
  schema: parse(await readFile(schemaFile, 'utf8')),
  documents,
  plugins: [{ operations: {} }, { documents: {} }],
  pluginMap: { operations: typescriptOperations, documents: typedDocumentNode },
  config: {
    immutableTypes: true,
    skipTypename: true,
    useTypeImports: true,
    enumType: 'string-literal',
    scalars: { DateTime: 'string', JSON: 'unknown', ID: 'string' },
  },
});
const generated = `/* Written by codegen.mjs; do not edit. */\n${body}`;

if (process.argv.includes('--check')) {
  const present = await readFile(target, 'utf8').catch(() => '');
  if (present !== generated) {
    console.error('apps/viewer/src/generated/graphql.ts is stale: run "node apps/viewer/codegen.mjs".');
    process.exit(1);
  }
} else {
  await writeFile(target, generated);
}
