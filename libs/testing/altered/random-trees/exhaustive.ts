import fc from 'fast-check';

/** A kind of node that no English words are printed for, and why. */
export interface Unsaid {
  readonly unsaid: string;
}

export const unsaid = (why: string): Unsaid => ({ unsaid: why });

/** For every kind of node its random trees, or why there are none: a kind that is missing is an error of types. */
export type EveryKind<U extends { readonly kind: string }> = {
  readonly [K in U['kind']]: fc.Arbitrary<Extract<U, { readonly kind: K }>> | Unsaid;
};

export const isUnsaid = (value: object): value is Unsaid => 'unsaid' in value;

/** Any of the kinds that are said. */
export function anyOf<T>(table: Readonly<Record<string, fc.Arbitrary<T> | Unsaid>>): fc.Arbitrary<T> {
  const said = Object.values(table).filter((one): one is fc.Arbitrary<T> => !isUnsaid(one));
  return fc.oneof(...said);
}

/** A record of which the optional fields may be missing. */
export const some = <T extends object>(
  fields: { readonly [P in keyof T]-?: fc.Arbitrary<NonNullable<T[P]>> },
  required: readonly (keyof T & string)[],
): fc.Arbitrary<T> => fc.record(fields, { requiredKeys: required as never }) as unknown as fc.Arbitrary<T>;
