import { beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isDeepStrictEqual } from 'node:util';
import { parseEvent } from '#record';
import { mutate, mutations } from '../doors/mutations.js';
import { foldedGames } from './folded-games.js';

describe.each(foldedGames('stored'))('stored events of %s', (_name, { records }, record) => {
  const read = (kind: string, data: unknown) =>
    parseEvent(kind, data, record[0]?.metadata.schema ?? 0, 'here', (action) => records.malformed(action));

  beforeAll(() => {
    // The compiled check applies only after the first thousand events of a kind, so an event of each kind is first read
    // a thousand times.
    for (const { event } of new Map(record.map((stored) => [stored.event.kind, stored])).values())
      for (let count = 0; count <= 1_000; count++) read(event.kind, event);
  });

  it('are read without a copy', () => {
    for (const { event } of record) {
      const taken = read(event.kind, event);
      expect(taken.ok && taken.value).toBe(event);
    }
  });

  it('are read the same with an unknown field, and refused the same', () => {
    fc.assert(
      fc.property(fc.constantFrom(...record), mutations, ({ event }, changes) => {
        // Skips data that is nested this deeply, because it can be neither copied nor compared.
        fc.pre(!JSON.stringify(changes).includes('['.repeat(500)));
        const tree = structuredClone(event) as unknown as Record<string, unknown>;
        // Inserts a copy of the value, because later mutations could change the value.
        for (const change of changes)
          mutate(tree, { ...change, value: JSON.parse(JSON.stringify(change.value)) as unknown });
        const data = JSON.parse(JSON.stringify(tree)) as Record<string, unknown>;
        const quick = read(event.kind, data);
        const slow = read(event.kind, { ...data, nobodyKnows: 1 });
        expect(isDeepStrictEqual(quick, slow)).toBe(true);
      }),
      { numRuns: 400 },
    );
  });
});
