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

export interface TableFile {
  put(part: TablePart): Promise<void>;
  /** Completes the file. Resolves once everything has been written. */
  close(): Promise<void>;
  /** Closes the file without completing it. */
  leave(): void;
}

/** Rows are written once there are `GROUP` rows or `CHARACTERS` characters of JSON. */
const GROUP = 20_000;
const CHARACTERS = 4_000_000;

const parquetTypes: Readonly<Record<ColumnType, BasicType>> = {
  text: 'STRING',
  integer: 'INT32',
  number: 'DOUBLE',
  boolean: 'BOOLEAN',
  time: 'TIMESTAMP',
  // JSON is declared as plain text, because the library would otherwise encode it again.
  json: 'STRING',
};

/** Creates the file of a table. If the file cannot be written, `put` or `close` rejects. */
export const tableFile = (file: string, table: TableName, format: DatasetFormat): TableFile =>
  format === 'parquet' ? new ParquetFile(file, columnsOf(table)) : new LinesFile(file, table, format);

/** Writes to a file. Waits while the buffer is full. */
class Drain {
  readonly #stream;
  readonly #ended: Promise<void>;

  constructor(file: string) {
    this.#stream = createWriteStream(file, { flags: 'wx' });
    this.#ended = finished(this.#stream);
    // Prevents an unhandled rejection. The error is thrown by the method that awaits the end.
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
    // Each flush empties the buffer of encoded bytes. The offsets remain correct because the writer counts them itself.
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

  /** Writes the encoded bytes so far to the file. */
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
      // JSON documents are all different, so a dictionary and statistics would be useless.
      ...(type === 'json' && { statistics: false, encoding: 'PLAIN' as const }),
    }));
  }
}

const asIs = (value: Cell): unknown => value;
/**
 * Converts a time to milliseconds, which is the unit in the file. If it were a `Date`, the library would compute the
 * milliseconds for each row and again for its statistics.
 */
const asTime = (value: Cell): unknown => BigInt(Date.parse(value as string));
