import { printOf, referenceOf, type Product, type Version } from '#altered/abilities';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sharedPaths } from '#record/testing';
import { deckCodeIn, readDeckCode, writeDeckCode, type CodedCard } from './deck-code.js';

const anything = () => true;
const byReference = (cards: readonly CodedCard[]) =>
  cards.toSorted((left, right) => (left.reference < right.reference ? -1 : 1));
function cardsOf(code: string, isKnown: (reference: string) => boolean = anything) {
  const read = readDeckCode(code, isKnown);
  if (!read.ok) throw new Error(read.error.message);
  return byReference(read.value);
}

/** Returns a reference without leading zeros in its number, because they have no meaning. */
const normal = (reference: string) => {
  const print = printOf(reference);
  return print === null ? reference : referenceOf(print);
};

const anyCard = fc
  .record({
    set: fc.constantFrom('CORE', 'COREKS', 'BISE', 'DUSTER', 'FUGUE'),
    product: fc.constantFrom<Product>('B', 'P', 'A'),
    faction: fc.constantFrom('AX', 'BR', 'LY', 'MU', 'OR', 'YZ', 'NE'),
    number: fc.integer({ min: 1, max: 63 }),
    version: fc.constantFrom<Version>('C', 'R1', 'R2', 'U'),
    serial: fc.integer({ min: 0, max: 65535 }),
    isNumbered: fc.boolean(),
    count: fc.integer({ min: 1, max: 65 }),
  })
  .map(({ count, isNumbered, serial, version, ...print }) => ({
    count,
    reference: referenceOf({ ...print, version, serial: version === 'U' || isNumbered ? serial : null }),
  }));
const anyDeck = fc.uniqueArray(anyCard, { selector: ({ reference }) => reference, maxLength: 100 });

describe('a deck code', () => {
  it('can be read back to the same cards', () => {
    fc.assert(
      fc.property(anyDeck, (cards) => {
        const code = writeDeckCode(cards);
        const own = new Set(cards.map(({ reference }) => reference));
        expect(code.ok && cardsOf(code.value, (reference) => own.has(reference))).toEqual(byReference(cards));
      }),
    );
  });

  it('is found alone or in a link, but not in a deck list', () => {
    expect(deckCodeIn(' EBAgTTMo\n')).toBe('EBAgTTMo');
    expect(deckCodeIn('https://example.invalid/build?lang=en&deck=EBAgTTMo#top')).toBe('EBAgTTMo');
    expect(deckCodeIn('https://example.invalid/?deck=EBAgTTM%3D')).toBe('EBAgTTM=');
    expect(deckCodeIn('3 ALT_CORE_B_AX_04_C')).toBeNull();
    expect(deckCodeIn('ALT_CORE_B_AX_04_C')).toBeNull();
  });

  it('is refused if it is cut off or damaged, and never read partially', () => {
    const whole = writeDeckCode([{ count: 3, reference: 'ALT_CORE_B_AX_04_C' }]);
    const code = whole.ok ? whole.value : '';
    for (let length = 3; length < code.length - 1; length++)
      expect(readDeckCode(code.slice(0, length), anything)).toMatchObject({
        error: { code: 'DECK_CODE_INVALID' },
      });
    fc.assert(
      fc.property(fc.base64String(), (text) => {
        const read = readDeckCode(text, anything);
        expect(read.ok || read.error.code).toBe(read.ok ? true : 'DECK_CODE_INVALID');
      }),
    );
  });

  it('is refused with a message about unknown sets', () => {
    // These bits encode the version, one group, and a set with number 200.
    const code = Buffer.from([0x10, 0x1c, 0x80, 0x44, 0x20]).toString('base64url');
    expect(readDeckCode(code, anything)).toMatchObject({
      error: {
        code: 'DECK_CODE_INVALID',
        message: expect.stringContaining('an unknown set (number 200)'),
      },
    });
  });

  it.each([
    ['OPEN_RIVER_B_AX_03_C', 1, 'no number for its set'],
    ['ALT_CORE_B_AX_99_C', 1, 'too large'],
    ['ALT_CORE_B_AX_04_C', 66, 'at most 65 copies'],
  ])('cannot be written with %s × %i', (reference, count, why) => {
    expect(writeDeckCode([{ count, reference }])).toMatchObject({
      error: { code: 'DECK_CODE_UNAVAILABLE', message: expect.stringContaining(why) },
    });
  });

  const [folder] = sharedPaths('real-files/deckfmt');
  const vectors = (file: string, lists: string) =>
    folder === undefined
      ? []
      : readFileSync(path.join(folder, file), 'utf8')
          .trim()
          .split(/\r?\n/)
          .map((row) => row.split('\t'))
          .map(([name = '', code = '']) => ({ name, code, list: path.join(folder, lists, `${name}.txt`) }));
  const all = [...vectors('codes.tsv', '.'), ...vectors('codes-2026.tsv', 'lists-2026')];

  (all.length > 0 ? it : it.skip)('matches the public test vectors of both forms', () => {
    const published = all.filter(({ list }) => existsSync(list));
    expect(published.length).toBeGreaterThanOrEqual(14);
    for (const { name, code, list } of published) {
      const cards = readFileSync(list, 'utf8')
        .trim()
        .split(/\r?\n/)
        .map((line) => line.split(' '))
        .map(([count, reference = '']) => ({ count: Number(count), reference: normal(reference) }));
      const known = new Set(cards.map(({ reference }) => reference));
      expect([name, cardsOf(code, (reference) => known.has(reference))]).toEqual([name, byReference(cards)]);
    }
    expect(all.filter(({ code }) => !readDeckCode(code, anything).ok).map(({ name }) => name)).toEqual([
      'readme_older',
    ]);
  });
});
