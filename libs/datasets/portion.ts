import type { GameId } from '#record';
import { rowsOf, type DatasetGame, type GameRows } from './game-rows.js';
import { linesOf, type LineFormat } from './lines.js';
import { buffersOf, type PackedTable } from './packed-table.js';
import { Packing } from './packing.js';
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

/** What the rows of games add to one table, game by game. */
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

/** Bytes one behind the other, in a buffer of their own. */
function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Makes a portion as its files take it, game by game: what is young of a game need not outlive it. */
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

/** What of a portion a thread hands over instead of copying it. */
export const handedOver = ({ tables }: Portion): readonly ArrayBufferLike[] =>
  Object.values(tables).flatMap((part) =>
    part.kind === 'packed' ? buffersOf(part.table) : [part.bytes.buffer],
  );

/** Portions of games that are there already, one game after the other. */
export const portionsOf = (games: AsyncIterable<DatasetGame>): Portions =>
  async function* (format) {
    for await (const game of games) {
      const maker = new PortionMaker(format);
      maker.add(rowsOf(game));
      yield maker.portion();
    }
  };
