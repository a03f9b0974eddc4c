/**
 * The length of a record in the log. On a real server, positions are byte offsets of records that differ in length.
 * Here, all records have the same length.
 */
const recordSize = 128n;

/** Returns the position of a record, given the record's number in the log, counting from 1. */
export const logPosition = (place: number): bigint => BigInt(place) * recordSize;

/** Returns the number of the record at the given position. Null if there is none. */
export function placeAt(position: bigint): number | null {
  return position % recordSize === 0n ? Number(position / recordSize) : null;
}
