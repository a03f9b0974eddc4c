import { randomFillSync, randomUUID } from 'node:crypto';
import { UUID_BYTES, uuidsOf } from '../streams/uuids.js';

/** New ids for events that are appended together: UUIDs of version 4. */
export function newEventIds(count: number): string[] {
  const bytes = randomFillSync(new Uint8Array(count * UUID_BYTES));
  for (let first = 0; first < bytes.length; first += UUID_BYTES) {
    bytes[first + 6] = ((bytes[first + 6] ?? 0) & 0x0f) | 0x40;
    bytes[first + 8] = ((bytes[first + 8] ?? 0) & 0x3f) | 0x80;
  }
  return uuidsOf(bytes);
}

/**
 * A new id for an event: a UUID (version 4) as one piece of text. Node puts one together from twenty, and as long as
 * nobody flattens that it takes nine times the memory of its 36 letters.
 */
export const newEventId = (): string => Buffer.from(randomUUID(), 'latin1').toString('latin1');
