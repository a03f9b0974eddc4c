import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { newEventIds } from '../games/event-id.js';
import { uuidAt, uuidBytes, uuidsOf } from './uuids.js';

describe('UUIDs', () => {
  it('are sixteen bytes each, and come back as they were', () => {
    const ids = Array.from({ length: 9 }, () => randomUUID());
    const bytes = uuidBytes(ids);
    expect(bytes).toHaveLength(9 * 16);
    expect(uuidsOf(bytes!)).toEqual(ids);
    expect(ids.map((_, index) => uuidAt(bytes!, index))).toEqual(ids);
    expect(uuidsOf(Buffer.alloc(0))).toEqual([]);
  });

  it.each([1, 255, 256, 257, 600, 1])('stay as they were written while others are: %i', (count) => {
    const ids = Array.from({ length: count }, () => randomUUID());
    const kept = uuidsOf(uuidBytes(ids)!);
    uuidsOf(uuidBytes([randomUUID(), randomUUID()])!);
    expect(kept).toEqual(ids);
  });

  it.each(['', 'stored-1', randomUUID().toUpperCase(), `${randomUUID()} `, randomUUID().replaceAll('-', '')])(
    'are not what is written otherwise: "%s"',
    (id) => {
      expect(uuidBytes([randomUUID(), id])).toBeNull();
    },
  );

  it('of events are new each time, and of version 4', () => {
    const counts = [300, 1, 723, 1024, 1025, 16, 300];
    const ids = counts.flatMap((count) => uuidsOf(newEventIds(count)));
    expect(new Set(ids).size).toBe(counts.reduce((sum, count) => sum + count));
    for (const id of ids)
      expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });
});
