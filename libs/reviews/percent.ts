import { certainPart, type SeatReview } from '#analysis';
import type { Locale } from '#record';

/** The percent sign after a number, with the spacing of each language. */
const signs: Readonly<Record<Locale, string>> = { en: '%', it: '%', fr: '\u202f%' };

/** Formats a share, such as `62%`. */
export const percent = (share: number, locale: Locale = 'en'): string =>
  `${Math.round(100 * share)}${signs[locale]}`;

/** The tolerance for floating-point errors. */
const TINY = 1e-9;

/** Formats a standard error, rounded up, such as `± 1%`. Only an error of zero becomes `± 0%`. */
export const plusMinus = (error: number, locale: Locale = 'en'): string =>
  `± ${Math.ceil(100 * error - TINY)}${signs[locale]}`;

/** Formats a difference of shares, such as `+12%`, `−7%` or `0%`. */
export function signedPercent(share: number, locale: Locale = 'en'): string {
  const size = percent(Math.abs(share), locale);
  if (size === percent(0, locale)) return size;
  return `${share < 0 ? '−' : '+'}${size}`;
}

/** Formats percentage points, such as `+12`, `−7` or `0`. */
export const signedPoints = (count: number): string =>
  count === 0 ? '0' : `${count < 0 ? '−' : '+'}${Math.abs(count)}`;

/** The start, skill, luck and end of a seat, in percentage points. */
export interface SeatPoints {
  readonly start: number;
  readonly skill: number;
  readonly luck: number;
  readonly end: number;
}

/**
 * Rounds skill and luck to percentage points that add up to the end. Luck absorbs the rounding difference. `seats` is
 * the number of seats that share the start equally.
 */
export function seatPoints({ luck, skill }: Pick<SeatReview, 'luck' | 'skill'>, seats: number): SeatPoints {
  const [start, own, end] = [points(1 / seats), points(skill), Math.max(0, points(1 / seats + luck + skill))];
  return { start, skill: own, luck: end - start - own, end };
}

/** Formats start, skill, luck and end as a sum, such as `50 + 12 − 7 = 55`. */
export function sumOf({ start, skill, luck, end }: SeatPoints): string {
  const added = [skill, luck].map((count) => `${count < 0 ? '−' : '+'} ${Math.abs(count)}`);
  return `${start} ${added.join(' ')} = ${end}`;
}

/** Formats skill with its standard error, rounded up, such as `+12 ± 4`. */
export const unsurePoints = (count: number, error: number | null): string =>
  error === null ? signedPoints(count) : `${signedPoints(count)} ± ${Math.ceil(100 * error - TINY)}`;

export const points = (loss: number): number => Math.round(100 * loss);

/** Returns the certain loss in percentage points, rounded down, and always less than the displayed loss. */
export const leastPoints = (loss: number, error: number): number =>
  Math.max(0, Math.min(Math.floor(100 * certainPart(loss, error) + TINY), points(loss) - 1));
