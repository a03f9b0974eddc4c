import { invariant } from '#record';
import type { Cell, Column, ColumnType } from './schema.js';

/** The rows that one game adds to a table. */
interface GamePart {
  readonly rows: number;
  /** Characters of its JSON. */
  readonly characters: number;
}

/** The cells of one column without an object for each, so that another thread takes them over as they are. */
type PackedColumn =
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

export type Columns = readonly (readonly [name: string, column: Column])[];
type AnyRow = Readonly<Record<string, Cell>>;

/** Packs the rows of games, a list for each game. */
export function packed(columns: Columns, games: readonly (readonly AnyRow[])[]): PackedTable {
  const rows = games.flat();
  const documents = columns.filter(([, { type }]) => type === 'json').map(([name]) => name);
  return {
    games: games.map((own) => ({ rows: own.length, characters: charactersIn(own, documents) })),
    columns: columns.map(([name, { type }]) => packedColumn(type, rows, name)),
  };
}

function charactersIn(rows: readonly AnyRow[], names: readonly string[]): number {
  let characters = 0;
  for (const row of rows)
    for (const name of names) characters += (row[name] as string | null | undefined)?.length ?? 0;
  return characters;
}

function packedColumn(type: ColumnType, rows: readonly AnyRow[], name: string): PackedColumn {
  switch (type) {
    case 'integer':
    case 'number':
      return packedNumbers(rows, name);
    case 'json':
      return packedTexts(rows.map((row) => (row[name] ?? null) as string | null));
    default:
      return packedValues(rows, name);
  }
}

// Loops: a typed array that is made by a function for each cell takes several times as long.
function packedNumbers(rows: readonly AnyRow[], name: string): PackedColumn {
  const numbers = new Float64Array(rows.length);
  let at = 0;
  for (const row of rows) numbers[at++] = (row[name] ?? NaN) as number;
  return { kind: 'numbers', numbers };
}

function packedValues(rows: readonly AnyRow[], name: string): PackedColumn {
  const known = new Map<Cell, number>([[null, 0]]);
  const places = new Uint32Array(rows.length);
  let before: Cell = null;
  let place = 0;
  let at = 0;
  for (const row of rows) {
    const cell = row[name] ?? null;
    // Most cells are as those above them.
    if (cell !== before) {
      place = known.get(cell) ?? known.size;
      if (place === known.size) known.set(cell, place);
      before = cell;
    }
    places[at++] = place;
  }
  return { kind: 'values', values: [...known.keys()], places };
}

function packedTexts(texts: readonly (string | null)[]): PackedColumn {
  const joined = texts.map((text) => text ?? '').join('');
  const bytes = encoder.encode(joined);
  // Most is ASCII: a character is a byte.
  const isAscii = bytes.length === joined.length;
  const lengths = new Int32Array(texts.length);
  let at = 0;
  for (const text of texts) lengths[at++] = text === null ? -1 : isAscii ? text.length : bytesIn(text);
  return { kind: 'texts', bytes, lengths };
}

const encoder = new TextEncoder();
const bytesIn = (text: string): number => Buffer.byteLength(text);

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
