import fc from 'fast-check';
import { abilityShapes, type Ability } from '#altered/abilities';
import { listed, visited } from './values.js';

type Key = string | number;

/** A tree with something else at a place. */
function changed<T>(tree: T, keys: readonly Key[], value: unknown): T {
  const [key, ...rest] = keys;
  if (key === undefined) return value as T;
  const inner = changed((tree as Readonly<Record<Key, unknown>>)[key], rest, value);
  if (Array.isArray(tree)) return tree.map((one, index) => (index === key ? inner : one) as unknown) as T;
  return { ...tree, [key]: inner };
}

const root = abilityShapes.ability;

/** A tree with each of its words changed into each other word of the same list, one at a time. */
export function variantsOf(tree: Ability): readonly Ability[] {
  const found: Ability[] = [];
  visited(tree, root, abilityShapes, ({ keys, words = [] }) => {
    for (const word of words) found.push(changed(tree, keys, word));
  });
  return found;
}

/** One of the variants of some trees. */
export const variant = (trees: readonly Ability[]): fc.Arbitrary<Ability> =>
  fc.constantFrom(...trees).chain((tree) => fc.constantFrom(tree, ...variantsOf(tree)));

/** Every kind, field and word that abilities can have, by the name that `wordsIn` gives it. */
export const everyWord = (): readonly string[] => listed(root, abilityShapes);

/** The kinds, fields and words of one tree. */
export function wordsIn(tree: Ability): readonly string[] {
  const found: string[] = [];
  visited(tree, root, abilityShapes, ({ name }) => {
    if (name !== undefined) found.push(name);
  });
  return found;
}
