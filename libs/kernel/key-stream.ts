import { hash } from 'node:crypto';
import { chacha20 } from '@noble/ciphers/chacha.js';

/** Part of a key stream. It follows from the seed: forgotten, it is made again. */
interface Stretch {
  readonly seed: string;
  readonly key: Uint8Array;
  /** Which of the stretches it is. */
  readonly index: number;
  readonly bytes: DataView;
}

/** A block of ChaCha20, in bytes. */
const BLOCK = 64;
/** Each number takes so many bytes, and uses the first six. */
const WIDTH = 8;
/** Blocks that are made at once. */
const BLOCKS = 4;
const NUMBERS = (BLOCKS * BLOCK) / WIDTH;

const nothing = new Uint8Array(BLOCKS * BLOCK);
const nonce = new Uint8Array(12);

/** Four blocks of the key stream of RFC 8439 with a nonce of zeros, from the one with this number on. */
export const blocksFrom = (key: Uint8Array, block: number): Uint8Array =>
  chacha20(key, nonce, nothing, undefined, block);

/**
 * The key stream of a source, with the stretch of it that was made last. It stands in its source, and copies of that share it: a
 * `WeakMap` would keep stretches of sources that nobody has any more until the whole heap is collected. Two of them are equal.
 */
export class KeyStream {
  #stretch: Stretch | null = null;

  /** Number n of a seed, below 2^48: the key is SHA-256 of the seed, and number n begins at byte 8 n of its stream. */
  numberAt(seed: string, place: number): number {
    const index = Math.floor(place / NUMBERS);
    const last = this.#stretch;
    const { bytes } =
      last?.index === index && last.seed === seed ? last : (this.#stretch = stretchOf(seed, index, last));
    const at = (place % NUMBERS) * WIDTH;
    return bytes.getUint32(at, true) + bytes.getUint16(at + 4, true) * 2 ** 32;
  }
}

function stretchOf(seed: string, index: number, last: Stretch | null): Stretch {
  const key = last?.seed === seed ? last.key : hash('sha256', seed, 'buffer');
  const { buffer, byteOffset } = blocksFrom(key, index * BLOCKS);
  return { seed, key, index, bytes: new DataView(buffer, byteOffset) };
}
