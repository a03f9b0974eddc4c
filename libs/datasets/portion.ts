import type { GameId } from '#record';
import { rowsOf, type DatasetGame, type GameRows } from './game-rows.js';
import { linesOf } from './lines.js';
import { buffersOf, packed, type PackedTable } from './packed-table.js';
import { columnsOf, tableNames, type TableName } from './schema.js';
import type { DatasetFormat } from './table-file.js';

/** A game that is not in a dataset, and why. */
export interface LeftOut {
  readonly game: GameId;
  readonly why: string;
}

/** What the rows of some games add to the file of a table, in the format of the dataset. */
export type TablePart =
  | { readonly kind: 'lines'; readonly rows: number; readonly bytes: Uint8Array }
  | { readonly kind: 'packed'; readonly rows: number; readonly table: PackedTable };

/** What some games that follow each other add to a dataset. */
export interface Portion {
  /** Games that were looked at. */
  readonly games: number;
  readonly leftOut: readonly LeftOut[];
  readonly tables: Readonly<Record<TableName, TablePart>>;
}

/** Where the portions of a dataset come from, in the order of their games. */
export type Portions = (format: DatasetFormat, signal?: AbortSignal) => AsyncIterable<Portion>;

const encoder = new TextEncoder();

function partOf(table: TableName, games: readonly GameRows[], format: DatasetFormat): TablePart {
  const each = games.map((rows) => rows[table]);
  const rows = each.reduce((sum, { length }) => sum + length, 0);
  if (format === 'parquet') return { kind: 'packed', rows, table: packed(columnsOf(table), each) };
  return { kind: 'lines', rows, bytes: encoder.encode(linesOf(table, format).of(each.flat())) };
}

/** The rows of games as their files take them. */
export function portionOf(
  games: readonly GameRows[],
  format: DatasetFormat,
  leftOut: readonly LeftOut[] = [],
): Portion {
  const tables = Object.fromEntries(
    tableNames.map((table) => [table, partOf(table, games, format)]),
  ) as Record<TableName, TablePart>;
  return { games: games.length + leftOut.length, leftOut, tables };
}

/** What of a portion a thread hands over instead of copying it. */
export const handedOver = ({ tables }: Portion): readonly ArrayBufferLike[] =>
  Object.values(tables).flatMap((part) =>
    part.kind === 'packed' ? buffersOf(part.table) : [part.bytes.buffer],
  );

/** Portions of games that are there already, one game after the other. */
export const portionsOf = (games: AsyncIterable<DatasetGame>): Portions =>
  async function* (format) {
    for await (const game of games) yield portionOf([rowsOf(game)], format);
  };
