import fc from 'fast-check';
import {
  aliases,
  families,
  fieldName,
  fieldsIn,
  isAlias,
  isFamily,
  isWordList,
  vocabulary,
  type Ability,
  type Nodes,
  type Spec,
  type Specs,
} from '#altered/abilities';

/** Plain values. Each type has only a few values, so that references often match notes and targets in their tree. */
const plain: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  yes: fc.constant(true),
  boolean: fc.boolean(),
  name: fc.constantFrom('boost', 'die', 'plant'),
  texts: fc.constant([]),
  whole: fc.integer({ min: 0, max: 4 }),
  index: fc.constant(0),
  sabotage: fc.constant(0),
  positive: fc.integer({ min: 1, max: 3 }),
  change: fc.record({ forest: fc.integer({ min: -1, max: 2 }) }),
};

/** The family of each field type whose name differs from its family's. */
const asFamily: Readonly<Record<string, string>> = {
  count: 'quantity',
  subject: 'selector',
  affected: 'selector',
  'change or quantity': 'quantity',
};

type Branch = readonly [kind: string | null, fields: Specs];

/** Returns the kinds of nodes in a family, each with its fields. */
const branchesOf = (nodes: Nodes): readonly Branch[] =>
  'fields' in nodes
    ? [[null, nodes.fields]]
    : Object.entries('kinds' in nodes ? nodes.kinds : nodes.keys).map(([kind, node]) => [
        'kinds' in nodes ? kind : null,
        fieldsIn(node),
      ]);

const isNeeded = ([key]: readonly [string, Spec]): boolean => !key.endsWith('?');
const deepest = (depths: readonly number[]): number => Math.max(0, ...depths);

/** The minimum tree depth of each family. The depths are computed again until none of them changes. */
const least = new Map<string, number>(Object.keys(families).map((name) => [name, Infinity]));
const leastOf = (spec: Spec): number => {
  if (typeof spec === 'string') {
    if (isAlias(spec)) return leastOf(aliases[spec]);
    return least.get(asFamily[spec] ?? spec) ?? 0;
  }
  if ('words' in spec) return 0;
  if ('list' in spec) return spec.min === 0 ? 0 : leastOf(spec.list);
  if ('pair' in spec) return leastOf(spec.pair);
  if ('fields' in spec) return leastOfFields(spec.fields);
  if ('is' in spec) return leastOf(spec.is);
  return Math.min(...spec.either.map(leastOf));
};
const leastOfFields = (specs: Specs): number =>
  deepest(
    Object.entries(specs)
      .filter(isNeeded)
      .map(([, spec]) => leastOf(spec)),
  );
for (let isChanged = true; isChanged;) {
  isChanged = false;
  for (const [name, nodes] of Object.entries(families)) {
    const inner = Math.min(...branchesOf(nodes).map(([, fields]) => leastOfFields(fields)));
    const depth = 'plain' in nodes ? 1 : inner + 1;
    if (depth < (least.get(name) ?? 0)) {
      least.set(name, depth);
      isChanged = true;
    }
  }
}

/** Returns a generator for the fields of a node: all required fields, and one or two optional fields. */
function fieldsTree(specs: Specs, depth: number): fc.Arbitrary<Record<string, unknown>> {
  const entries = Object.entries(specs);
  const needed = entries.filter(isNeeded);
  const others = entries.filter((entry) => !isNeeded(entry) && leastOf(entry[1]) <= depth);
  return fc
    .subarray(others, { maxLength: Math.min(2, others.length) })
    .chain((more) =>
      fc.record(
        Object.fromEntries([...needed, ...more].map(([key, spec]) => [fieldName(key), treeOf(spec, depth)])),
      ),
    );
}

const familyTrees = new Map<string, fc.Arbitrary<unknown>>();
function familyTree(name: keyof typeof families, depth: number): fc.Arbitrary<unknown> {
  const key = `${name} ${depth}`;
  const made =
    familyTrees.get(key) ??
    fc.constant(null).chain(() => {
      const nodes: Nodes = families[name];
      const room = branchesOf(nodes).filter(
        ([, fields]) => leastOfFields(fields) < Math.max(depth, least.get(name) ?? 0),
      );
      const trees = room.map(([kind, fields]) =>
        fieldsTree(fields, depth - 1).map((tree) => (kind === null ? tree : { kind, ...tree })),
      );
      return 'plain' in nodes ? fc.oneof(treeOf(nodes.plain, depth), ...trees) : fc.oneof(...trees);
    });
  familyTrees.set(key, made);
  return made;
}

function treeOf(spec: Spec, depth: number): fc.Arbitrary<unknown> {
  if (typeof spec === 'string') {
    if (isWordList(spec)) return fc.constantFrom(...vocabulary[spec]);
    if (isAlias(spec)) return treeOf(aliases[spec], depth);
    const name = asFamily[spec] ?? spec;
    return isFamily(name) ? familyTree(name, depth) : (plain[name] ?? fc.constant(null));
  }
  if ('words' in spec) return fc.constantFrom(...spec.words);
  if ('list' in spec) {
    const isDeep = leastOf(spec.list) > depth && spec.min === 0;
    return fc.array(treeOf(spec.list, depth), { minLength: spec.min, maxLength: isDeep ? 0 : spec.min + 1 });
  }
  if ('pair' in spec) return fc.tuple(treeOf(spec.pair, depth), treeOf(spec.pair, depth));
  if ('fields' in spec) return fieldsTree(spec.fields, depth);
  if ('is' in spec) return treeOf(spec.is, depth);
  const fitting = spec.either.filter((choice) => leastOf(choice) <= depth);
  return fc.oneof(...(fitting.length > 0 ? fitting : spec.either).map((choice) => treeOf(choice, depth)));
}

/** Generates random abilities from the node tables. Their structure is valid, but their references are random. */
export const randomTree = familyTree('ability', 6) as fc.Arbitrary<Ability>;
