/**
 * Computes fingerprints as docs/integrating/record.md describes them, independently of the games' code. The code is
 * slow, because it works with single bytes and big integers.
 */
const MASK = 0xffffffffn;
const rotated = (word: bigint, by: bigint): bigint => ((word << by) | (word >> (32n - by))) & MASK;
const times = (a: bigint, b: bigint): bigint => (a * b) & MASK;

const factors = [0x239b961bn, 0xab0e9789n, 0x38b34ae5n, 0xa1e38b93n] as const;
const turns = [15n, 16n, 17n, 18n] as const;
const lanes = [
  [19n, 0x561ccd1bn],
  [17n, 0x0bcaa747n],
  [15n, 0x96cd1c35n],
  [13n, 0x32ac3b17n],
] as const;

const scrambled = (word: bigint, lane: number): bigint =>
  times(rotated(times(word, factors[lane] ?? 0n), turns[lane] ?? 0n), factors[(lane + 1) % 4] ?? 0n);

function avalanche(word: bigint): bigint {
  let mixed = times(word ^ (word >> 16n), 0x85ebca6bn);
  mixed = times(mixed ^ (mixed >> 13n), 0xc2b2ae35n);
  return mixed ^ (mixed >> 16n);
}

/** Returns the MurmurHash3 x86 128 of 32-bit words, with seed 0. */
function hashOf(words: readonly bigint[]): readonly bigint[] {
  const state = [0n, 0n, 0n, 0n];
  const at = (lane: number): bigint => state[lane % 4] ?? 0n;
  for (let from = 0; from < words.length; from += 4) {
    const block = words.slice(from, from + 4);
    const isWhole = block.length === 4;
    for (const [lane, word] of block.entries()) {
      state[lane] = at(lane) ^ scrambled(word, lane);
      const [by, more] = lanes[lane] ?? [0n, 0n];
      if (isWhole) state[lane] = (times((rotated(at(lane), by) + at(lane + 1)) & MASK, 5n) + more) & MASK;
    }
  }
  const sums = (values: readonly bigint[]): bigint[] => {
    const first = values.reduce((sum, value) => sum + value, 0n) & MASK;
    return values.map((value, lane) => (lane === 0 ? first : (value + first) & MASK));
  };
  return sums(sums(state.map((lane) => lane ^ BigInt(words.length * 4))).map(avalanche));
}

const textWords = (text: string): bigint[] => {
  const words = [0x60000000n + BigInt(text.length)];
  for (let at = 0; at < text.length; at += 2)
    words.push(BigInt(text.charCodeAt(at)) + (BigInt(text.charCodeAt(at + 1) || 0) << 16n));
  return words;
};

/** Returns the 32-bit words of a canonical form. `sorted` formats JSON as in RFC 8785. */
export function wordsOf(form: unknown, sorted: (value: unknown) => string): readonly bigint[] {
  if (form === null) return [0x40000000n];
  if (typeof form === 'boolean') return [form ? 0x40000002n : 0x40000001n];
  if (typeof form === 'string') return textWords(form);
  if (typeof form === 'number')
    return Number.isInteger(form) && form >= -(2 ** 30) && form < 2 ** 30
      ? [BigInt.asUintN(32, BigInt(form))]
      : [0x70000001n, ...textWords(JSON.stringify(form))];
  if (Array.isArray(form))
    return [0x50000000n + BigInt(form.length), ...form.flatMap((member) => wordsOf(member, sorted))];
  return [0x70000000n, ...hashOf(textWords(sorted(form)))];
}

export function murmurPrint(form: unknown, sorted: (value: unknown) => string): string {
  const bytes = hashOf(wordsOf(form, sorted)).flatMap((word) =>
    [0n, 8n, 16n, 24n].map((shift) => Number((word >> shift) & 0xffn)),
  );
  return Buffer.from(bytes).toString('base64url');
}
