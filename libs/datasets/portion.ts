import type { GameId } from '#record';
import { rowsOf, type DatasetGame, type GameRows } from './game-rows.js';
import { linesOf, type LineFormat } from './lines.js';
import { buffersOf, type PackedTable } from './packed-table.js';
import { Packing } from './packing.js';
import { columnsOf, tableNames, type TableName } from './schema.js';
import type { DatasetFormat } from './table-file.js';

/** A game that a dataset omits, and the reason. */
export interface LeftOut {
  readonly game: GameId;
  readonly why: string;
}

/** The rows of several games for a table's file, in the format of the dataset. */
export type TablePart =
  | { readonly kind: 'lines'; readonly rows: number; readonly bytes: Uint8Array }
  | { readonly kind: 'packed'; readonly rows: number; readonly table: PackedTable };

/** A part of a dataset: the rows of several consecutive games. */
export interface Portion {
  /** The number of games, including omitted ones. */
  readonly games: number;
  readonly leftOut: readonly LeftOut[];
  readonly tables: Readonly<Record<TableName, TablePart>>;
}

/** Produces the portions of a dataset in the order of their games. */
export type Portions = (format: DatasetFormat, signal?: AbortSignal) => AsyncIterable<Portion>;

/** Collects a table's rows from several games. */
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

/** Concatenates bytes into a new buffer. */
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
 * Builds a portion one game at a time. Encodes rows immediately in the dataset's format, so that a game's objects can
 * be freed before the next game.
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

/** Returns a portion's buffers that can be transferred to another thread without copying. */
export const handedOver = ({ tables }: Portion): readonly ArrayBufferLike[] =>
  Object.values(tables).flatMap((part) =>
    part.kind === 'packed' ? buffersOf(part.table) : [part.bytes.buffer],
  );

/** Returns a function that produces one portion per game. */
export const portionsOf = (games: AsyncIterable<DatasetGame>): Portions =>
  async function* (format) {
    for await (const game of games) {
      const maker = new PortionMaker(format);
      maker.add(rowsOf(game));
      yield maker.portion();
    }
  };
