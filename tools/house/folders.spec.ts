import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';

/** An import of values or types, as the paths of the importing and the imported file. */
type Import = readonly [from: string, to: string];

/** For each entry of a folder, the entries of the same folder that it imports. */
type Neighbours = Map<string, Set<string>>;

/**
 * Returns every import between two entries (files or folders) of the same folder. If `a/b/c.ts` imports `a/d/e.ts`,
 * then in the folder `a` the entry `a/b` imports `a/d`.
 */
function neighboursIn(imports: readonly Import[]): readonly Neighbours[] {
  const folders = new Map<string, Neighbours>();
  for (const [from, to] of imports) {
    const [fromParts, toParts] = [from.split('/'), to.split('/')];
    const shared = fromParts.findIndex((part, index) => part !== toParts[index]);
    if (shared < 0) continue;
    const folder = fromParts.slice(0, shared).join('/');
    const neighbours: Neighbours = folders.get(folder) ?? new Map<string, Set<string>>();
    folders.set(folder, neighbours);
    const entry = fromParts.slice(0, shared + 1).join('/');
    const known = neighbours.get(entry) ?? new Set();
    neighbours.set(entry, known.add(toParts.slice(0, shared + 1).join('/')));
  }
  return [...folders.values()];
}

/** Returns a path of imports from an entry back to itself. Null if there is none. */
function circleFrom(start: string, neighbours: Neighbours): readonly string[] | null {
  const ways: (readonly string[])[] = [[start]];
  const seen = new Set<string>();
  for (let way = ways.shift(); way !== undefined; way = ways.shift())
    for (const next of neighbours.get(way.at(-1) ?? start) ?? []) {
      if (next === start) return [...way, start];
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  return null;
}

const isFile = (entry: string): boolean => /[.][a-z]+$/.test(entry);

/**
 * Returns the import cycles between folders. Files of the same folder are allowed to import each other, because
 * recursive types require such imports.
 */
const circlesIn = (imports: readonly Import[]): readonly string[] =>
  neighboursIn(imports).flatMap((neighbours) =>
    [...neighbours.keys()]
      .filter((entry) => !isFile(entry))
      .flatMap((folder) => circleFrom(folder, neighbours)?.join(' → ') ?? []),
  );

/** Returns the source file of an import. Null for a package. */
function sourceOf(from: string, name: string): string | null {
  if (name === '#house') return 'tools/house/index.ts';
  if (name.startsWith('#')) return `libs/${name.slice(1)}/index.ts`;
  if (!name.startsWith('.')) return null;
  const file = path.posix.join(path.posix.dirname(from), name);
  const written = ['.ts', '.tsx', '.js'].map((ending) => file.replace(/[.]js$/, ending));
  return [...written, file].find((candidate) => existsSync(candidate)) ?? null;
}

const importsOf = (file: string): readonly Import[] =>
  ts
    .preProcessFile(readFileSync(file, 'utf8'), true, true)
    .importedFiles.flatMap(({ fileName }): Import[] => {
      const source = sourceOf(file, fileName);
      return source === null ? [] : [[file, source]];
    });

describe('folders', () => {
  it('import each other in one direction, including types', () => {
    // Specs and contract suites do not count, because they import their own room through its index, as other rooms do.
    const outside = /[.]spec[.]tsx?$|contract[.]ts$|[/]contract[/]|[/](node_modules|dist|peers|generated)[/]/;
    const sources = globSync([
      'libs/**/*.ts',
      'apps/**/*.{ts,tsx}',
      'bench/src/**/*.ts',
      'tools/**/*.{ts,js}',
    ])
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => !outside.test(file));
    expect(sources.length).toBeGreaterThan(900);
    const imports = sources.flatMap(importsOf);
    expect(imports.filter(([, to]) => to.startsWith('libs/record/')).length).toBeGreaterThan(100);
    expect(circlesIn(imports)).toEqual([]);
  });

  it.each<readonly [string, readonly Import[], readonly string[]]>([
    [
      'two folders',
      [
        ['a/b/c.ts', 'a/d/e.ts'],
        ['a/d/f.ts', 'a/b/g.ts'],
      ],
      ['a/b → a/d → a/b', 'a/d → a/b → a/d'],
    ],
    [
      'a folder and a file beside it',
      [
        ['a/b/c.ts', 'a/d.ts'],
        ['a/d.ts', 'a/b/c.ts'],
      ],
      ['a/b → a/d.ts → a/b'],
    ],
    [
      'folders with others in between',
      [
        ['a/b/c.ts', 'a/d.ts'],
        ['a/d.ts', 'a/e/f/g.ts'],
        ['a/e/h.ts', 'a/b/i.ts'],
      ],
      ['a/b → a/d.ts → a/e → a/b', 'a/e → a/b → a/d.ts → a/e'],
    ],
  ])('are reported if they form a cycle: %s', (_, imports, circles) => {
    expect(circlesIn(imports)).toEqual(circles);
  });

  it('can contain files that import each other, and a file that combines what others use', () => {
    expect(
      circlesIn([
        ['a/b.ts', 'a/c.ts'],
        ['a/c.ts', 'a/b.ts'],
        ['a/index.ts', 'a/d/e.ts'],
        ['a/d/e.ts', 'a/b.ts'],
      ]),
    ).toEqual([]);
  });
});
