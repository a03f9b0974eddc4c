import Table from 'cli-table3';
import { widthOf } from './text.js';
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

/** The maximum width of a table, in characters. */
const MOST = 100;
const wordsOf = (text: string): number[] => text.split(/[ \n]/).map(widthOf);
/**
 * Returns the widths of columns. If possible, the table fits into `most` characters. Shrinks the widest columns first,
 * but never below their longest word. Right-aligned cells do not wrap.
 */
function widthsOf(columns: readonly Column[], rows: readonly (readonly string[])[], most: number): number[] {
  // Each cell is padded with one space on each side.
  const widths = columns.map(
    ({ title }, at) =>
      2 + Math.max(widthOf(title), ...rows.flatMap((row) => (row[at] ?? '').split('\n').map(widthOf))),
  );
  const least = columns.map(
    ({ title, right }, at) =>
      2 +
      Math.max(
        ...wordsOf(title),
        ...rows.flatMap((row) => (right === true ? widthOf(row[at] ?? '') : wordsOf(row[at] ?? ''))),
      ),
  );
  for (let over = widths.reduce((sum, width) => sum + width, 0) - most; over > 0; over--) {
    const spare = widths.map((width, at) => (width > (least[at] ?? 0) ? width : 0));
    const widest = spare.indexOf(Math.max(...spare));
    if (spare[widest] === 0) break;
    widths[widest] = (widths[widest] ?? 0) - 1;
  }
  return widths;
}

/** Draws a table with a header and without borders. Long cells wrap. */
export function drawTable(
  theme: Theme,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
): string[] {
  const table = new Table({
    head: columns.map(({ title }) => theme.paint.dim(title)),
    colAligns: columns.map(({ right }) => (right === true ? 'right' : 'left')),
    colWidths: widthsOf(columns, rows, Math.min(theme.width, MOST)),
    wordWrap: true,
    chars: none,
    style: { head: [], border: [], 'padding-left': 1, 'padding-right': 1, compact: true },
  });
  for (const row of rows) table.push([...row]);
  return table
    .toString()
    .split('\n')
    .map((line) => line.trimEnd());
}
