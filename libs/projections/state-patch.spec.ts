import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { applied } from '#record/testing';
import type { Json } from '#record';
import { patchBetween } from './state-patch.js';

const json = fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.parse(JSON.stringify(value)) as Json);

describe('a patch', () => {
  it('turns any value into any other', () => {
    fc.assert(
      fc.property(json, json, (from, to) => {
        expect(applied(from, patchBetween(from, to))).toEqual(to);
      }),
    );
  });

  it('creates members with any name, including those that every object has', () => {
    const from = JSON.parse('{"toString":null,"__proto__":1}') as Json;
    const to = JSON.parse('{"__proto__":{"valueOf":2}}') as Json;
    expect(JSON.stringify(applied(from, patchBetween(from, to)))).toBe(JSON.stringify(to));
    expect(JSON.stringify(applied({}, patchBetween({}, from)))).toBe(JSON.stringify(from));
  });

  it('turns one list into another when items are added, removed and reordered', () => {
    const cards = fc.array(
      fc.record({ key: fc.constantFrom('a', 'b', 'c', 'd'), counters: fc.array(fc.nat(2)) }),
    );
    fc.assert(
      fc.property(cards, cards, (from, to) => {
        expect(applied({ cards: from }, patchBetween({ cards: from }, { cards: to }))).toEqual({ cards: to });
      }),
    );
  });

  it('contains only the differences', () => {
    const hand = [{ key: 'a' }, { key: 'b' }, { key: 'c' }];
    expect(patchBetween({ hand, day: 1 }, { hand, day: 1 })).toEqual([]);
    expect(patchBetween({ hand, day: 1 }, { hand: [hand[0]!, hand[2]!], day: 2 })).toEqual([
      { op: 'remove', path: '/hand/1' },
      { op: 'replace', path: '/day', value: 2 },
    ]);
    expect(patchBetween({ 'a/b~': 1 }, { 'a/b~': 2 })).toEqual([
      { op: 'replace', path: '/a~1b~0', value: 2 },
    ]);
  });
});
