import { GraphQLError } from 'graphql';

/** What JSON writes otherwise than it stands there, or in more than one byte. */
// oxlint-disable-next-line no-control-regex -- JSON escapes them
const special = /["\\\u0000-\u001f\u007f-\uffff]/;

/** Bytes that a text has as JSON. */
type BytesOf = (text: string) => number;

const bytesOf: BytesOf = (text) =>
  2 + (special.test(text) ? Buffer.byteLength(JSON.stringify(text)) - 2 : text.length);

/** No character has more: what has too few even so is not looked at closely. */
const bytesAtMost: BytesOf = (text) => 2 + 6 * text.length;

/** Bytes that the longest number has. */
const NUMBER = 24;

/**
 * True when a value has more bytes as JSON than it may. Counting ends there: it costs no more than what may be told, however
 * large the value is, and nothing is written meanwhile.
 */
export const isLargerThan = (value: unknown, most: number): boolean =>
  bytesIn(value, most, bytesAtMost) > most && bytesIn(value, most, bytesOf) > most;

/** Bytes that a value has as JSON, give or take what numbers and commas have; any number above `most` where it has more. */
export const jsonSize = (value: unknown, most: number): number => bytesIn(value, most, bytesOf);

function bytesIn(value: unknown, most: number, sizeOf: BytesOf): number {
  let left = most;
  const take = (one: unknown): boolean => {
    if (left < 0) return false;
    if (typeof one === 'string') left -= one.length > left ? one.length : sizeOf(one);
    else if (typeof one !== 'object' || one === null) left -= typeof one === 'number' ? NUMBER / 4 : 5;
    else if (Array.isArray(one)) {
      left -= 2 + one.length;
      return one.every(take);
    } else if (one instanceof GraphQLError) return take(one.toJSON());
    else
      for (const name in one) {
        left -= sizeOf(name) + 2;
        if (!take((one as Record<string, unknown>)[name])) return false;
      }
    return left >= 0;
  };
  take(value);
  return most - left;
}
