import fc from 'fast-check';

/** A kind of node that no English words are printed for, and why. */
export interface Unsaid {
  readonly unsaid: string;
}

export const unsaid = (why: string): Unsaid => ({ unsaid: why });

/** The nodes of a kind, also where several kinds share a type. */
type OfKind<U extends { readonly kind: string }, K> = U extends unknown
  ? K extends U['kind']
    ? U & { readonly kind: K }
    : never
  : never;

/** For every kind of node its random trees, or why there are none: a kind that is missing is an error of types. */
export type EveryKind<U extends { readonly kind: string }> = {
  readonly [K in U['kind']]: fc.Arbitrary<OfKind<U, K>> | Unsaid;
};

export const isUnsaid = (value: object): value is Unsaid => 'unsaid' in value;

/** Any of the kinds that are said. */
export function anyOf<T>(table: object): fc.Arbitrary<T> {
  const said = Object.values(table as Readonly<Record<string, fc.Arbitrary<T> | Unsaid>>).filter(
    (one): one is fc.Arbitrary<T> => !isUnsaid(one),
  );
  return fc.oneof(...said);
}
