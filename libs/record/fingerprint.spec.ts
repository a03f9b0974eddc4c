import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { fingerprintOf, murmur3, CanonicalWriter, type Json } from './index.js';

const fold = { canonical: (form: Json) => form };
const printOf = (form: Json): string => fingerprintOf(fold, form, 'murmur3');

const wordsOf = (text: string): Int32Array => new Int32Array(new TextEncoder().encode(text).buffer);

describe('MurmurHash3', () => {
  it.each([
    ['', '00000000000000000000000000000000'],
    // The expected values come from another implementation (Python: mmh3.hash_bytes(text, 0, x64arch=False)).
    ['I will not buy this record, it is scratched.', '3b68a9a0405eac259528afd9f5dd0d89'],
  ])('hashes %j like other implementations', (text, hash) => {
    const bytes = Buffer.from(Int32Array.from(murmur3(wordsOf(text))).buffer);
    expect(bytes.toString('hex')).toBe(hash);
  });

  it('hashes a prefix of a list like a list of that length', () => {
    const list = Int32Array.from({ length: 23 }, (_, at) => Math.imul(at, 0x9e3779b1));
    for (let length = 0; length <= list.length; length++)
      expect(murmur3(list, length)).toEqual(murmur3(list.slice(0, length)));
  });
});

describe('a fingerprint of the murmur3 kind', () => {
  it('matches the example in docs/integrating/record.md', () => {
    const [, form, print] = /`(\[3,.*?\])` has the fingerprint\s+`(.{22})`/s.exec(
      readFileSync('docs/integrating/record.md', 'utf8'),
    ) as RegExpExecArray;
    expect(printOf(JSON.parse(form ?? '') as Json)).toBe(print);
  });

  it('differs if the forms differ', () => {
    const forms: readonly Json[] = [
      ...[0, 1, -1, 0.5, 1e9, 2 ** 30, -(2 ** 30), 2 ** 31, 2 ** 32, -(2 ** 31)],
      ...[null, true, false, '', 'a', 'ab', 'ba', 'abc', '\u0000', 'a\u0000', '1', 'null'],
      ...[[], [[]], [[], []], [0], [1], [0, 0], [[0], 0], [0, [0]], [null], [''], ['a', 'b'], ['ab']],
      ...[{}, { a: 1 }, { a: '1' }, { a: 1, b: 2 }, [{}], [{ a: 1 }, 2]],
      // These numbers have the same values as the words that introduce lists, strings and other values.
      ...[0x40000001, 0x50000000, 0x60000001, 0x70000000, [0x60000001, 97]],
    ];
    expect(new Set(forms.map(printOf)).size).toBe(forms.length);
  });

  it('is the same for any order of members, and with undefined members', () => {
    expect(printOf([{ a: 1, b: { c: 2, d: 3 } }])).toBe(printOf([{ b: { d: 3, c: 2 }, a: 1, e: undefined }]));
  });

  it('does not depend on earlier fingerprints, even for long forms', () => {
    const long = Array.from({ length: 5000 }, (_, at) => at * 1_000_003);
    const before = printOf([7]);
    expect(printOf(long)).not.toBe(before);
    expect(printOf([7])).toBe(before);
    const written = new CanonicalWriter();
    written.list(long.length);
    for (const value of long) written.number(value);
    const whole = new CanonicalWriter();
    whole.numbers(long);
    expect(whole.hash()).toEqual(written.hash());
  });
});
