import type { Rate } from '#read-models';
import { percent } from '#reviews';
import type { Output } from './output.js';
import { drawTable, type Column } from './terminal/table.js';

/** Creates columns with titles. A column whose title begins with `#` is right-aligned. */
export const columns = (...titles: readonly string[]): Column[] =>
  titles.map((title) => (title.startsWith('#') ? { title: title.slice(1), right: true } : { title }));

export function table(output: Output, titles: readonly Column[], rows: readonly (readonly string[])[]): void {
  if (rows.length === 0) output.lines('No finished game matches.');
  else output.lines(...drawTable(output.theme, titles, rows));
}

/** Formats a win rate as a percentage. A preceding `~` marks a small sample. */
export const rate = ({ rate, isSmall }: Rate): string =>
  rate === null ? '–' : `${isSmall ? '~' : ''}${percent(rate)}`;
/** Formats a win rate and its confidence interval. */
export const interval = (estimate: Rate): string =>
  estimate.rate === null ? '–' : `${rate(estimate)} (${percent(estimate.low)}–${percent(estimate.high)})`;
