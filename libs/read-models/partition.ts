import { gameStreamPrefix, notesStreamPrefix } from '#projections';

/** Which part of the games a game belongs to: FNV-1a of its id, so that everybody divides them in the same way. */
export function partitionOf(game: string, partitions: number): number {
  if (partitions === 1) return 0;
  let hash = 0x811c9dc5;
  for (let at = 0; at < game.length; at++) hash = Math.imul(hash ^ game.charCodeAt(at), 0x01000193);
  return (hash >>> 0) % partitions;
}

/** The same of the stream of a game, or of what is said about one. */
export function partitionOfStream(stream: string, partitions: number): number {
  const prefix = stream.startsWith(gameStreamPrefix) ? gameStreamPrefix : notesStreamPrefix;
  return partitionOf(stream.slice(prefix.length), partitions);
}
