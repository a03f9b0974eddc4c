import { globalPosition } from '../streams/global-position.js';
import type { NewEvents, StoredEvent } from '../streams/port.js';
import { KnownIds } from './known-ids.js';

/** Events that were appended together, as they were given. Where they are is said once for all of them: most events are only kept. */
export interface Batch {
  readonly stream: Stream;
  /** Of the first. */
  readonly revision: number;
  /** Of the first, among all events, from 1. */
  readonly place: number;
  readonly count: number;
  /** None where the stream was deleted. */
  events: NewEvents;
}

/** Which batch a revision or place is in: the last that begins there or before. */
export function batchAt(batches: readonly Batch[], by: 'revision' | 'place', value: number): number {
  let low = 0;
  let high = batches.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((batches[middle]?.[by] ?? Infinity) <= value) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** An event of a batch as it is read. Positions are written out only then. */
export function storedIn(batch: Batch, index: number): StoredEvent | null {
  const event = index < 0 ? undefined : batch.events.at(index);
  if (event === undefined) return null;
  const { id, type, data, metadata } = event;
  const revision = batch.revision + index;
  return {
    id,
    type,
    data,
    metadata,
    stream: batch.stream.name,
    revision,
    position: globalPosition(batch.place + index),
  };
}

/** A stream: its batches, and where its ids are, once that is asked. */
export class Stream {
  readonly batches: Batch[] = [];
  isDeleted = false;
  #count = 0;
  /** Null as long as all ids were drawn for lists that came once. */
  #known: KnownIds | null = null;

  constructor(readonly name: string) {}

  /** The last revision; -1: it has no events. */
  get head(): number {
    return this.#count - 1;
  }

  /** Puts events behind the others; `place` is that of the first among all. Null: one of them is there already, or twice among them. */
  take(events: NewEvents, place: number): Batch | null {
    // Who gave a list may use it again.
    const kept = Array.isArray(events) ? events.slice() : events;
    const batch: Batch = { stream: this, revision: this.#count, place, count: events.length, events: kept };
    const known = this.#known ?? (this.#areNew(kept) ? null : this.#lookUp());
    this.batches.push(batch);
    if (known?.add(kept, this.#count) === false) {
      this.batches.pop();
      return null;
    }
    this.#count += events.length;
    return batch;
  }

  /** The revision of the event with an id; null: there is none. */
  revisionOf(id: string): number | null {
    return (this.#known ?? this.#lookUp()).revisionOf(id);
  }

  /** The place of an event among all; 0: there is no such event. */
  placeOf(revision: number): number {
    const batch = this.#batchOf(revision);
    return batch === undefined ? 0 : batch.place + revision - batch.revision;
  }

  /** An event as it is read; null: there is no such event. */
  read(revision: number): StoredEvent | null {
    const batch = this.#batchOf(revision);
    return batch === undefined ? null : storedIn(batch, revision - batch.revision);
  }

  /** Lets all its events go; where they were stays. */
  delete(): void {
    this.isDeleted = true;
    for (const batch of this.batches) batch.events = [];
  }

  /** Whether ids were drawn for a list that did not come before. */
  #areNew({ idBytes }: NewEvents): boolean {
    return idBytes !== undefined && this.batches.every(({ events }) => events.idBytes !== idBytes);
  }

  /** Looks up where all ids are. */
  #lookUp(): KnownIds {
    const known = new KnownIds((revision) => this.#eventAt(revision)?.id);
    for (const { events, revision } of this.batches) known.add(events, revision);
    this.#known = known;
    return known;
  }

  #batchOf(revision: number): Batch | undefined {
    return this.batches[batchAt(this.batches, 'revision', revision)];
  }

  #eventAt(revision: number): { readonly id: string } | undefined {
    const batch = this.#batchOf(revision);
    return batch?.events.at(revision - batch.revision);
  }
}
