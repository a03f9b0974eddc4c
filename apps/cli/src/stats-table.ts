import type { Rate } from '#read-models';
import { percent } from '#reviews';
import type { Output } from './output.js';
import { drawTable, type Column } from './terminal/table.js';

/** Columns with these titles. A title that begins with `#` is aligned to the right. */
export const columns = (...titles: readonly string[]): Column[] =>
  titles.map((title) => (title.startsWith('#') ? { title: title.slice(1), right: true } : { title }));

export function table(output: Output, titles: readonly Column[], rows: readonly (readonly string[])[]): void {
  if (rows.length === 0) output.lines('No finished game matches.');
  else output.lines(...drawTable(output.theme, titles, rows));
}

/** A win rate in percent, after `~` for a small sample. */
export const rate = ({ rate, isSmall }: Rate): string =>
  rate === null ? '–' : `${isSmall ? '~' : ''}${percent(rate)}`;
/** A win rate with its bounds. */
export const interval = (estimate: Rate): string =>
  estimate.rate === null ? '–' : `${rate(estimate)} (${percent(estimate.low)}–${percent(estimate.high)})`;
