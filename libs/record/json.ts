/** Serialisable data, as found in records. */
export type Json =
  null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };

/** The start of an escape sequence. Escape sequences could hide the letters of "toString". */
const ESCAPE = '\\u00';

/**
 * Parses untrusted JSON. Removes fields named `toString`, because they would make comparisons throw, including zod's
 * checks of `length`. Throws `SyntaxError` if the text is not JSON.
 */
export const jsonIn = (text: string): unknown =>
  text.includes('toString') || text.includes(ESCAPE)
    ? JSON.parse(text, (key, value: unknown) => (key === 'toString' ? undefined : value))
    : JSON.parse(text);
