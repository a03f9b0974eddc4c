import fc from 'fast-check';
import { anyCharacter } from './text-inputs.js';

type Tree = Record<string | number, unknown>;
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** Generates values that a reader of plain data does not expect. */
export const oddities: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, '', 0, -1, -0, 1.5, 2 ** 31, 2 ** 53, 1e308, [], {}, [[]], [null]),
  fc.constantFrom(
    '\0',
    'a\0b',
    '\u001b[2J',
    '\u202eevil',
    '\ud800',
    '__proto__',
    'constructor',
    '../x',
    "';--",
  ),
  fc.integer({ min: 0, max: 300 }),
  fc.constantFrom(61, 201, 8001, 100_000).map((length) => 'x'.repeat(length)),
  fc.constantFrom(9, 501, 10_001).map((length) => Array.from({ length }, () => 0)),
  fc.constantFrom(65, 2000).map((depth) => {
    let deep: unknown = 0;
    for (let at = 0; at < depth; at++) deep = [deep];
    return deep;
  }),
  fc.constant(JSON.parse('{"__proto__": {"name": "x"}, "toString": 1, "length": -1}') as unknown),
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: anyCharacter, maxLength: 20 }),
);

export interface Mutation {
  /**
   * The path to the changed field. For each level, it contains a number that selects one of the fields at this level.
   */
  readonly path: readonly number[];
  readonly act: 'replace' | 'remove' | 'copy' | 'swap' | 'add';
  readonly value: unknown;
}

export const mutations: fc.Arbitrary<readonly Mutation[]> = fc.array(
  fc.record({
    path: fc.array(fc.nat(2000), { minLength: 1, maxLength: 8 }),
    act: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'copy', 'swap', 'add' as const),
    value: oddities,
  }),
  { minLength: 1, maxLength: 4 },
);

/** Changes one field within plain data. */
export function mutate(root: Tree, { path, act, value }: Mutation): void {
  let at = root;
  let key: string | number = '';
  for (const [step, number] of path.entries()) {
    const keys = Array.isArray(at) ? [...at.keys()] : Object.keys(at);
    const chosen = keys[number % Math.max(1, keys.length)];
    if (chosen === undefined) break;
    key = chosen;
    const next = at[key];
    if (step === path.length - 1 || !isTree(next) || Object.keys(next).length === 0) break;
    at = next;
  }
  change(at, key, act, value);
}

function change(at: Tree, key: string | number, act: Mutation['act'], value: unknown): void {
  switch (act) {
    case 'replace':
      at[key] = value;
      return;
    case 'remove':
      if (Array.isArray(at)) at.splice(Number(key), 1);
      else Reflect.deleteProperty(at, key);
      return;
    case 'copy':
      if (Array.isArray(at)) at.splice(Number(key), 0, structuredClone(at[key as number]));
      else at[`${key}2`] = structuredClone(at[key]);
      return;
    case 'swap':
      if (Array.isArray(at) && at.length > 1) {
        const other = (Number(key) + 1) % at.length;
        [at[Number(key)], at[other]] = [at[other], at[Number(key)]];
      }
      return;
    case 'add':
      if (Array.isArray(at)) at.push(value);
      else at['more'] = value;
  }
}
