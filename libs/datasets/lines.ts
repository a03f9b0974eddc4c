import { stringify } from 'csv-stringify/sync';
import { columnsOf, type Row, type TableName } from './schema.js';

/** The formats that consist of lines of text. */
export const lineFormats = ['ndjson', 'csv'] as const;
export type LineFormat = (typeof lineFormats)[number];

/** Writes the rows of a table as lines of text. */
export interface Lines {
  /** The text before the first row. */
  readonly head: string;
  of(rows: readonly Row[]): string;
}

/**
 * Returns a writer of a table's lines. In NDJSON, JSON columns are nested values. In CSV, null is an empty cell, and
 * formulas are escaped.
 */
export function linesOf(table: TableName, format: LineFormat): Lines {
  const columns = columnsOf(table);
  if (format === 'csv') {
    const names = columns.map(([name]) => name);
    const options = { columns: names, cast: { boolean: String }, escape_formulas: true };
    return {
      head: `${names.join(',')}\n`,
      of: (rows) => (rows.length === 0 ? '' : stringify([...rows], options)),
    };
  }
  const parts = columns.map(([name, { type }]) => ({
    name,
    start: `${JSON.stringify(name)}:`,
    isJson: type === 'json',
  }));
  const line = (row: Readonly<Record<string, unknown>>): string =>
    `{${parts
      // The text of a JSON column is copied as it is, not encoded as a string.
      .map(
        ({ name, start, isJson }) =>
          start + (isJson ? ((row[name] as string | null) ?? 'null') : JSON.stringify(row[name])),
      )
      .join(',')}}\n`;
  return { head: '', of: (rows) => rows.map(line).join('') };
}
