import Table from 'cli-table3';
import type { Theme } from './theme.js';

export interface Column {
  readonly title: string;
  readonly right?: true;
}

const none = Object.fromEntries(
  [
    ...['top', 'top-mid', 'top-left', 'top-right', 'bottom', 'bottom-mid', 'bottom-left', 'bottom-right'],
    ...['left', 'left-mid', 'mid', 'mid-mid', 'right', 'right-mid', 'middle'],
  ].map((place) => [place, '']),
);

/** Rows under a line of titles, without rules: easy to read and to cut. */
export function drawTable(
  theme: Theme,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
): string[] {
  const table = new Table({
    head: columns.map(({ title }) => theme.paint.dim(title)),
    colAligns: columns.map(({ right }) => (right === true ? 'right' : 'left')),
    chars: none,
    style: { head: [], border: [], 'padding-left': 1, 'padding-right': 1, compact: true },
  });
  for (const row of rows) table.push([...row]);
  return table
    .toString()
    .split('\n')
    .map((line) => line.trimEnd());
}
