import { followedPrefixes, gameOfStream } from '#projections';

/** Which part of the games a game belongs to: FNV-1a of its id, so that everybody divides them in the same way. */
export function partitionOf(game: string, partitions: number): number {
  if (partitions === 1) return 0;
  let hash = 0x811c9dc5;
  for (let at = 0; at < game.length; at++) hash = Math.imul(hash ^ game.charCodeAt(at), 0x01000193);
  return (hash >>> 0) % partitions;
}

/** The same of any stream of a game. */
export function partitionOfStream(stream: string, partitions: number): number {
  return partitionOf(gameOfStream(stream) ?? stream, partitions);
}

const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
const escaped = (sign: string): string =>
  /[\w]/.test(sign) ? sign : `\\x${sign.charCodeAt(0).toString(16)}`;
const odd = printable
  .filter((sign) => sign.charCodeAt(0) % 2 === 1)
  .map(escaped)
  .join('');

/**
 * The names of the streams of some partitions, as a regular expression that a store can sort by; null when it has no use. Whether
 * the hash of an id is even follows from how many of its characters are odd, and that an expression can count: who keeps only
 * even or only odd partitions up to date need not be sent the others. What it cannot count is sent to everybody.
 */
export function namesOf(partitions: readonly number[], of: number): string | null {
  const [first, ...others] = partitions.map((partition) => partition % 2);
  if (first === undefined || of % 2 === 1 || others.some((parity) => parity !== first)) return null;
  const [one, rest] = [`[${odd}]`, `[^${odd}]*`];
  const pairs = `(?:${one}${rest}${one}${rest})*`;
  // The hash begins odd, and each odd character turns it over.
  const id = first === 1 ? `${rest}${pairs}` : `${rest}${one}${rest}${pairs}`;
  return `(?:${followedPrefixes.join('|')})${id}|.*[^\\x20-\\x7e].*`;
}
