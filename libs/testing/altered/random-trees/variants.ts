import type { z } from 'zod';
import { visited, type Shapes } from './values.js';

type Key = string | number;

/** A place of a tree, and what else could stand there. */
export interface Place {
  readonly keys: readonly Key[];
  /** Words of the same list, or the name of the shape of what is there. */
  readonly words?: readonly string[];
  readonly shape?: string;
}

/** The places of a tree whose words can be changed, or whose parts have a shape with a name. */
export function placesOf(tree: unknown, root: z.ZodType, shapes: Shapes): readonly Place[] {
  const found: Place[] = [];
  visited(tree, root, shapes, ({ keys, words, shape }) => {
    if (words !== undefined || shape !== undefined) found.push({ keys, words, shape } as Place);
  });
  return found;
}

/** What is at a place. */
export const at = (tree: unknown, keys: readonly Key[]): unknown =>
  keys.reduce<unknown>((inner, key) => (inner as Readonly<Record<Key, unknown>>)[key], tree);

/** A tree with something else at a place. */
export function changed<T>(tree: T, keys: readonly Key[], value: unknown): T {
  const [key, ...rest] = keys;
  if (key === undefined) return value as T;
  const inner = changed((tree as Readonly<Record<Key, unknown>>)[key], rest, value);
  if (Array.isArray(tree)) return tree.map((one, index) => (index === key ? inner : one)) as T;
  return { ...tree, [key]: inner };
}
