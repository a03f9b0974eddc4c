import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { ByteWriter, ParquetWriter, schemaFromColumnData, type BasicType } from 'hyparquet-writer';
import { invariant } from '#record';
import { linesOf, type LineFormat } from './lines.js';
import { cellsOf } from './packed-table.js';
import type { Columns } from './packing.js';
import type { TablePart } from './portion.js';
import { columnsOf, type Cell, type ColumnType, type TableName } from './schema.js';

export const datasetFormats = ['parquet', 'ndjson', 'csv'] as const;
export type DatasetFormat = 'parquet' | LineFormat;

/** A file that takes the rows of one table as they come. */
export interface TableFile {
  put(part: TablePart): Promise<void>;
  /** Resolves when all of it is written. */
  close(): Promise<void>;
  /** Lets go of the file as it is. */
  leave(): void;
}

/** Rows that wait to be written together: so many of them, or so many characters of JSON. */
const GROUP = 20_000;
const CHARACTERS = 4_000_000;

const parquetTypes: Readonly<Record<ColumnType, BasicType>> = {
  text: 'STRING',
  integer: 'INT32',
  number: 'DOUBLE',
  boolean: 'BOOLEAN',
  time: 'TIMESTAMP',
  // The text as it is: the library would write it as JSON once more.
  json: 'STRING',
};

/** Creates the file of a table. Throws what the file system throws. */
export const tableFile = (file: string, table: TableName, format: DatasetFormat): TableFile =>
  format === 'parquet' ? new ParquetFile(file, columnsOf(table)) : new LinesFile(file, table, format);

/** What writes to a file and waits while it is full. */
class Drain {
  readonly #stream;
  readonly #ended: Promise<void>;

  constructor(file: string) {
    this.#stream = createWriteStream(file, { flags: 'wx' });
    this.#ended = finished(this.#stream);
    // It is thrown where it is waited for.
    this.#ended.catch(() => undefined);
  }

  async write(bytes: string | Uint8Array): Promise<void> {
    if (!this.#stream.write(bytes)) await Promise.race([once(this.#stream, 'drain'), this.#ended]);
  }

  async close(): Promise<void> {
    this.#stream.end();
    await this.#ended;
  }

  leave(): void {
    this.#stream.destroy();
  }
}

class LinesFile implements TableFile {
  readonly #drain: Drain;
  readonly #lines;
  #begun = false;

  constructor(file: string, table: TableName, format: LineFormat) {
    this.#drain = new Drain(file);
    this.#lines = linesOf(table, format);
  }

  async put(part: TablePart): Promise<void> {
    invariant(part.kind === 'lines', 'the part is lines');
    await this.#begin();
    if (part.bytes.length > 0) await this.#drain.write(part.bytes);
  }

  async close(): Promise<void> {
    await this.#begin();
    await this.#drain.close();
  }

  leave(): void {
    this.#drain.leave();
  }

  async #begin(): Promise<void> {
    if (this.#begun) return;
    this.#begun = true;
    if (this.#lines.head !== '') await this.#drain.write(this.#lines.head);
  }
}

class ParquetFile implements TableFile {
  readonly #drain: Drain;
  readonly #bytes = new ByteWriter();
  readonly #writer: ParquetWriter;
  readonly #reads: readonly ((value: Cell) => unknown)[];
  #columns: unknown[][];
  #rows = 0;
  #characters = 0;

  constructor(
    file: string,
    private readonly columns: Columns,
  ) {
    this.#drain = new Drain(file);
    this.#reads = columns.map(([, { type }]) => (type === 'time' ? asTime : asIs));
    this.#columns = columns.map(() => []);
    // Whole, with where each part begins: only what is written is handed on.
    const schema = schemaFromColumnData({ columnData: this.#columnData() });
    this.#writer = new ParquetWriter({ writer: this.#bytes, schema, createdBy: 'retrace' });
  }

  async put(part: TablePart): Promise<void> {
    invariant(part.kind === 'packed', 'the part is columns');
    const take = part.table.columns.map((column, at) => cellsOf(column, this.#reads[at] ?? asIs));
    for (const { rows, characters } of part.table.games) {
      for (const [at, column] of this.#columns.entries()) take[at]?.(rows, column);
      this.#rows += rows;
      this.#characters += characters;
      if (this.#rows >= GROUP || this.#characters >= CHARACTERS) await this.#flush();
    }
  }

  async close(): Promise<void> {
    await this.#flush();
    await this.#writer.finish();
    await this.#hand();
    await this.#drain.close();
  }

  leave(): void {
    this.#drain.leave();
  }

  async #flush(): Promise<void> {
    if (this.#rows === 0) return;
    await this.#writer.write({ columnData: this.#columnData(), rowGroupSize: this.#rows });
    this.#columns = this.columns.map(() => []);
    this.#rows = 0;
    this.#characters = 0;
    await this.#hand();
  }

  /** Hands on what is encoded. */
  async #hand(): Promise<void> {
    const bytes = this.#bytes.getBytes().slice();
    this.#bytes.index = 0;
    await this.#drain.write(bytes);
  }

  #columnData() {
    return this.columns.map(([name, { type }], at) => ({
      name,
      data: this.#columns[at] ?? [],
      type: parquetTypes[type],
      nullable: true,
      // No two documents are alike: a dictionary of them and their bounds are of no use.
      ...(type === 'json' && { statistics: false, encoding: 'PLAIN' as const }),
    }));
  }
}

const asIs = (value: Cell): unknown => value;
/** Milliseconds as they are written: of a date, the library would make them anew for each row, and again for its bounds. */
const asTime = (value: Cell): unknown => BigInt(Date.parse(value as string));
