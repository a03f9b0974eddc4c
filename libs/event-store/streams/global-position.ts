import type { GlobalPosition } from './port.js';

const digits = 16;

/** The number of a position's final digits whose strings are computed in advance. */
const lastDigits = 3;
const endings = Array.from({ length: 10 ** lastDigits }, (_, end) => `${end}`.padStart(lastDigits, '0'));

/** The cached leading digits of positions. Most events that are read together have these digits in common. */
let thousands = -1;
let beginning = '';

/** Formats an event's position in the store so that the strings sort by position. Positions start at 1. */
export function globalPosition(place: number): GlobalPosition {
  const among = Math.floor(place / endings.length);
  if (among !== thousands) {
    beginning = String(among).padStart(digits - lastDigits, '0');
    thousands = among;
  }
  return `${beginning}${endings[place % endings.length] ?? ''}`;
}

/**
 * Parses a position of this store. Returns 0, which is before the first event, if there is no position. Throws
 * `RangeError` if the position is malformed.
 */
export function placeOf(position: GlobalPosition | undefined): number {
  if (position === undefined) return 0;
  if (!/^\d{16}$/.test(position)) throw new RangeError(`"${position}" is not a position in this store.`);
  return Number(position);
}
