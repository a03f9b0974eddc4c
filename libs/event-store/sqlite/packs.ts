import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Json } from '#record';
import { ColumnReader, columnsOf, type Columns } from './columns.js';
import { uuidBytes, uuidsOf } from '../streams/uuids.js';
import type { EventRow } from './statements.js';

/** The maximum number of events in a block. Reading a single event requires reading its whole block. */
export const packedTogether = 512;
/** The maximum size of a block in bytes, which is equal to the maximum size of a game file (`recordBounds.file`). */
const MOST_BYTES = 64 * 1024 * 1024;

/** A block of events from one stream, as stored in the database. */
export interface PackRow {
  readonly first: number;
  readonly last: number;
  readonly content: Buffer;
  /**
   * The ids as bytes if all of them are UUIDs, otherwise empty. Null in older blocks, whose content includes the ids.
   */
  readonly ids: Buffer | null;
  readonly checksum: number;
}

export interface PackedEvent {
  readonly id: string;
  readonly type: string;
  readonly data: Json;
  readonly metadata: Json;
}

/**
 * The first line of a block, which contains data about all of its events. Each further line contains the data of one
 * event.
 */
interface Head {
  /** Null if the ids are stored outside the content. */
  readonly ids: readonly string[] | null;
  readonly types: readonly string[];
  /** For each event, the index of its type in `types`. */
  readonly typed: readonly number[];
  /** The metadata in columns. Null if the metadata is in `listed` instead. */
  readonly metadata: Columns | null;
  readonly listed?: readonly Json[];
}

const checksumOf = ({ content, ids }: Pick<PackRow, 'content' | 'ids'>): number =>
  crc32(content, ids === null ? 0 : crc32(ids));

/** Converts JSON so that each character fits in one byte. Escapes all other characters, which occur only in strings. */
const inLatin1 = (json: string): string =>
  json.replace(/[\u0100-\uffff]/g, (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`);

/**
 * Packs consecutive events into one compressed block. Columns contain the common fields, and lines contain the data.
 * Null if the events are too large for one block.
 */
export function packOf(first: number, rows: readonly EventRow[]): PackRow | null {
  const ids = rows.map(({ id }) => id);
  const bytes = uuidBytes(ids);
  const types = [...new Set(rows.map(({ type }) => type))];
  const metadata = rows.map(({ metadata: text }) => JSON.parse(text) as Json);
  const head: Head = {
    ids: bytes === null ? ids : null,
    types,
    typed: rows.map(({ type }) => types.indexOf(type)),
    ...withMetadata(metadata, ids),
  };
  const text = inLatin1([JSON.stringify(head), ...rows.map(({ data }) => data)].join('\n'));
  if (text.length > MOST_BYTES) return null;
  const row = {
    content: deflateRawSync(Buffer.from(text, 'latin1')),
    ids: bytes ?? Buffer.alloc(0),
  };
  return { first, last: first + rows.length - 1, ...row, checksum: checksumOf(row) };
}

function withMetadata(metadata: readonly Json[], ids: readonly string[]): Pick<Head, 'metadata' | 'listed'> {
  const columns = columnsOf(metadata, ids);
  return columns === null ? { metadata: null, listed: metadata } : { metadata: columns };
}

/** An open block, from which single events can be read. */
export interface Pack {
  /** The size of the uncompressed content in bytes. */
  readonly size: number;
  has(revision: number): boolean;
  /** Throws if the block does not contain the event. */
  event(revision: number): PackedEvent;
  /** Finds the events that have one of the given ids. */
  revisionsOf(ids: ReadonlySet<string>): Iterable<readonly [id: string, revision: number]>;
}

/** Opens a block. Throws if it was changed. */
export function openedPack(row: PackRow): Pack {
  if (checksumOf(row) !== row.checksum) throw new Error("the block's checksum does not match");
  const content = inflateRawSync(row.content, { maxOutputLength: MOST_BYTES });
  return row.ids === null ? new LinedPack(row, content) : new ColumnPack(row, row.ids, content);
}

/**
 * Splits a block into lines: the head, and one line per event. Stops at twice the maximum number of events, in case the
 * data is malformed.
 */
const linesOf = (text: string): string[] => text.split('\n', 2 * packedTogether);

/** A block whose common fields are in columns. */
class ColumnPack implements Pack {
  readonly size: number;
  readonly #head: Head;
  readonly #ids: readonly string[];
  readonly #metadata: { at(index: number): Json };
  readonly #lines: readonly string[];

  constructor(
    private readonly row: PackRow,
    ids: Buffer,
    content: Buffer,
  ) {
    this.size = content.length;
    const [head = '', ...lines] = linesOf(content.toString('latin1'));
    this.#head = JSON.parse(head) as Head;
    this.#lines = lines;
    this.#ids = this.#head.ids ?? uuidsOf(ids);
    const { metadata, listed = [] } = this.#head;
    this.#metadata = metadata === null ? asList(listed) : new ColumnReader(metadata, this.#ids);
  }

  has(revision: number): boolean {
    return isIn(this.row, revision);
  }

  event(revision: number): PackedEvent {
    const index = revision - this.row.first;
    const id = this.#ids[index];
    const type = this.#head.types[this.#head.typed[index] ?? -1];
    if (id === undefined || type === undefined) throw new Error('the block does not contain this event');
    return {
      id,
      type,
      data: JSON.parse(this.#lines[index] ?? '') as Json,
      metadata: this.#metadata.at(index),
    };
  }

  *revisionsOf(ids: ReadonlySet<string>): Iterable<readonly [id: string, revision: number]> {
    for (const [index, id] of this.#ids.entries()) if (ids.has(id)) yield [id, this.row.first + index];
  }
}

const asList = (values: readonly Json[]): { at(index: number): Json } => ({
  at: (index) => values[index] ?? null,
});

const isIn = ({ first, last }: PackRow, revision: number): boolean => revision >= first && revision <= last;

/**
 * A block in the format of an earlier version. It contains a line of JSON for each event, including the event's id and
 * metadata.
 */
class LinedPack implements Pack {
  readonly size: number;
  readonly #lines: readonly string[];

  constructor(
    private readonly row: PackRow,
    content: Buffer,
  ) {
    this.size = content.length;
    this.#lines = linesOf(content.toString());
  }

  has(revision: number): boolean {
    return isIn(this.row, revision);
  }

  event(revision: number): PackedEvent {
    const line = this.#lines[revision - this.row.first] ?? '';
    const [id, type, data, metadata] = JSON.parse(line) as [string, string, Json, Json];
    return { id, type, data, metadata };
  }

  *revisionsOf(ids: ReadonlySet<string>): Iterable<readonly [id: string, revision: number]> {
    for (const [index, line] of this.#lines.entries()) {
      const text = firstText.exec(line)?.[1];
      const id = text === undefined ? null : (JSON.parse(text) as string);
      if (id !== null && ids.has(id)) yield [id, this.row.first + index];
    }
  }
}

/** Matches the id at the start of a line. */
const firstText = /^\[("(?:[^"\\]|\\.)*")/;
