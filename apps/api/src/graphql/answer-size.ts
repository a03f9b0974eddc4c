import { GraphQLError } from 'graphql';
import { requestBounds } from '#record';
import type { Problem } from '../errors/problem.js';

/** What JSON writes otherwise than it stands there, or in more than one byte. */
// eslint-disable-next-line no-control-regex -- JSON escapes them
const special = /["\\\u0000-\u001f\u007f-\uffff]/;

const bytesOf = (text: string): number =>
  2 + (special.test(text) ? Buffer.byteLength(JSON.stringify(text)) - 2 : text.length);

/** Bytes that the longest number has. */
const NUMBER = 24;

/**
 * True when a value has more bytes as JSON than it may. Counting ends there: it costs no more than what may be told, however
 * large the value is, and nothing is written meanwhile.
 */
export function isLargerThan(value: unknown, most: number): boolean {
  let left = most;
  const take = (one: unknown): boolean => {
    if (left < 0) return false;
    if (typeof one === 'string') left -= one.length > left ? one.length : bytesOf(one);
    else if (typeof one !== 'object' || one === null) left -= typeof one === 'number' ? NUMBER / 4 : 5;
    else if (Array.isArray(one)) {
      left -= 2 + one.length;
      return one.every(take);
    } else if (one instanceof GraphQLError) return take(one.toJSON());
    else
      for (const name in one) {
        left -= bytesOf(name) + 2;
        if (!take((one as Record<string, unknown>)[name])) return false;
      }
    return left >= 0;
  };
  return !take(value);
}

/** Told instead of an answer that is too large. */
export const answerTooLarge: Problem = {
  code: 'ANSWER_TOO_LARGE',
  message: `The answer has more than ${requestBounds.answer} bytes.`,
  advice: 'Ask for fewer entries (first, last) or fewer fields, or send several queries.',
  data: { limit: requestBounds.answer },
};
