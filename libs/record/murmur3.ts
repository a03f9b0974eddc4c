/** A 128-bit hash, as four 32-bit integers. */
export type Hash128 = readonly [number, number, number, number];

const C1 = 0x239b961b;
const C2 = 0xab0e9789 | 0;
const C3 = 0x38b34ae5;
const C4 = 0xa1e38b93 | 0;

const rotated = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

const mixed1 = (word: number): number => Math.imul(rotated(Math.imul(word, C1), 15), C2);
const mixed2 = (word: number): number => Math.imul(rotated(Math.imul(word, C2), 16), C3);
const mixed3 = (word: number): number => Math.imul(rotated(Math.imul(word, C3), 17), C4);
const mixed4 = (word: number): number => Math.imul(rotated(Math.imul(word, C4), 18), C1);

function finished(word: number): number {
  const first = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  const second = Math.imul(first ^ (first >>> 13), 0xc2b2ae35);
  return second ^ (second >>> 16);
}

/**
 * Returns the MurmurHash3 (x86, 128 bits, seed 0) of the first `length` words. A word counts as four little-endian
 * bytes. Detects accidental differences but not deliberate collisions.
 */
export function murmur3(words: Int32Array, length = words.length): Hash128 {
  const whole = length - (length % 4);
  let h1 = 0;
  let h2 = 0;
  let h3 = 0;
  let h4 = 0;
  for (let at = 0; at < whole; at += 4) {
    h1 = (rotated(h1 ^ mixed1(words[at] as number), 19) + h2) | 0;
    h1 = (Math.imul(h1, 5) + 0x561ccd1b) | 0;
    h2 = (rotated(h2 ^ mixed2(words[at + 1] as number), 17) + h3) | 0;
    h2 = (Math.imul(h2, 5) + 0x0bcaa747) | 0;
    h3 = (rotated(h3 ^ mixed3(words[at + 2] as number), 15) + h4) | 0;
    h3 = (Math.imul(h3, 5) + 0x96cd1c35) | 0;
    h4 = (rotated(h4 ^ mixed4(words[at + 3] as number), 13) + h1) | 0;
    h4 = (Math.imul(h4, 5) + 0x32ac3b17) | 0;
  }
  if (whole + 2 < length) h3 ^= mixed3(words[whole + 2] as number);
  if (whole + 1 < length) h2 ^= mixed2(words[whole + 1] as number);
  if (whole < length) h1 ^= mixed1(words[whole] as number);
  const bytes = length * 4;
  h1 = ((h1 ^ bytes) + (h2 ^ bytes) + (h3 ^ bytes) + (h4 ^ bytes)) | 0;
  h2 = finished(((h2 ^ bytes) + h1) | 0);
  h3 = finished(((h3 ^ bytes) + h1) | 0);
  h4 = finished(((h4 ^ bytes) + h1) | 0);
  h1 = (finished(h1) + h2 + h3 + h4) | 0;
  return [h1, (h2 + h1) | 0, (h3 + h1) | 0, (h4 + h1) | 0];
}
