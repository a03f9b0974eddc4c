import type { NewEvent } from '../streams/port.js';

/** The ids of all events in a stream up to a revision, as remembered by this process. */
export interface KnownStream {
  /** The last known revision. -1 if the stream does not exist. */
  head: number;
  readonly revisions: Map<string, number>;
}

/** The maximum number of remembered ids, each of which uses about a hundred bytes. */
const rememberedIds = 200_000;

/** Remembers the event ids of recently written streams. Forgets whole streams, starting with the least recent one. */
export class KnownStreams {
  readonly #streams = new Map<string, KnownStream>();
  #ids = 0;

  /** Remembers at most `most` ids, but always all ids of the most recently written stream. */
  constructor(private readonly most = rememberedIds) {}

  get(stream: string): KnownStream | undefined {
    return this.#streams.get(stream);
  }

  /** Adds events after the known ones. If there is a gap between them, forgets the stream. */
  add(stream: string, events: readonly Pick<NewEvent, 'id'>[], first: number): void {
    const known = this.#streams.get(stream) ?? { head: -1, revisions: new Map<string, number>() };
    this.forget(stream);
    if (first > known.head + 1 && known.head >= 0) return;
    for (const [index, { id }] of events.entries()) known.revisions.set(id.toLowerCase(), first + index);
    known.head = Math.max(known.head, first + events.length - 1);
    this.#keep(stream, known);
  }

  #keep(stream: string, known: KnownStream): void {
    this.#streams.set(stream, known);
    this.#ids += known.revisions.size;
    for (const oldest of this.#streams.keys()) {
      if (this.#ids <= this.most || oldest === stream) break;
      this.forget(oldest);
    }
  }

  /** Replaces the ids that are known for a stream. */
  adopt(stream: string, known: KnownStream): void {
    this.forget(stream);
    this.#keep(stream, known);
  }

  /** Records that a stream extends to a revision, even if its events are not readable. */
  reach(stream: string, head: number): void {
    const known = this.#streams.get(stream);
    if (known) known.head = Math.max(known.head, head);
    else this.#streams.set(stream, { head, revisions: new Map() });
  }

  forget(stream: string): void {
    const known = this.#streams.get(stream);
    if (known) this.#ids -= known.revisions.size;
    this.#streams.delete(stream);
  }
}
