import { themeIn, type Themes } from '#record';
import type { SeatTotals } from '#reviews';
import { columned, indexed } from '../indexed.js';

/** The number of values stored for each decision with a loss: revision, day, loss in millionths, and grade. */
export const LOST = 4;

/** The grades, by the index under which they are stored. */
export const storedGrades = [null, 'inaccuracy', 'mistake', 'blunder'] as const;

/** Fractions are stored in millionths, because the sum of integers does not depend on their order. */
export const MILLION = 1_000_000;
export const millionths = (share: number): number => columned(Math.round(share * MILLION));

/**
 * Encodes a seat's losses in a review as text. Each theme has a line with its name, the number of decisions on each
 * day, and `LOST` values for each decision with a loss. Decoding ten thousand such texts takes a third of the time that
 * JSON would take.
 */
export function lossesOf({ decisions }: Pick<SeatTotals, 'decisions'>, themes?: Themes): string {
  const found = new Map<string, { readonly days: Map<number, number>; readonly lost: number[] }>();
  for (const decision of decisions) {
    const theme = indexed(themeIn(themes, decision, decisions)).replaceAll(/[\t\n]/g, ' ');
    const own = found.get(theme) ?? { days: new Map<number, number>(), lost: [] };
    found.set(theme, own);
    const { revision, clock, loss, grade } = decision;
    const day = natural(clock.day);
    own.days.set(day, (own.days.get(day) ?? 0) + 1);
    const lost = natural(millionths(loss));
    if (lost > 0 || grade !== null) own.lost.push(natural(revision), day, lost, storedGrades.indexOf(grade));
  }
  return [...found]
    .map(([theme, { days, lost }]) => [theme, [...days].flat().join(' '), lost.join(' ')].join('\t'))
    .join('\n');
}

const natural = (value: number): number => Math.max(0, columned(value));

/** Receives the data of a theme. Both lists are reused for the next theme. */
type VisitTheme = (theme: string, days: readonly number[], lost: readonly number[]) => void;

/** Decodes the result of `lossesOf` and calls `visit` for each theme. */
export function readLosses(text: string, visit: VisitTheme): void {
  const [days, lost]: [number[], number[]] = [[], []];
  for (let from = 0; from < text.length;) {
    const end = endOf(text, '\n', from);
    const name = endOf(text, '\t', from);
    const middle = endOf(text, '\t', name + 1);
    readNumbers(text, name + 1, middle, days);
    readNumbers(text, middle + 1, end, lost);
    visit(text.slice(from, name), days, lost);
    from = end + 1;
  }
}

const endOf = (text: string, sign: string, from: number): number => {
  const found = text.indexOf(sign, from);
  return found === -1 ? text.length : found;
};

const ZERO = '0'.charCodeAt(0);
const SPACE = ' '.charCodeAt(0);

/** Parses non-negative integers separated by spaces, from index `from` to index `to`. */
function readNumbers(text: string, from: number, to: number, into: number[]): void {
  into.length = 0;
  if (from >= to) return;
  let number = 0;
  for (let at = from; at < to; at++) {
    const sign = text.charCodeAt(at);
    if (sign === SPACE) {
      into.push(number);
      number = 0;
    } else number = number * 10 + sign - ZERO;
  }
  into.push(number);
}
