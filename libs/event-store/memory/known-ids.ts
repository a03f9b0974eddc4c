import type { NewEvent } from '../streams/port.js';

/** Numbers of a place in the table: one more than a revision (0: the place is free), and the hash of its id. */
const PLACE = 2;

/**
 * Finds the events of a stream by their ids. Where they are stands in one piece of memory, which collecting garbage passes over: a
 * `Map` would be as large as the ids.
 */
export class KnownIds {
  /** Never more than half full, then four times as large: a game grows once or twice. */
  #table = new Int32Array(256 * PLACE);

  /** `events` are those of the stream, by revision; only `add` puts more there. */
  constructor(private readonly events: NewEvent[]) {}

  /** The revision of the event with an id; null: there is none. */
  revisionOf(id: string): number | null {
    const found = (this.#table[this.#placeOf(id, hashOf(id))] ?? 0) - 1;
    return found < 0 ? null : found;
  }

  /** Puts events behind those of the stream; false: one of them is there already, or twice among them, and nothing is changed. */
  add(events: readonly NewEvent[]): boolean {
    const before = this.events.length;
    for (const event of events) {
      if (this.events.length * 2 * PLACE >= this.#table.length) this.#grow();
      const hash = hashOf(event.id);
      const at = this.#placeOf(event.id, hash);
      if (this.#table[at] !== 0) {
        this.#forget(before);
        return false;
      }
      this.#put(at, this.events.push(event), hash);
    }
    return true;
  }

  /** Takes away what was put behind a revision, the last first: so no id that stays is behind a place that becomes free. */
  #forget(before: number): void {
    for (const { id } of this.events.slice(before).reverse()) {
      this.#table[this.#placeOf(id, hashOf(id))] = 0;
      this.events.pop();
    }
  }

  /** Where an id is, or would be. */
  #placeOf(id: string, hash: number): number {
    const table = this.#table;
    const last = table.length - 1;
    let at = (hash * PLACE) & last;
    for (let taken = table[at] ?? 0; taken > 0; taken = table[at] ?? 0) {
      if (table[at + 1] === hash && this.events[taken - 1]?.id === id) return at;
      at = (at + PLACE) & last;
    }
    return at;
  }

  #grow(): void {
    const before = this.#table;
    this.#table = new Int32Array(before.length * 4);
    for (let place = 0; place < before.length; place += PLACE) {
      const [taken = 0, hash = 0] = [before[place], before[place + 1]];
      const id = this.events[taken - 1]?.id;
      if (id !== undefined) this.#put(this.#placeOf(id, hash), taken, hash);
    }
  }

  #put(at: number, taken: number, hash: number): void {
    this.#table[at] = taken;
    this.#table[at + 1] = hash;
  }
}

/** Letters of an id that are looked at, from its end: 24 bits of a UUID. */
const LETTERS = 6;

/** FNV-1a, its halves mixed. */
function hashOf(id: string): number {
  let hash = 0x811c9dc5;
  for (let at = Math.max(0, id.length - LETTERS); at < id.length; at++)
    hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193);
  return hash ^ (hash >>> 15);
}
