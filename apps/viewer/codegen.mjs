/**
 * Writes src/generated from the API's schema and the viewer's GraphQL documents. The types are in graphql.ts. Each
 * source file gets its own generated file with its documents, so that a page loads only its own queries. `--check`
 * fails if a generated file is out of date.
 */
import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { codegen } from '@graphql-codegen/core';
import * as typescriptOperations from '@graphql-codegen/typescript-operations';
import * as typedDocumentNode from '@graphql-codegen/typed-document-node';
import { parse } from 'graphql';

const here = path.dirname(fileURLToPath(import.meta.url));
const schemaFile = path.resolve(here, process.env.VIEWER_SCHEMA ?? '../api/schema.graphql');
const documentsFolder = path.join(here, 'src/api');
const folder = path.join(here, 'src/generated');

const names = (await readdir(documentsFolder)).filter((name) => name.endsWith('.graphql')).sort();
const documents = await Promise.all(
  names.map(async (name) => {
    const location = path.join(documentsFolder, name);
    return { location, document: parse(await readFile(location, 'utf8')) };
  }),
);

const body = await codegen({
  filename: path.join(folder, 'graphql.ts'),
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
/** The generated file for each document, by the name of its operation or fragment. */
const areas = new Map(
  documents.flatMap(({ location, document }) =>
    document.definitions.map(({ name }) => [name.value, path.basename(location, '.graphql')]),
  ),
);

const head = '/* Written by codegen.mjs; do not edit. */\n';
const isDocument = /^export const (\w+)Document = .*DocumentNode<(\w+), (\w+)>;$/;
const lines = body.split('\n');
// Each document already includes the fragments that it spreads, so the documents can be written to separate files.
const types = lines.filter((line) => !/^export const |TypedDocumentNode/.test(line));
const files = new Map([['graphql.ts', `${head}${types.join('\n').trimEnd()}\n`]]);
for (const area of new Set(areas.values())) {
  const own = lines.filter((line) => areas.get(isDocument.exec(line)?.[1]) === area);
  const used = [...new Set(own.flatMap((line) => isDocument.exec(line).slice(2)))];
  const imports = [
    "import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';",
    `import type { ${used.join(', ')} } from './graphql.js';`,
  ];
  files.set(`${area}.ts`, `${head}${[...imports, '', ...own].join('\n')}\n`);
}

const isCheck = process.argv.includes('--check');
const present = await readdir(folder).catch(() => []);
const left = present.filter((name) => !files.has(name));
const stale = [];
for (const [name, text] of files) {
  const file = path.join(folder, name);
  if ((await readFile(file, 'utf8').catch(() => '')) === text) continue;
  stale.push(name);
  if (!isCheck) await writeFile(file, text);
}
if (!isCheck) for (const name of left) await rm(path.join(folder, name));
else if (stale.length + left.length > 0) {
  console.error(
    `src/generated is stale (${[...stale, ...left].join(', ')}): run "node apps/viewer/codegen.mjs".`,
  );
  process.exit(1);
}
