import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Json } from '#record';
import type { EventRow } from './statements.js';

/** Events of one stream in one block, as it comes out of the database. */
export interface PackRow {
  readonly first: number;
  readonly last: number;
  readonly content: Buffer;
  readonly checksum: number;
}

/** An event of a block. */
export interface PackedEvent {
  readonly id: string;
  readonly type: string;
  readonly data: Json;
  readonly metadata: Json;
}

/** Whether the row of an event keeps its place alone, and its block all the rest. */
export const isPacked = ({ id }: Pick<EventRow, 'id'>): boolean => id === '';

/** Puts events that follow each other into one block: a line of JSON for each, compressed together. */
export function packOf(first: number, rows: readonly EventRow[]): PackRow {
  const lines = rows.map(
    ({ id, type, data, metadata }) => `[${JSON.stringify(id)},${JSON.stringify(type)},${data},${metadata}]`,
  );
  const content = deflateRawSync(lines.join('\n'));
  return { first, last: first + rows.length - 1, content, checksum: crc32(content) };
}

/** A block that was opened; events are read one by one. */
export class Pack {
  readonly #lines: readonly string[];

  /** Throws where the block is not as it was written. */
  constructor(private readonly row: PackRow) {
    if (crc32(row.content) !== row.checksum) throw new Error('the block has another checksum');
    this.#lines = inflateRawSync(row.content).toString().split('\n');
  }

  has(revision: number): boolean {
    return revision >= this.row.first && revision <= this.row.last;
  }

  /** Throws where the block has no such event. */
  event(revision: number): PackedEvent {
    const line = this.#lines[revision - this.row.first] ?? '';
    const [id, type, data, metadata] = JSON.parse(line) as [string, string, Json, Json];
    return { id, type, data, metadata };
  }

  /** The revisions of those events whose ids are asked for, as JSON writes them. */
  *revisionsOf(ids: ReadonlySet<string>): Iterable<readonly [id: string, revision: number]> {
    for (const [index, line] of this.#lines.entries()) {
      const id = firstText.exec(line)?.[1];
      if (id !== undefined && ids.has(id)) yield [JSON.parse(id) as string, this.row.first + index];
    }
  }
}

/** The text that a line begins with: the id. */
const firstText = /^\[("(?:[^"\\]|\\.)*")/;

/** How many blocks stay open: readers of all streams come back to those of games that were played at the same time. */
const openPacks = 32;

/** The blocks that were opened last, by the name of their stream. */
export class OpenPacks {
  readonly #open = new Map<string, Pack>();

  constructor(private readonly find: (stream: string, revision: number) => PackRow | undefined) {}

  /** The block with an event; null: there is none. Throws where it is not as it was written. */
  with(stream: string, revision: number): Pack | null {
    const known = this.#open.get(stream);
    if (known?.has(revision)) return known;
    const row = this.find(stream, revision);
    if (row === undefined) return null;
    const pack = new Pack(row);
    this.#open.delete(stream);
    const [oldest] = this.#open.keys();
    if (oldest !== undefined && this.#open.size >= openPacks) this.#open.delete(oldest);
    this.#open.set(stream, pack);
    return pack;
  }

  forget(stream: string): void {
    this.#open.delete(stream);
  }
}
