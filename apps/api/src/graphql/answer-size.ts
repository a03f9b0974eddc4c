import { GraphQLError } from 'graphql';

/** Matches characters that JSON escapes or that take several bytes in UTF-8. */
// oxlint-disable-next-line no-control-regex -- JSON escapes them
const special = /["\\\u0000-\u001f\u007f-\uffff]/;

/** Returns the number of bytes that a text takes in JSON. */
type BytesOf = (text: string) => number;

const bytesOf: BytesOf = (text) =>
  2 + (special.test(text) ? Buffer.byteLength(JSON.stringify(text)) - 2 : text.length);

/**
 * Returns an upper bound for the number of bytes. A text whose upper bound is within the limit need not be measured.
 */
const bytesAtMost: BytesOf = (text) => 2 + 6 * text.length;

/** The number of bytes that the longest number takes in JSON. */
const NUMBER = 24;

/**
 * Whether a value takes more than `most` bytes in JSON. Does not serialise the value, and stops counting at the limit.
 */
export const isLargerThan = (value: unknown, most: number): boolean =>
  bytesIn(value, most, bytesAtMost) > most && bytesIn(value, most, bytesOf) > most;

/**
 * Returns the approximate number of bytes that a value takes in JSON. If this number exceeds `most`, the result can be
 * any number above `most`.
 */
export const jsonSize = (value: unknown, most: number): number => bytesIn(value, most, bytesOf);

function bytesIn(value: unknown, most: number, sizeOf: BytesOf): number {
  let left = most;
  const take = (part: unknown): boolean => {
    if (left < 0) return false;
    if (typeof part === 'string') left -= part.length > left ? part.length : sizeOf(part);
    else if (typeof part !== 'object' || part === null) left -= typeof part === 'number' ? NUMBER / 4 : 5;
    else if (Array.isArray(part)) {
      left -= 2 + part.length;
      return part.every(take);
    } else if (part instanceof GraphQLError) return take(part.toJSON());
    else
      for (const name in part) {
        left -= sizeOf(name) + 2;
        if (!take((part as Record<string, unknown>)[name])) return false;
      }
    return left >= 0;
  };
  take(value);
  return most - left;
}
