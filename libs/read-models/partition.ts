/** Which part of the games a game belongs to: FNV-1a of its id, so that everybody divides them in the same way. */
export function partitionOf(game: string, partitions: number): number {
  if (partitions === 1) return 0;
  let hash = 0x811c9dc5;
  for (let at = 0; at < game.length; at++) hash = Math.imul(hash ^ game.charCodeAt(at), 0x01000193);
  return (hash >>> 0) % partitions;
}
