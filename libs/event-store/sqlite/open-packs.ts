import { openedPack, type Pack, type PackRow } from './packs.js';

/**
 * The maximum number of open blocks. Several are needed, because callers that read all streams alternate between the
 * blocks of games that were played at the same time.
 */
const openPacks = 32;
/** The maximum total size of open blocks in bytes. The most recent block can exceed it. */
const openBytes = 32 * 1024 * 1024;

/**
 * Finds the block that contains the event with the given revision. Null if there is none. Throws if the block was
 * changed after it was written.
 */
export type FindPack = (revision: number) => Pack | null;

/** Keeps blocks open for callers that read all streams. At most one block per stream is open. */
export class OpenPacks {
  readonly #open = new Map<string, Pack>();

  constructor(private readonly find: (stream: string, revision: number) => PackRow | undefined) {}

  /**
   * Finds the block that contains the event with the given revision. Null if there is none. Throws if the block was
   * changed after it was written.
   */
  inTurn(stream: string, revision: number): Pack | null {
    const known = this.#known(stream, revision);
    if (known !== null) return known;
    const pack = this.#opened(stream, revision);
    if (pack === null) return null;
    this.#open.delete(stream);
    this.#open.set(stream, pack);
    for (const oldest of this.#open.keys()) {
      if (this.#open.size <= openPacks && (oldest === stream || this.#size() <= openBytes)) break;
      this.#open.delete(oldest);
    }
    return pack;
  }

  #size(): number {
    let bytes = 0;
    for (const { size } of this.#open.values()) bytes += size;
    return bytes;
  }

  /**
   * Returns a function that finds blocks for a caller that reads one stream. The function keeps only the last block
   * open.
   */
  through(stream: string): FindPack {
    let last: Pack | null = null;
    return (revision) => {
      if (last?.has(revision) !== true)
        last = this.#known(stream, revision) ?? this.#opened(stream, revision);
      return last;
    };
  }

  forget(stream: string): void {
    this.#open.delete(stream);
  }

  #known(stream: string, revision: number): Pack | null {
    const open = this.#open.get(stream);
    return open?.has(revision) === true ? open : null;
  }

  #opened(stream: string, revision: number): Pack | null {
    const row = this.find(stream, revision);
    return row === undefined ? null : openedPack(row);
  }
}
