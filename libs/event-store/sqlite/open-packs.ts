import { openedPack, type Pack, type PackRow } from './packs.js';

/** How many blocks stay open: readers of all streams come back to those of games that were played at the same time. */
const openPacks = 32;

/** The blocks that are opened: those that are read in turn, by the name of their stream, and the last that was read through. */
export class OpenPacks {
  readonly #open = new Map<string, Pack>();
  #through: { readonly stream: string; readonly pack: Pack } | null = null;

  constructor(private readonly find: (stream: string, revision: number) => PackRow | undefined) {}

  /** The block with an event, which stays open; null: there is none. Throws where it is not as it was written. */
  inTurn(stream: string, revision: number): Pack | null {
    const known = this.#known(stream, revision);
    if (known !== null) return known;
    const pack = this.#opened(stream, revision);
    if (pack === null) return null;
    this.#open.delete(stream);
    const [oldest] = this.#open.keys();
    if (oldest !== undefined && this.#open.size >= openPacks) this.#open.delete(oldest);
    this.#open.set(stream, pack);
    return pack;
  }

  /** As `inTurn`, for who reads one stream: the block stays open until another is read through. */
  through(stream: string, revision: number): Pack | null {
    const known = this.#known(stream, revision);
    if (known !== null) return known;
    const pack = this.#opened(stream, revision);
    if (pack !== null) this.#through = { stream, pack };
    return pack;
  }

  forget(stream: string): void {
    this.#open.delete(stream);
    if (this.#through?.stream === stream) this.#through = null;
  }

  #known(stream: string, revision: number): Pack | null {
    const open = this.#open.get(stream);
    if (open?.has(revision)) return open;
    const through = this.#through;
    return through?.stream === stream && through.pack.has(revision) ? through.pack : null;
  }

  #opened(stream: string, revision: number): Pack | null {
    const row = this.find(stream, revision);
    return row === undefined ? null : openedPack(row);
  }
}
