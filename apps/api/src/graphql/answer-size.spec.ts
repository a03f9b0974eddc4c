import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isLargerThan } from './answer-size.js';
import { shortened, shortenedAll } from './shortened.js';

const value = fc.jsonValue({ maxDepth: 4 });
const sizeOf = (json: unknown): number => Buffer.byteLength(JSON.stringify(json));
const texts = fc.oneof(fc.string({ unit: 'binary', maxLength: 900 }), fc.string({ maxLength: 900 }));

describe('the size of an answer', () => {
  it('is the size of its JSON, except for numbers and commas', () => {
    fc.assert(
      fc.property(value, (json) => {
        expect(isLargerThan(json, 4 * sizeOf(json) + 50)).toBe(false);
        expect(isLargerThan(json, Math.floor(sizeOf(json) / 5) - 5)).toBe(true);
      }),
    );
  });

  it('counts its texts exactly, including characters that JSON escapes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(isLargerThan(text, sizeOf(text))).toBe(false);
        expect(isLargerThan(text, sizeOf(text) - 1)).toBe(true);
      }),
    );
  });

  it('is not counted beyond the limit', () => {
    let looked = 0;
    const endless = Array.from({ length: 1000 }, () =>
      Object.defineProperty({}, 'text', { enumerable: true, get: () => (looked++, 'x'.repeat(100)) }),
    );
    expect(isLargerThan(endless, 2000)).toBe(true);
    expect(looked).toBeLessThan(25);
  });
});

describe('the text of an error', () => {
  it('is shortened to well-formed text, and unchanged if it is short', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const short = shortened(text);
        expect(short.length).toBeLessThanOrEqual(400);
        if (text.length <= 400) expect(short).toBe(text);
        else expect(/[\uD800-\uDBFF]…$/.test(short)).toBe(false);
      }),
    );
  });

  it('is shortened at any depth', () => {
    const long = 'x'.repeat(10_000);
    const json = JSON.stringify(shortenedAll({ [long]: [{ a: [long] }], b: { c: long } }));
    expect(json.length).toBeLessThan(1500);
    expect(JSON.stringify(shortenedAll({ a: [1, 'b', null, { c: true }] }))).toBe(
      '{"a":[1,"b",null,{"c":true}]}',
    );
  });
});
