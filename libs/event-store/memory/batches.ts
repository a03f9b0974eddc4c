import { globalPosition } from '../streams/global-position.js';
import type { NewEvent, StoredEvent } from '../streams/port.js';
import { KnownIds } from './known-ids.js';

/** The events of a stream, as they were given. */
export interface Stream {
  readonly name: string;
  readonly events: NewEvent[];
  readonly known: KnownIds;
  readonly batches: Batch[];
  isDeleted: boolean;
}

export function newStream(name: string): Stream {
  const events: NewEvent[] = [];
  return { name, events, known: new KnownIds(events), batches: [], isDeleted: false };
}

/** Events that were appended together. Where they are is said once for all of them: most events are only kept. */
export interface Batch {
  readonly stream: Stream;
  /** Of the first. */
  readonly revision: number;
  /** Of the first, among all events, from 1. */
  readonly place: number;
  readonly count: number;
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

/** The place of an event of a stream among all; 0: there is no such event. */
export function placeIn({ batches }: Stream, revision: number): number {
  const batch = batches[batchAt(batches, 'revision', revision)];
  return batch === undefined ? 0 : batch.place + revision - batch.revision;
}

/** An event of a stream as it is read. Positions are written out only then. */
export function storedAt(stream: Stream, revision: number, place: number): StoredEvent | null {
  const event = stream.events[revision];
  if (event === undefined) return null;
  const { id, type, data, metadata } = event;
  return { id, type, data, metadata, stream: stream.name, revision, position: globalPosition(place) };
}
