import { certainPart, type SeatReview } from '#analysis';
import type { Locale } from '#record';

/** The percent sign after a number, with the spacing of each language. */
const signs: Readonly<Record<Locale, string>> = { en: '%', it: '%', fr: '\u202f%' };

/** Formats a proportion as a percentage, such as `62%`. */
export const percent = (share: number, locale: Locale = 'en'): string =>
  `${Math.round(100 * share)}${signs[locale]}`;

/** The tolerance for floating-point errors. */
const TINY = 1e-9;

/** Formats a standard error as a percentage, such as `± 1%`. Rounds up, so only an exact zero becomes `± 0%`. */
export const plusMinus = (error: number, locale: Locale = 'en'): string =>
  `± ${Math.ceil(100 * error - TINY)}${signs[locale]}`;

/** Formats a difference between proportions, such as `+12%`, `−7%` or `0%`. */
export function signedPercent(share: number, locale: Locale = 'en'): string {
  const size = percent(Math.abs(share), locale);
  if (size === percent(0, locale)) return size;
  return `${share < 0 ? '−' : '+'}${size}`;
}

/** Formats a number of percentage points with its sign, such as `+12`, `−7` or `0`. */
export const signedPoints = (count: number): string =>
  count === 0 ? '0' : `${count < 0 ? '−' : '+'}${Math.abs(count)}`;

/** A seat's result as a sum of start, skill and luck, in percentage points. */
export interface SeatPoints {
  readonly start: number;
  readonly skill: number;
  readonly luck: number;
  readonly end: number;
}

/**
 * Rounds skill and luck to percentage points that add up to the result. Luck absorbs the rounding difference. Every
 * seat starts with an equal share.
 */
export function seatPoints({ luck, skill }: Pick<SeatReview, 'luck' | 'skill'>, seats: number): SeatPoints {
  const [start, own, end] = [points(1 / seats), points(skill), Math.max(0, points(1 / seats + luck + skill))];
  return { start, skill: own, luck: end - start - own, end };
}

/** Formats a seat's result as a sum, such as `50 + 12 − 7 = 55`. */
export function sumOf({ start, skill, luck, end }: SeatPoints): string {
  const added = [skill, luck].map((count) => `${count < 0 ? '−' : '+'} ${Math.abs(count)}`);
  return `${start} ${added.join(' ')} = ${end}`;
}

/** Formats skill with its standard error rounded up, such as `+12 ± 4`. */
export const unsurePoints = (count: number, error: number | null): string =>
  error === null ? signedPoints(count) : `${signedPoints(count)} ± ${Math.ceil(100 * error - TINY)}`;

export const points = (loss: number): number => Math.round(100 * loss);

/** Returns the certain part of a loss in percentage points, rounded down. It is always less than the displayed loss. */
export const leastPoints = (loss: number, error: number): number =>
  Math.max(0, Math.min(Math.floor(100 * certainPart(loss, error) + TINY), points(loss) - 1));
