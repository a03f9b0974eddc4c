import { followedPrefixes, gameOfStream } from '#projections';

/**
 * Returns a game's partition. It is derived from the FNV-1a hash of the game's id, so it is the same in all processes.
 */
export function partitionOf(game: string, partitions: number): number {
  if (partitions === 1) return 0;
  let hash = 0x811c9dc5;
  for (let at = 0; at < game.length; at++) hash = Math.imul(hash ^ game.charCodeAt(at), 0x01000193);
  return (hash >>> 0) % partitions;
}

/** Like `partitionOf`, but for any stream of a game. */
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
 * Returns a regular expression for the names of the streams in the given partitions. Null if no expression would help.
 *
 * Whether a hash is even depends only on the number of characters with an odd code in the id. A regular expression can
 * determine this. Therefore, projectors that have only even or only odd partitions can skip the others.
 */
export function namesOf(partitions: readonly number[], of: number): string | null {
  const [first, ...others] = partitions.map((partition) => partition % 2);
  if (first === undefined || of % 2 === 1 || others.some((parity) => parity !== first)) return null;
  const [single, rest] = [`[${odd}]`, `[^${odd}]*`];
  const pairs = `(?:${single}${rest}${single}${rest})*`;
  // The hash is initially odd, and each character with an odd code changes its parity.
  const id = first === 1 ? `${rest}${pairs}` : `${rest}${single}${rest}${pairs}`;
  return `(?:${followedPrefixes.join('|')})${id}|.*[^\\x20-\\x7e].*`;
}
