/**
 * Positions of a real log are byte offsets: they grow by the size of a record, and between two of them there is none.
 * Here every record is as long as every other.
 */
const recordSize = 128n;

/** The position of a record by its place among all, from 1. */
export const logPosition = (place: number): bigint => BigInt(place) * recordSize;

/** The index of the record at a position. Null if there is none. */
export function placeAt(position: bigint): number | null {
  return position % recordSize === 0n ? Number(position / recordSize) : null;
}
