import { invariant } from '#record';
import type { Cell } from './schema.js';

/** The rows that a game adds to a table. */
export interface GamePart {
  readonly rows: number;
  /** The total number of characters in JSON columns. */
  readonly characters: number;
}

/** The cells of a column, in buffers that can be transferred to another thread. */
export type PackedColumn =
  /** The distinct values, and for each row the index of its value. Index 0 stands for null. */
  | { readonly kind: 'values'; readonly values: readonly Cell[]; readonly places: Uint32Array }
  /** Numbers. NaN stands for null. */
  | { readonly kind: 'numbers'; readonly numbers: Float64Array }
  /** Concatenated UTF-8 texts, and their lengths in bytes. A length of -1 stands for null. */
  | { readonly kind: 'texts'; readonly bytes: Uint8Array; readonly lengths: Int32Array };

/** The rows of several games in a table, stored by column. */
export interface PackedTable {
  readonly games: readonly GamePart[];
  readonly columns: readonly PackedColumn[];
}

/** Appends the cells of a packed column's next `rows` rows to a list. */
export type TakeCells = (rows: number, to: unknown[]) => void;

/**
 * Returns a reader for a packed column, starting at the first row. The reader returns texts as UTF-8 bytes. If the
 * column stores distinct values, `read` converts each of them.
 */
export function cellsOf(column: PackedColumn, read: (value: Cell) => unknown): TakeCells {
  let row = 0;
  switch (column.kind) {
    case 'numbers':
      return (rows, to) => {
        for (const end = row + rows; row < end; row++) {
          const number = column.numbers[row] ?? NaN;
          to.push(Number.isNaN(number) ? null : number);
        }
      };
    case 'texts': {
      let at = 0;
      return (rows, to) => {
        for (const end = row + rows; row < end; row++) {
          const length = column.lengths[row] ?? -1;
          to.push(length < 0 ? null : column.bytes.subarray(at, (at += length)));
        }
      };
    }
    case 'values': {
      const values = column.values.map((value) => (value === null ? null : read(value)));
      return (rows, to) => {
        for (const end = row + rows; row < end; row++) {
          const place = column.places[row] ?? values.length;
          invariant(place < values.length, 'each place has its value');
          to.push(values[place]);
        }
      };
    }
  }
}

/** Returns the buffers that can be transferred to another thread without copying. */
export const buffersOf = ({ columns }: PackedTable): readonly ArrayBufferLike[] =>
  columns.flatMap((column) => {
    if (column.kind === 'numbers') return [column.numbers.buffer];
    return column.kind === 'values' ? [column.places.buffer] : [column.bytes.buffer, column.lengths.buffer];
  });
