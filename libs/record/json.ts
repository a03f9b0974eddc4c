/** Serialisable data, as found in records. */
export type Json =
  null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };

/** The beginning of an escape sequence. Escape sequences can spell `toString` without using its letters. */
const ESCAPE = '\\u00';

/**
 * Parses untrusted JSON. Removes fields named `toString`, because comparisons with objects that have such a field
 * throw. zod's checks of `length` are such comparisons. Throws `SyntaxError` if the text is not JSON.
 */
export const jsonIn = (text: string): unknown =>
  text.includes('toString') || text.includes(ESCAPE)
    ? JSON.parse(text, (key, value: unknown) => (key === 'toString' ? undefined : value))
    : JSON.parse(text);
