import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { uuidBytes, uuidsOf } from './uuids.js';

describe('UUIDs', () => {
  it('are sixteen bytes each, and come back as they were', () => {
    const ids = Array.from({ length: 9 }, () => randomUUID());
    const bytes = uuidBytes(ids);
    expect(bytes).toHaveLength(9 * 16);
    expect(uuidsOf(bytes!)).toEqual(ids);
    expect(uuidsOf(Buffer.alloc(0))).toEqual([]);
  });

  it.each([1, 255, 256, 257, 600, 1])('stay as they were written while others are: %i', (count) => {
    const ids = Array.from({ length: count }, () => randomUUID());
    const decoded = uuidsOf(uuidBytes(ids)!);
    uuidsOf(uuidBytes([randomUUID(), randomUUID()])!);
    expect(decoded).toEqual(ids);
  });

  it.each(['', 'stored-1', randomUUID().toUpperCase(), `${randomUUID()} `, randomUUID().replaceAll('-', '')])(
    'are not what is written otherwise: "%s"',
    (id) => {
      expect(uuidBytes([randomUUID(), id])).toBeNull();
    },
  );
});
