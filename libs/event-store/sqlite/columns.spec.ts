import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Json } from '#record';
import { openedPack, packOf } from './packs.js';

const json = fc.jsonValue({ maxDepth: 2 }).map((value) => JSON.parse(JSON.stringify(value)) as Json);
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom('é', '’', '🂡', '\u2028', '\ud800'),
);
const metadata = fc.oneof(
  fc.record({ correlation: fc.option(text), causation: fc.option(text), schema: fc.nat(2) }),
  fc.dictionary(text, json, { maxKeys: 3 }),
  json,
);
const event = fc.record({ id: fc.oneof(fc.uuid(), text), type: text, data: json, metadata, text });

/** Objects whose field names differ but are equal when joined. */
const alike = [{ '': [] }, {}, { 'a\nb': 1 }, { a: 1, b: 1 }].map((fields, index) => ({
  ...{ id: `${index}`, type: '', data: 0, metadata: fields, text: '' },
}));

describe('a block of events', () => {
  it('returns what was stored in it, for any ids, metadata and characters', () => {
    fc.assert(
      fc.property(fc.array(event, { minLength: 1, maxLength: 12 }), fc.boolean(), (events, chained) => {
        const given = events.map((source, index) => ({
          id: source.id,
          type: source.type,
          data: { text: source.text, data: source.data },
          metadata: chained
            ? { causation: events[index - 1]?.id ?? null, at: 'then', ['__proto__x']: index % 3 }
            : source.metadata,
        }));
        const rows = given.map((entry, index) => ({
          ...entry,
          place: index,
          revision: index + 7,
          data: JSON.stringify(entry.data),
          metadata: JSON.stringify(entry.metadata),
          checksum: null,
        }));
        const pack = openedPack(packOf(7, rows)!);
        const found = rows.map(({ revision }) => pack.event(revision));
        expect(found.map((row) => JSON.stringify(row))).toEqual(
          given.map((entry) => JSON.stringify(JSON.parse(JSON.stringify(entry)))),
        );
        const ids = new Map(pack.revisionsOf(new Set(given.map(({ id }) => id))));
        for (const { id } of given) expect(given[(ids.get(id) ?? -1) - 7]?.id).toBe(id);
        expect(() => pack.event(7 + given.length)).toThrow();
      }),
      {
        examples: [
          [alike.slice(0, 2), false],
          [alike.slice(2), false],
        ],
      },
    );
  });
});
