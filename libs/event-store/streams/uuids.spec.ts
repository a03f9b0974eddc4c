import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { uuidBytes, uuidsOf } from './uuids.js';

describe('UUIDs', () => {
  it('are stored in sixteen bytes each, and read unchanged', () => {
    const ids = Array.from({ length: 9 }, () => randomUUID());
    const bytes = uuidBytes(ids);
    expect(bytes).toHaveLength(9 * 16);
    expect(uuidsOf(bytes!)).toEqual(ids);
    expect(uuidsOf(Buffer.alloc(0))).toEqual([]);
  });

  it.each([1, 255, 256, 257, 600, 1])('are not changed when others are stored: %i', (count) => {
    const ids = Array.from({ length: count }, () => randomUUID());
    const decoded = uuidsOf(uuidBytes(ids)!);
    uuidsOf(uuidBytes([randomUUID(), randomUUID()])!);
    expect(decoded).toEqual(ids);
  });

  it.each(['', 'stored-1', randomUUID().toUpperCase(), `${randomUUID()} `, randomUUID().replaceAll('-', '')])(
    'are not stored as bytes if they are written differently: "%s"',
    (id) => {
      expect(uuidBytes([randomUUID(), id])).toBeNull();
    },
  );
});
