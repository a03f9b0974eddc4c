import type { NewEvents } from '../streams/port.js';

/** What has an id at an index. */
interface Named {
  at(index: number): { readonly id: string } | undefined;
}

/** Numbers of a place in the table: one more than a revision (0: the place is free), and the hash of its id. */
const PLACE = 2;

/**
 * Finds the events of a stream by their ids. Where they are stands in one piece of memory, which collecting garbage passes over: a
 * `Map` would be as large as the ids.
 */
export class KnownIds {
  /** Never more than half full, then four times as large: a game grows once or twice. */
  #table = new Int32Array(256 * PLACE);

  /** `idAt`: the id of the event at a revision, also of those that are just being added. */
  constructor(private readonly idAt: (revision: number) => string | undefined) {}

  /** The revision of the event with an id; null: there is none. */
  revisionOf(id: string): number | null {
    const found = (this.#table[this.#placeOf(hashOf(id), [{ id }], 0)] ?? 0) - 1;
    return found < 0 ? null : found;
  }

  /** Adds events from a revision on; false: one of them is there already, or twice among them, and nothing is changed. */
  add(events: NewEvents, first: number): boolean {
    while ((first + events.length) * 2 * PLACE > this.#table.length) this.#grow();
    const hashes = Int32Array.from(events, ({ id }) => hashOf(id));
    for (let index = 0; index < hashes.length; index++) {
      const hash = hashes[index] ?? 0;
      const at = this.#placeOf(hash, events, index);
      if (this.#table[at] !== 0) {
        this.#forget(hashes.subarray(0, index), first);
        return false;
      }
      this.#table[at] = first + index + 1;
      this.#table[at + 1] = hash;
    }
    return true;
  }

  /** Takes away what was added from a revision on, the last first: so no id that stays is behind a place that becomes free. */
  #forget(hashes: Int32Array, first: number): void {
    const table = this.#table;
    for (let index = hashes.length - 1; index >= 0; index--) {
      let at = this.#begin(hashes[index] ?? 0);
      while (table[at] !== first + index + 1) at = this.#next(at);
      table[at] = 0;
    }
  }

  /** Where the id of what is named is, or would be; the id itself is asked for only where its hash is there. */
  #placeOf(hash: number, named: Named, index: number): number {
    const table = this.#table;
    let at = this.#begin(hash);
    for (let taken = table[at] ?? 0; taken > 0; taken = table[at] ?? 0) {
      if (table[at + 1] === hash && this.idAt(taken - 1) === named.at(index)?.id) return at;
      at = this.#next(at);
    }
    return at;
  }

  #begin(hash: number): number {
    return (hash * PLACE) & (this.#table.length - 1);
  }

  #next(at: number): number {
    return (at + PLACE) & (this.#table.length - 1);
  }

  #grow(): void {
    const before = this.#table;
    this.#table = new Int32Array(before.length * 4);
    for (let place = 0; place < before.length; place += PLACE) {
      const [taken = 0, hash = 0] = [before[place], before[place + 1]];
      if (taken === 0) continue;
      let at = this.#begin(hash);
      while (this.#table[at] !== 0) at = this.#next(at);
      this.#table[at] = taken;
      this.#table[at + 1] = hash;
    }
  }
}

const lastOfUuid = /^[0-9a-f]{8}$/;

/** The last four bytes of a UUID; of another id FNV-1a, its halves mixed. */
function hashOf(id: string): number {
  const last = id.slice(-8);
  if (lastOfUuid.test(last)) return Number.parseInt(last, 16) | 0;
  let hash = 0x811c9dc5;
  for (let at = 0; at < id.length; at++) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193);
  return hash ^ (hash >>> 15);
}
