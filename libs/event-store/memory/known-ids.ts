import type { NewEvent } from '../streams/port.js';

/**
 * Finds the events of a stream by their ids. Where they are stands in one piece of memory, which collecting garbage passes over: a
 * `Map` would be as large as the ids.
 */
export class KnownIds {
  /** One more than a revision; 0: free. Never more than half full, then four times as many: a game grows twice. */
  #slots = new Int32Array(64);

  /** `events` are those of the stream, by revision; only `add` puts more there. */
  constructor(private readonly events: NewEvent[]) {}

  /** The revision of the event with an id; null: there is none. */
  revisionOf(id: string): number | null {
    const found = (this.#slots[this.#slotOf(id)] ?? 0) - 1;
    return found < 0 ? null : found;
  }

  /** How many of some events are there. */
  count(events: readonly Pick<NewEvent, 'id'>[]): number {
    let count = 0;
    for (const { id } of events) if (this.#slots[this.#slotOf(id)] !== 0) count++;
    return count;
  }

  /** Puts events behind those of the stream; false: one of them is there already, or twice among them, and nothing is changed. */
  add(events: readonly NewEvent[]): boolean {
    const before = this.events.length;
    for (const event of events) {
      if (this.events.length * 2 >= this.#slots.length) this.#grow();
      const slot = this.#slotOf(event.id);
      if (this.#slots[slot] !== 0) {
        this.#forget(before);
        return false;
      }
      this.#slots[slot] = this.events.push(event);
    }
    return true;
  }

  /** Takes away what was put behind a revision, the last first: so no id that stays is behind a place that becomes free. */
  #forget(before: number): void {
    for (
      let event = this.events.at(-1);
      event !== undefined && this.events.length > before;
      event = this.events.at(-1)
    ) {
      this.#slots[this.#slotOf(event.id)] = 0;
      this.events.pop();
    }
  }

  /** Where an id is, or would be. */
  #slotOf(id: string): number {
    const slots = this.#slots;
    const last = slots.length - 1;
    let at = hashOf(id) & last;
    for (let taken = slots[at] ?? 0; taken > 0 && this.events[taken - 1]?.id !== id; taken = slots[at] ?? 0)
      at = (at + 1) & last;
    return at;
  }

  #grow(): void {
    this.#slots = new Int32Array(this.#slots.length * 4);
    for (const [revision, { id }] of this.events.entries()) this.#slots[this.#slotOf(id)] = revision + 1;
  }
}

/** Letters of an id that are looked at, from its end: 32 bits of a UUID. */
const LETTERS = 8;

/** FNV-1a, its halves mixed. */
function hashOf(id: string): number {
  let hash = 0x811c9dc5;
  for (let at = Math.max(0, id.length - LETTERS); at < id.length; at++)
    hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193);
  return hash ^ (hash >>> 15);
}
