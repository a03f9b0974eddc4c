import type { GlobalPosition } from './port.js';

const digits = 16;

/** The number of last digits whose texts are computed in advance. */
const lastDigits = 3;
const endings = Array.from({ length: 10 ** lastDigits }, (_, end) => `${end}`.padStart(lastDigits, '0'));

/** The cached digits before the last ones, which most events that are read together share. */
let thousands = -1;
let beginning = '';

/** Formats an event's position in the store, from 1, so that texts sort by position. */
export function globalPosition(place: number): GlobalPosition {
  const among = Math.floor(place / endings.length);
  if (among !== thousands) {
    beginning = String(among).padStart(digits - lastDigits, '0');
    thousands = among;
  }
  return `${beginning}${endings[place % endings.length] ?? ''}`;
}

/**
 * Parses a position of this store. Without a position, returns 0, which is before the first event. Throws `RangeError`.
 */
export function placeOf(position: GlobalPosition | undefined): number {
  if (position === undefined) return 0;
  if (!/^\d{16}$/.test(position)) throw new RangeError(`"${position}" is not a position of this store.`);
  return Number(position);
}
