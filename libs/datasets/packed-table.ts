import { invariant } from '#record';
import type { Cell } from './schema.js';

/** The rows that one game adds to a table. */
export interface GamePart {
  readonly rows: number;
  /** Characters of its JSON. */
  readonly characters: number;
}

/** The cells of one column without an object for each, so that another thread takes them over as they are. */
export type PackedColumn =
  /** Each different value once; place 0 is null. */
  | { readonly kind: 'values'; readonly values: readonly Cell[]; readonly places: Uint32Array }
  /** NaN is null. */
  | { readonly kind: 'numbers'; readonly numbers: Float64Array }
  /** Texts in UTF-8, one behind the other; a length of -1 is null. */
  | { readonly kind: 'texts'; readonly bytes: Uint8Array; readonly lengths: Int32Array };

/** Rows of some games of one table, by columns. */
export interface PackedTable {
  readonly games: readonly GamePart[];
  readonly columns: readonly PackedColumn[];
}

/** Takes the next rows of a packed column, and puts their cells behind others. */
export type TakeCells = (rows: number, to: unknown[]) => void;

/** Reads a packed column from its first row on: texts as UTF-8, each other value as `read` makes it. */
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

/** What a thread hands over instead of copying it. */
export const buffersOf = ({ columns }: PackedTable): readonly ArrayBufferLike[] =>
  columns.flatMap((column) => {
    if (column.kind === 'numbers') return [column.numbers.buffer];
    return column.kind === 'values' ? [column.places.buffer] : [column.bytes.buffer, column.lengths.buffer];
  });
