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
        ? { readonly [K in keyof T]?: Template<T[K]> }
        : T);

export type Parts = Readonly<Record<string, unknown>>;

/** The place that the part with this name fills. */
export const $ = (name: string): Hole => ({ hole: name });

/** In place of fields: those of the part with this name, which has all that the tree itself does not. */
export const fieldsOf = (name: string) => ({ [rest]: $(name) });
const rest = '...';

type Tree = Readonly<Record<string, unknown>>;
const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isHole = (value: Tree): value is Tree & Hole => typeof value['hole'] === 'string';

/** The names of the holes of a tree. */
function holesOf(template: unknown): readonly string[] {
  if (Array.isArray(template)) return template.flatMap(holesOf);
  if (!isTree(template)) return [];
  return isHole(template) ? [template.hole] : Object.values(template).flatMap(holesOf);
}

/** The tree for a phrase, in which each part that no hole is for fills the field of its own name. */
export function withOwnFields<T>(template: Template<T>, text: string): Template<T> {
  if (!isTree(template) || isHole(template)) return template;
  const holes = holesOf(template);
  const own = [...text.matchAll(/<(\w+)>/g)].flatMap(([, name = '']) => (holes.includes(name) ? [] : [name]));
  return { ...template, ...Object.fromEntries(own.map((name) => [name, $(name)])) };
}

/** The template with its holes filled; a field whose part is nothing but words is left out. */
export function build(template: unknown, parts: Parts): unknown {
  if (Array.isArray(template)) return template.map((part) => build(part, parts));
  if (!isTree(template)) return template;
  if (isHole(template)) return parts[template.hole];
  const built: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(template)) {
    const value = build(field, parts);
    if (key === rest) Object.assign(built, value);
    else if (value !== undefined && value !== null) built[key] = value;
  }
  return built;
}

/** Fills in the parts a tree was built from; false when it was not built from this template. */
export function match(template: unknown, value: unknown, parts: Record<string, unknown>): boolean {
  if (Array.isArray(template))
    return (
      Array.isArray(value) &&
      value.length === template.length &&
      template.every((part, index) => match(part, value[index], parts))
    );
  if (!isTree(template)) return template === value;
  if (isHole(template)) {
    if (Object.hasOwn(parts, template.hole)) return same(parts[template.hole], value);
    parts[template.hole] = value;
    return true;
  }
  if (!isTree(value)) return false;
  const others = Object.entries(value).filter(([key]) => !Object.hasOwn(template, key));
  return (
    (others.length === 0 || Object.hasOwn(template, rest)) &&
    Object.entries(template).every(([key, field]) =>
      match(field, key === rest ? Object.fromEntries(others) : value[key], parts),
    )
  );
}
