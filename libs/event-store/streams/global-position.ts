import type { GlobalPosition } from './port.js';

const digits = 16;

/** The place of an event among all, counted from 1, so that positions compare as strings. */
export const globalPosition = (place: number): GlobalPosition => String(place).padStart(digits, '0');

/** Reads a position that this store gave out; 0, before the first event, when there is none. Throws `RangeError`. */
export function placeOf(position: GlobalPosition | undefined): number {
  if (position === undefined) return 0;
  if (!/^\d{16}$/.test(position)) throw new RangeError(`"${position}" is not a position of this store.`);
  return Number(position);
}
