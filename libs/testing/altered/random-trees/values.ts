import type { z } from 'zod';

/** What of a zod schema its values are listed by; each sort has its own fields. */
interface Def {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly entries?: Readonly<Record<string, string>>;
  readonly values?: readonly unknown[];
  readonly options?: readonly z.ZodType[];
  readonly items?: readonly z.ZodType[];
  readonly element?: z.ZodType;
  readonly innerType?: z.ZodType;
  readonly getter?: () => z.ZodType;
}
const defOf = (schema: z.ZodType): Def => schema.def;

/** What values of a schema can be, where there are several sorts; a schema that a function checks says so itself. */
const alternativesOf = (schema: z.ZodType): readonly z.ZodType[] => [
  ...(defOf(schema).options ?? []),
  ...((schema.meta()?.alternatives as readonly z.ZodType[] | undefined) ?? []),
];

/** Shapes that have a name: words in them are counted by the innermost of these. */
export type Shapes = Readonly<Record<string, z.ZodType>>;

const kindIn = ({ shape }: Def): string | undefined => {
  const kind = shape?.kind === undefined ? undefined : defOf(shape.kind).values?.[0];
  return typeof kind === 'string' ? kind : undefined;
};

/** Whether a schema is of another kind than a value: that is seen sooner than why the rest does not fit. */
function isOfOtherKind(schema: z.ZodType, value: unknown): boolean {
  const kind = defOf(schema).shape?.kind;
  const kinds = kind === undefined ? undefined : defOf(kind).values;
  if (kinds === undefined || typeof value !== 'object' || value === null) return false;
  return !kinds.includes((value as { readonly kind?: unknown }).kind);
}

/** What is known to be of a schema, or not: trees with one word changed share all other parts. */
const fitted = new WeakMap<object, Map<z.ZodType, boolean>>();

function fits(schema: z.ZodType, value: unknown): boolean {
  if (isOfOtherKind(schema, value)) return false;
  if (typeof value !== 'object' || value === null) return schema.safeParse(value).success;
  const known = fitted.get(value) ?? new Map<z.ZodType, boolean>();
  fitted.set(value, known);
  const is = known.get(schema) ?? schema.safeParse(value).success;
  known.set(schema, is);
  return is;
}

/** The words that a schema names one by one. */
const wordsOf = ({ type, entries, values = [] }: Def): readonly unknown[] =>
  type === 'enum' ? Object.values(entries ?? {}) : type === 'boolean' ? [true, false] : values;

/** The schema behind names and refinements, and the path that words in it have. */
function opened(schema: z.ZodType, path: string, shapes: Shapes): readonly [z.ZodType, string] {
  const name = Object.keys(shapes).find((one) => shapes[one] === schema);
  const here = name ?? path;
  const { getter, innerType } = defOf(schema);
  if (getter !== undefined) return opened(getter(), here, shapes);
  return innerType === undefined ? [schema, here] : opened(innerType, here, shapes);
}

/** The fields of an object besides its kind and the name of its wording, with the path of each. */
function fieldsOf(def: Def, here: string): readonly (readonly [string, z.ZodType, string])[] {
  const kind = kindIn(def);
  const owner = kind === undefined ? here : `${here} ${kind}`;
  return Object.entries(def.shape ?? {}).flatMap(([field, one]) =>
    field === 'kind' || field === 'said' ? [] : [[field, one, `${owner}.${field}`] as const],
  );
}

/** Every kind, field and word that trees of a schema can have: `step move`, `step move.to`, `destination.zone reserve`. */
export function listed(root: z.ZodType, shapes: Shapes): readonly string[] {
  const done = new Set<z.ZodType>();
  const found = new Set<string>();
  const visit = (schema: z.ZodType, path: string): void => {
    const [inner, here] = opened(schema, path, shapes);
    if (done.has(inner) && here in shapes) return;
    done.add(inner);
    const def = defOf(inner);
    const kind = kindIn(def);
    if (kind !== undefined) found.add(`${here} ${kind}`);
    for (const word of wordsOf(def)) found.add(`${here} ${String(word)}`);
    for (const one of [...alternativesOf(inner), ...(def.items ?? [])]) visit(one, here);
    if (def.element !== undefined) visit(def.element, here);
    for (const [, one, place] of fieldsOf(def, here)) {
      found.add(place);
      visit(one, place);
    }
  };
  visit(root, '');
  return [...found];
}

type Key = string | number;

/** One place of a tree: the names it is listed by, and what else can stand there. */
export interface Visited {
  readonly keys: readonly Key[];
  readonly name?: string;
  /** The words one of which is there. */
  readonly words?: readonly unknown[];
  /** The shape with a name that what is there has. */
  readonly shape?: string;
}

/** Goes through a tree by its schema. */
export function visited(
  tree: unknown,
  root: z.ZodType,
  shapes: Shapes,
  meet: (place: Visited) => void,
): void {
  const visit = (value: unknown, schema: z.ZodType, path: string, keys: readonly Key[]): void => {
    const [inner, here] = opened(schema, path, shapes);
    if (here !== path && here in shapes) meet({ keys, shape: here });
    const def = defOf(inner);
    const words = wordsOf(def);
    if (words.length > 0) return meet({ keys, name: `${here} ${String(value)}`, words });
    if (Array.isArray(value))
      for (const [index, one] of value.entries()) {
        const of = def.element ?? def.items?.[index];
        if (of !== undefined) visit(one, of, here, [...keys, index]);
      }
    const fitting = alternativesOf(inner).find((one) => fits(one, value));
    if (fitting !== undefined) visit(value, fitting, here, keys);
    if (typeof value !== 'object' || value === null) return;
    const kind = kindIn(def);
    if (kind !== undefined) meet({ keys, name: `${here} ${kind}` });
    for (const [field, one, place] of fieldsOf(def, here)) {
      if (!Object.hasOwn(value, field)) continue;
      meet({ keys: [...keys, field], name: place });
      visit((value as Readonly<Record<string, unknown>>)[field], one, place, [...keys, field]);
    }
  };
  visit(tree, root, '', []);
}
