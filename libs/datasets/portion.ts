import type { GameId } from '#record';
import { rowsOf, type DatasetGame, type GameRows } from './game-rows.js';
import { linesOf, type LineFormat } from './lines.js';
import { buffersOf, type PackedTable } from './packed-table.js';
import { Packing } from './packing.js';
import { columnsOf, tableNames, type TableName } from './schema.js';
import type { DatasetFormat } from './table-file.js';

/** A game that a dataset omits, with the reason. */
export interface LeftOut {
  readonly game: GameId;
  readonly why: string;
}

/** The rows of some games for the file of a table, in the format of the dataset. */
export type TablePart =
  | { readonly kind: 'lines'; readonly rows: number; readonly bytes: Uint8Array }
  | { readonly kind: 'packed'; readonly rows: number; readonly table: PackedTable };

/** A part of a dataset with the rows of some consecutive games. */
export interface Portion {
  /** The number of games, including omitted ones. */
  readonly games: number;
  readonly leftOut: readonly LeftOut[];
  readonly tables: Readonly<Record<TableName, TablePart>>;
}

/** Makes the portions of a dataset, in the order of their games. */
export type Portions = (format: DatasetFormat, signal?: AbortSignal) => AsyncIterable<Portion>;

/** Collects the rows of games for one table. */
interface PartMaker {
  add(rows: GameRows): void;
  part(): TablePart;
}

function packedPart(table: TableName): PartMaker {
  const packing = new Packing(columnsOf(table));
  return {
    add: (rows) => packing.add(rows[table]),
    part: () => ({ kind: 'packed', rows: packing.rows, table: packing.table() }),
  };
}

const encoder = new TextEncoder();

function linesPart(table: TableName, format: LineFormat): PartMaker {
  const lines = linesOf(table, format);
  const texts: Uint8Array[] = [];
  let count = 0;
  return {
    add: ({ [table]: rows }) => {
      texts.push(encoder.encode(lines.of(rows)));
      count += rows.length;
    },
    part: () => ({ kind: 'lines', rows: count, bytes: joined(texts) }),
  };
}

/** Concatenates bytes in a new buffer. */
function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/**
 * Makes a portion game by game, in the format of its files, so that the objects of one game can be freed before the
 * next.
 */
export class PortionMaker {
  readonly #tables: readonly (readonly [TableName, PartMaker])[];
  readonly #leftOut: LeftOut[] = [];
  #games = 0;

  constructor(format: DatasetFormat) {
    this.#tables = tableNames.map((table) => [
      table,
      format === 'parquet' ? packedPart(table) : linesPart(table, format),
    ]);
  }

  add(rows: GameRows): void {
    for (const [, maker] of this.#tables) maker.add(rows);
    this.#games++;
  }

  leaveOut(game: LeftOut): void {
    this.#leftOut.push(game);
    this.#games++;
  }

  portion(): Portion {
    const tables = Object.fromEntries(this.#tables.map(([table, maker]) => [table, maker.part()])) as Record<
      TableName,
      TablePart
    >;
    return { games: this.#games, leftOut: this.#leftOut, tables };
  }
}

/** Returns the buffers of a portion that a thread transfers without copying. */
export const handedOver = ({ tables }: Portion): readonly ArrayBufferLike[] =>
  Object.values(tables).flatMap((part) =>
    part.kind === 'packed' ? buffersOf(part.table) : [part.bytes.buffer],
  );

/** Returns a function that makes one portion of each game. */
export const portionsOf = (games: AsyncIterable<DatasetGame>): Portions =>
  async function* (format) {
    for await (const game of games) {
      const maker = new PortionMaker(format);
      maker.add(rowsOf(game));
      yield maker.portion();
    }
  };
