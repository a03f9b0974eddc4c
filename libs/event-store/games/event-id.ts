import { randomFillSync, randomUUID } from 'node:crypto';
import { UUID_BYTES, uuidsOf } from '../streams/uuids.js';

/** Random bytes that are drawn at once, for a thousand ids: drawing takes long to begin. */
const drawn = new Uint8Array(1024 * UUID_BYTES);
let used = drawn.length;

/** Random bytes that nobody has had, for as many ids. */
function unusedBytes(count: number): Uint8Array {
  const bytes = count * UUID_BYTES;
  if (bytes > drawn.length) return randomFillSync(new Uint8Array(bytes));
  if (used + bytes > drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  used += bytes;
  return drawn.subarray(used - bytes, used);
}

/** New ids for events that are appended together: UUIDs of version 4. */
export function newEventIds(count: number): string[] {
  const bytes = unusedBytes(count);
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
