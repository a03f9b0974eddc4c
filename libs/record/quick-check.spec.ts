import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { z } from 'zod';
import { quickCheck, quickReader } from './quick-check.js';

const place = z.object({ zone: z.enum(['hand', 'deck']), seat: z.int().min(0).optional() });
const shape = z.object({
  kind: z.literal('one'),
  word: z.string().regex(/^[a-z]+$/),
  count: z.int().min(1),
  time: z.number().min(0).nullable(),
  at: z.iso.datetime(),
  anything: z.custom((value) => value !== undefined),
  list: z.array(place).min(1),
  loose: z.looseObject({ name: z.string() }),
  named: z.record(z.string(), z.int()),
  either: z.union([z.tuple([z.int()]), z.tuple([z.int(), z.int()])]),
  told: z.discriminatedUnion('kind', [
    place.extend({ kind: z.literal('place') }),
    z.object({ kind: z.literal('number'), value: z.int() }),
  ]),
  there: z.literal(true).optional(),
});

const right = {
  kind: 'one',
  word: 'abc',
  count: 1,
  time: null,
  at: '2026-11-23T03:00:00.000Z',
  anything: { a: [null] },
  list: [{ zone: 'hand', seat: 0 }, { zone: 'deck' }],
  loose: { name: 'x', more: [1] },
  named: { a: 1 },
  either: [1, 2],
  told: { kind: 'number', value: 3 },
};

/** Returns the paths of all values inside a value. */
const placesIn = (value: unknown): readonly (readonly string[])[] =>
  typeof value === 'object' && value !== null
    ? [[], ...Object.entries(value).flatMap(([key, part]) => placesIn(part).map((path) => [key, ...path]))]
    : [[]];

/** Returns the value with a change at a path. Undefined removes the value at this path. */
function changed(value: unknown, [key, ...rest]: readonly string[], other: unknown): unknown {
  if (key === undefined) return other;
  const copy: Record<string, unknown> = Array.isArray(value)
    ? ([...(value as unknown[])] as unknown as Record<string, unknown>)
    : { ...(value as object) };
  const next = changed(copy[key], rest, other);
  if (next === undefined) Reflect.deleteProperty(copy, key);
  else copy[key] = next;
  return JSON.parse(JSON.stringify(copy)) as unknown;
}

const others = fc.oneof(
  fc.constantFrom(undefined, null, 0, -1, 1.5, 2 ** 60, true, false, '', 'abc', 'hand', 'place', [], {}),
  fc.constantFrom({ kind: 'place', zone: 'hand' }, { zone: 'deck', more: 1 }, [1], [1, 2], [1, 2, 3], 'A'),
  fc.constantFrom('2026-11-23', '2026-11-23T03:00:00Z', '2026-13-23T03:00:00.000Z', { name: 'x' }),
  fc.constant(JSON.parse('{"__proto__": 1, "name": "x"}') as unknown),
  fc.jsonValue({ maxDepth: 2 }),
);

describe('quickCheck', () => {
  const check = quickCheck(shape);

  it('accepts values of the shape', () => {
    expect(check(right)).toBe(true);
    expect(check({ ...right, told: { kind: 'place', zone: 'deck' }, there: true, either: [7] })).toBe(true);
  });

  it('accepts nothing that the shape refuses or changes', () => {
    fc.assert(
      fc.property(fc.constantFrom(...placesIn(right)), others, (path, other) => {
        const value = changed(right, path, other);
        if (!check(value)) return;
        const read = shape.safeParse(value);
        expect(read.success && read.data).toEqual(value);
      }),
      { numRuns: 3000 },
    );
  });

  it.each(Object.keys(right))('refuses a value without %s', (key) => {
    const { [key as 'kind']: _, ...rest } = right;
    expect(check(rest)).toBe(false);
  });

  it.each([null, 7, [], 'one', undefined])('refuses %j', (value) => {
    expect(check(value)).toBe(false);
  });

  it('validates the first values with the full schema, and returns the same for the rest', () => {
    const read = quickReader(shape);
    const more = { ...right, unknown: 1 };
    for (let count = 0; count < 1_100; count += 1) {
      const given = count % 2 === 0 ? right : more;
      expect(read(given)).toEqual({ success: true, data: right });
    }
    expect(read({ ...right, count: 0 }).success).toBe(false);
  });
});
