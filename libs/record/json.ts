/** Plain, serialisable data, as records store it. */
export type Json =
  null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };

/** Letters of "toString" may be written as escapes. */
const ESCAPE = '\\u00';

/**
 * Parses JSON from outside. Leaves out fields named `toString`: an object with such a field throws wherever it is compared,
 * also in the checks of zod, which compare the `length` of every value. Throws `SyntaxError`.
 */
export const jsonIn = (text: string): unknown =>
  text.includes('toString') || text.includes(ESCAPE)
    ? JSON.parse(text, (key, value: unknown) => (key === 'toString' ? undefined : value))
    : JSON.parse(text);
