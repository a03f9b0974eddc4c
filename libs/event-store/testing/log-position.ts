/**
 * The length of a record in the log. A real server's positions are byte offsets of records with different lengths. Here
 * every record has the same length.
 */
const recordSize = 128n;

/** Returns the position of a record by its number in the log, from 1. */
export const logPosition = (place: number): bigint => BigInt(place) * recordSize;

/** Returns the number of the record at a position. Null if there is none. */
export function placeAt(position: bigint): number | null {
  return position % recordSize === 0n ? Number(position / recordSize) : null;
}
