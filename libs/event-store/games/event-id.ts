import { randomFillSync, randomUUID } from 'node:crypto';
import { UUID_BYTES } from '../streams/uuids.js';

/** Ids whose random bytes are drawn at once: drawing takes long to begin. */
const drawnAtOnce = 1024;
let drawn = new Uint8Array(0);
let used = 0;

/** New ids for events that are appended together: the bytes of UUIDs of version 4, which nobody else has. */
export function newEventIds(count: number): Uint8Array {
  const length = count * UUID_BYTES;
  if (used + length > drawn.length) {
    drawn = randomFillSync(new Uint8Array(Math.max(length, drawnAtOnce * UUID_BYTES)));
    used = 0;
  }
  const bytes = drawn.subarray(used, used + length);
  used += length;
  for (let first = 0; first < length; first += UUID_BYTES) {
    bytes[first + 6] = ((bytes[first + 6] ?? 0) & 0x0f) | 0x40;
    bytes[first + 8] = ((bytes[first + 8] ?? 0) & 0x3f) | 0x80;
  }
  return bytes;
}

/**
 * A new id for an event: a UUID (version 4) as one piece of text. Node puts one together from twenty, and as long as
 * nobody flattens that it takes nine times the memory of its 36 letters.
 */
export const newEventId = (): string => Buffer.from(randomUUID(), 'latin1').toString('latin1');
