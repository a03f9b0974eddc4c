import type { Rate } from '#read-models';
import { percent } from '#reviews';
import type { Output } from './output.js';
import { drawTable, type Column } from './terminal/table.js';

/** Titles as columns; `#` before one puts it to the right. */
export const columns = (...titles: readonly string[]): Column[] =>
  titles.map((title) => (title.startsWith('#') ? { title: title.slice(1), right: true } : { title }));

export function table(output: Output, titles: readonly Column[], rows: readonly (readonly string[])[]): void {
  if (rows.length === 0) output.lines('No finished game matches.');
  else output.lines(...drawTable(output.theme, titles, rows));
}

/** How often somebody won; `~`: a small sample. */
export const rate = ({ rate, isSmall }: Rate): string =>
  rate === null ? '–' : `${isSmall ? '~' : ''}${percent(rate)}`;
/** The same with its bounds. */
export const interval = (one: Rate): string =>
  one.rate === null ? '–' : `${rate(one)} (${percent(one.low)}–${percent(one.high)})`;
