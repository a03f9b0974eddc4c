import { same } from '#altered/abilities';

/** A place in a tree that a part of a phrase fills. */
export interface Hole {
  readonly hole: string;
}

/** A tree with holes. */
export type Template<T> =
  | Hole
  | (T extends readonly (infer U)[]
      ? readonly Template<U>[]
      : T extends object
        ? { readonly [K in keyof T]: Template<T[K]> }
        : T);

export type Parts = Readonly<Record<string, unknown>>;

/** The place that the part with this name fills. */
export const $ = (name: string): Hole => ({ hole: name });

type Tree = Readonly<Record<string, unknown>>;
const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isHole = (value: Tree): value is Tree & Hole => typeof value['hole'] === 'string';

/** The template with its holes filled; a field whose part says nothing is left out. */
export function build(template: unknown, parts: Parts): unknown {
  if (Array.isArray(template)) return template.map((one) => build(one, parts));
  if (!isTree(template)) return template;
  if (isHole(template)) return parts[template.hole];
  const built: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(template)) {
    const value = build(field, parts);
    if (value !== undefined) built[key] = value;
  }
  return built;
}

/** Fills in the parts a tree was built from; false when it was not built from this template. */
export function match(template: unknown, value: unknown, parts: Record<string, unknown>): boolean {
  if (Array.isArray(template))
    return (
      Array.isArray(value) &&
      value.length === template.length &&
      template.every((one, index) => match(one, value[index], parts))
    );
  if (!isTree(template)) return template === value;
  if (isHole(template)) {
    if (Object.hasOwn(parts, template.hole)) return same(parts[template.hole], value);
    parts[template.hole] = value;
    return true;
  }
  if (!isTree(value)) return false;
  return (
    Object.keys(value).every((key) => Object.hasOwn(template, key)) &&
    Object.entries(template).every(([key, field]) => match(field, value[key], parts))
  );
}
