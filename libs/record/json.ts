/** Serialisable data, as stored in records. */
export type Json =
  null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };

/** The start of an escape sequence, because the letters of "toString" may be escaped. */
const ESCAPE = '\\u00';

/**
 * Parses untrusted JSON. Removes fields named `toString`, which would make comparisons throw, including zod's checks of
 * `length`. Throws `SyntaxError`.
 */
export const jsonIn = (text: string): unknown =>
  text.includes('toString') || text.includes(ESCAPE)
    ? JSON.parse(text, (key, value: unknown) => (key === 'toString' ? undefined : value))
    : JSON.parse(text);
