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
      return { kind: 'numbers', numbers: Float64Array.from(rows, (row) => (row[name] ?? NaN) as number) };
    case 'json':
      return packedTexts(rows.map((row) => (row[name] ?? null) as string | null));
    default:
      return packedValues(rows, name);
  }
}

function packedValues(rows: readonly AnyRow[], name: string): PackedColumn {
  const known = new Map<Cell, number>([[null, 0]]);
  const places = Uint32Array.from(rows, (row) => {
    const cell = row[name] ?? null;
    const place = known.get(cell) ?? known.size;
    if (place === known.size) known.set(cell, place);
    return place;
  });
  return { kind: 'values', values: [...known.keys()], places };
}

function packedTexts(texts: readonly (string | null)[]): PackedColumn {
  const joined = texts.map((text) => text ?? '').join('');
  const bytes = encoder.encode(joined);
  // Most is ASCII: a character is a byte.
  const lengthOf = bytes.length === joined.length ? (text: string) => text.length : bytesIn;
  return {
    kind: 'texts',
    bytes,
    lengths: Int32Array.from(texts, (text) => (text === null ? -1 : lengthOf(text))),
  };
}

const encoder = new TextEncoder();
const bytesIn = (text: string): number => Buffer.byteLength(text);

/** The cells of a packed column, one after the other: texts as UTF-8, each other value as `read` makes it. */
export function cellsOf(column: PackedColumn, read: (value: Cell) => unknown): readonly unknown[] {
  switch (column.kind) {
    case 'numbers':
      return Array.from(column.numbers, (number) => (Number.isNaN(number) ? null : number));
    case 'texts': {
      let at = 0;
      return Array.from(column.lengths, (length) =>
        length < 0 ? null : column.bytes.subarray(at, (at += length)),
      );
    }
    case 'values': {
      const values = column.values.map((value) => (value === null ? null : read(value)));
      return Array.from(column.places, (place) => {
        invariant(place < values.length, 'each place has its value');
        return values[place];
      });
    }
  }
}

/** What a thread hands over instead of copying it. */
export const buffersOf = ({ columns }: PackedTable): readonly ArrayBufferLike[] =>
  columns.flatMap((column) => {
    if (column.kind === 'numbers') return [column.numbers.buffer];
    return column.kind === 'values' ? [column.places.buffer] : [column.bytes.buffer, column.lengths.buffer];
  });
