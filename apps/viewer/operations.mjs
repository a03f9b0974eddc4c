/** Writes the viewer's queries to a persisted query manifest (`apollo-persisted-query-manifest`, version 1). */
import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { Kind, parse, print, visit } from 'graphql';

const folder = path.join(import.meta.dirname, 'src/api');

/** Returns the names of the fragments that a definition needs, directly or indirectly. */
function needed(definition, fragments, found = new Set()) {
  visit(definition, {
    FragmentSpread({ name }) {
      if (found.has(name.value)) return;
      found.add(name.value);
      needed(fragments.get(name.value), fragments, found);
    },
  });
  return found;
}

export async function operationsManifest() {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.graphql')).sort();
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  const definitions = texts.flatMap((text) => parse(text).definitions);
  const fragments = new Map(
    definitions
      .filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
  const operations = definitions
    .filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
    .map((operation) => {
      const used = [...needed(operation, fragments)].map((name) => fragments.get(name));
      const body = [operation, ...used].map(print).join('\n\n');
      const id = createHash('sha256').update(body).digest('hex');
      return { id, name: operation.name.value, type: operation.operation, body };
    });
  return { format: 'apollo-persisted-query-manifest', version: 1, operations };
}
