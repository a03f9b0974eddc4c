import { z } from 'zod';

interface Optional<T> {
  readonly optional: z.ZodType<T>;
}

type IsOptional<T, P extends keyof T> = Partial<Pick<T, P>> extends Pick<T, P> ? true : false;

/** Schemas for exactly the fields of a type. If the type changes, compilation fails. */
export type Shape<T> = {
  readonly [P in keyof T]-?: IsOptional<T, P> extends true ? Optional<Required<T>[P]> : z.ZodType<T[P]>;
};

type Member<U, K> = U extends { readonly kind: infer N } ? (K extends N ? Omit<U, 'kind'> : never) : never;
type AnyShape = Readonly<Record<string, z.ZodType | Optional<unknown>>>;

/** Marks a field as optional. If present, its value cannot be `undefined`. */
export const optional = <T>(schema: z.ZodType<T>): Optional<T> => ({ optional: schema });

function fields(shape: AnyShape): Record<string, z.ZodType> {
  return Object.fromEntries(
    Object.entries(shape).map(([name, field]) => [
      name,
      'optional' in field && !(field instanceof z.ZodType) ? z.exactOptional(field.optional) : field,
    ]),
  );
}

/** Returns the schema for an object with exactly these fields. */
export const record = <T>(shape: Shape<T>): z.ZodType<T> =>
  z.strictObject(fields(shape)) as unknown as z.ZodType<T>;

/** Returns the schema for a string union. The keys of `words` are the union's members. */
export function word<W extends string>(words: Readonly<Record<W, true>>): z.ZodType<W> {
  const list = Object.keys(words);
  return z.enum(list, { error: `is none of ${list.join(', ')}` }) as unknown as z.ZodType<W>;
}

/** The schema for a discriminated union, with all its kinds. */
export interface Family<U> {
  readonly schema: z.ZodType<U>;
  readonly kinds: readonly string[];
}

/** Returns the schema for a union discriminated by `kind`. */
export function byKind<U extends { readonly kind: string }>(members: {
  readonly [K in U['kind']]: Shape<Member<U, K>>;
}): Family<U> {
  const entries = Object.entries<AnyShape>(members as unknown as Record<string, AnyShape>);
  const kinds = entries.map(([kind]) => kind);
  const options = entries.map(([kind, shape]) => z.strictObject({ kind: z.literal(kind), ...fields(shape) }));
  if (options.length === 0) return { schema: z.never(), kinds };
  const union = z.discriminatedUnion('kind', options as unknown as readonly [z.ZodObject], {
    error: `has none of the kinds ${kinds.join(', ')}`,
  });
  return { schema: union as unknown as z.ZodType<U>, kinds };
}

/**
 * Attaches a union's alternatives to a schema that checks values with a function, so that tools can list the
 * alternatives.
 */
export const withAlternatives = <T extends z.ZodType>(schema: T, alternatives: readonly z.ZodType[]): T =>
  schema.meta({ alternatives });

/**
 * Returns the schema for a union of plain values and objects. Each kind of object has a distinctive field, and
 * `members` contains the objects' schemas by this field.
 */
export function byKey<U>(plain: z.ZodType | null, members: Readonly<Record<string, z.ZodType>>): Family<U> {
  const kinds = Object.keys(members);
  const schema = z.unknown().superRefine((value, context) => {
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    const key = isObject ? kinds.find((kind) => Object.hasOwn(value, kind)) : undefined;
    const member = isObject ? (key === undefined ? undefined : members[key]) : (plain ?? undefined);
    const read = member?.safeParse(value);
    if (read === undefined)
      context.addIssue({ code: 'custom', message: `must have one of ${kinds.join(', ')}` });
    for (const { message, path } of read?.error?.issues ?? [])
      context.addIssue({ code: 'custom', message, path });
  });
  const alternatives = [...(plain === null ? [] : [plain]), ...Object.values(members)];
  return { schema: withAlternatives(schema, alternatives) as unknown as z.ZodType<U>, kinds };
}
