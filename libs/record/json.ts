/** Plain, serialisable data, as records store it. */
export type Json =
  null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };

/** Start of an escape, as letters of "toString" may be escaped. */
const ESCAPE = '\\u00';

/**
 * Parses untrusted JSON. Drops fields named `toString`, which would throw in comparisons, also in zod's
 * checks of `length`. Throws `SyntaxError`.
 */
export const jsonIn = (text: string): unknown =>
  text.includes('toString') || text.includes(ESCAPE)
    ? JSON.parse(text, (key, value: unknown) => (key === 'toString' ? undefined : value))
    : JSON.parse(text);
