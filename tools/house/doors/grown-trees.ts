import fc from 'fast-check';

type Tree = unknown;
type Path = readonly string[];

const isBranch = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Returns the path of every node in a tree, starting with the root. */
function placesIn(tree: Tree, path: Path = []): Path[] {
  if (!isBranch(tree)) return [path];
  return [path, ...Object.entries(tree).flatMap(([key, inner]) => placesIn(inner, [...path, key]))];
}

const at = (tree: Tree, path: Path): Tree =>
  path.reduce<Tree>((inner, key) => (isBranch(inner) ? inner[key] : undefined), tree);

/** Returns a copy of the tree in which the subtree at a path is replaced. */
function put(tree: Tree, [key, ...rest]: Path, part: Tree): Tree {
  if (key === undefined || !isBranch(tree)) return part;
  const changed = put(tree[key], rest, part);
  if (Array.isArray(tree))
    return tree.map((branch: unknown, index) => (`${index}` === key ? changed : branch));
  return { ...tree, [key]: changed };
}

/** Returns the name of the field that contains a subtree. Subtrees of equally named fields are interchangeable. */
const fieldOf = (path: Path): string => path.findLast((key) => !/^\d+$/.test(key)) ?? '';

const numbers = [0, 1, -1, 2, 40, 99, 500, 999, -999, 1000, 40_000, 3_000_000, 2 ** 53, 0.5, 1e308, -1e308];
const scalars: readonly unknown[] = [
  ...numbers,
  null,
  true,
  '',
  'me',
  'it',
  'you',
  'each',
  {},
  [],
  'x'.repeat(3000),
];

interface Change {
  readonly place: number;
  readonly kind: 'number' | 'scalar' | 'part' | 'wrap' | 'double' | 'drop';
  readonly pick: number;
  readonly from: number;
}

const change: fc.Arbitrary<Change> = fc.record({
  place: fc.nat(10_000),
  kind: fc.constantFrom('number', 'number', 'part', 'part', 'part', 'wrap', 'double', 'scalar', 'drop'),
  pick: fc.nat(10_000),
  from: fc.nat(10_000),
});

function changed(tree: Tree, { place, kind, pick, from }: Change, pool: readonly Tree[]): Tree {
  const all = placesIn(tree);
  const spots = kind === 'number' ? all.filter((path) => typeof at(tree, path) === 'number') : all;
  const spot = spots[place % Math.max(1, spots.length)];
  if (spot === undefined) return tree;
  const there = at(tree, spot);
  switch (kind) {
    case 'number':
      return put(tree, spot, numbers[pick % numbers.length]);
    case 'scalar':
      return put(tree, spot, scalars[pick % scalars.length]);
    case 'part': {
      const other = pool[from % pool.length];
      const like = placesIn(other).filter((path) => fieldOf(path) === fieldOf(spot));
      const taken = like[pick % Math.max(1, like.length)];
      return taken === undefined ? tree : put(tree, spot, at(other, taken));
    }
    case 'wrap':
      return wrapped(tree, spot, there, pick);
    case 'double':
      return Array.isArray(there)
        ? put(tree, spot, Array.from({ length: 1 + (pick % 70) }, () => there as unknown[]).flat())
        : tree;
    case 'drop': {
      if (!isBranch(there) || Array.isArray(there)) return tree;
      const keys = Object.keys(there);
      const gone = keys[pick % Math.max(1, keys.length)];
      return put(tree, spot, Object.fromEntries(Object.entries(there).filter(([key]) => key !== gone)));
    }
  }
}

/**
 * Wraps a subtree in a larger subtree of the same kind, such as a repeated effect, a multiplied number or a nested
 * list.
 */
function wrapped(tree: Tree, spot: Path, there: Tree, pick: number): Tree {
  const times = numbers[pick % numbers.length];
  const field = fieldOf(spot);
  if (typeof there === 'number') return put(tree, spot, { times: [there, { sum: [times, there] }] });
  if (field === 'effect' || field === 'then' || field === 'effects')
    return put(tree, spot, { kind: 'repeat', times, effect: there });
  return put(tree, spot, { kind: 'sequence', effects: [there, there] });
}

/**
 * Generates mutated trees, with extreme numbers, exchanged subtrees, and repeated or nested effects. Many of these
 * trees are still valid, but hard for a rules engine to execute.
 */
export const grownTrees = (pool: readonly Tree[]): fc.Arbitrary<Tree> =>
  fc
    .tuple(fc.nat(10_000), fc.array(change, { maxLength: 6 }))
    .map(([seed, changes]) =>
      changes.reduce<Tree>((tree, next) => changed(tree, next, pool), pool[seed % pool.length]),
    );
