import { hash } from 'node:crypto';
import { chacha20 } from '@noble/ciphers/chacha.js';

/** A cached part of a key stream, which can be recomputed from the seed. */
interface Stretch {
  readonly key: Uint8Array;
  /** The index of this part in the key stream. */
  readonly index: number;
  readonly bytes: DataView;
}

/** The number of bytes in a ChaCha20 block. */
const BLOCK = 64;
/** The number of bytes of the key stream that are set aside for each number. Only the first six are used. */
const WIDTH = 8;
/** The number of blocks that are computed together. */
const BLOCKS = 4;
const NUMBERS = (BLOCKS * BLOCK) / WIDTH;

const nothing = new Uint8Array(BLOCKS * BLOCK);
const nonce = new Uint8Array(12);

/** Returns four blocks of the RFC 8439 key stream with a zero nonce, starting with block `block`. */
export const blocksFrom = (key: Uint8Array, block: number): Uint8Array =>
  chacha20(key, nonce, nothing, undefined, block);

/** The position of the next number in a key stream. */
interface Place {
  readonly seed: string;
  readonly drawn: number;
}

/** The most recently computed part of each source's key stream. */
const stretches = new WeakMap<Place, Stretch>();

/**
 * Returns the source's next number, which is below 2^48. The stream's key is the SHA-256 of the seed. Number n begins
 * at byte 8n of the stream.
 */
export function streamedNumber(place: Place): number {
  const index = Math.floor(place.drawn / NUMBERS);
  const last = stretches.get(place) ?? null;
  const { bytes } = last?.index === index ? last : nextStretch(place, index, last);
  const at = (place.drawn % NUMBERS) * WIDTH;
  return bytes.getUint32(at, true) + bytes.getUint16(at + 4, true) * 2 ** 32;
}

function nextStretch(place: Place, index: number, last: Stretch | null): Stretch {
  const key = last?.key ?? hash('sha256', place.seed, 'buffer');
  const { buffer, byteOffset } = blocksFrom(key, index * BLOCKS);
  const stretch = { key, index, bytes: new DataView(buffer, byteOffset) };
  stretches.set(place, stretch);
  return stretch;
}
