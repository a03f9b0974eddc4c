import { randomUUID } from 'node:crypto';
import { newEventIds } from '../games/event-id.js';
import type { NewEvent, NewEvents } from '../streams/port.js';
import { uuidsOf } from '../streams/uuids.js';

/** New events that tell their number. */
export function newEvents(count: number, label = 'event'): NewEvent[] {
  return Array.from({ length: count }, (_, number) => ({
    id: randomUUID(),
    type: 'Counted',
    data: { label, number },
    metadata: { correlation: `${label}/${number}` },
  }));
}

/** New events as a list that its ids were drawn for. */
export function drawnEvents(count: number): NewEvents {
  const idBytes = newEventIds(count);
  const ids = uuidsOf(idBytes);
  const events = newEvents(count).map((event, index) => ({ ...event, id: ids[index] ?? '' }));
  return {
    length: count,
    idBytes,
    at: (index) => events.at(index),
    [Symbol.iterator]: () => events[Symbol.iterator](),
  };
}

/** The next `count` of what is read; all of it when `count` is left out. */
export async function collect<T>(source: AsyncIterable<T>, count = Infinity): Promise<T[]> {
  const collected: T[] = [];
  if (count === 0) return collected;
  for await (const item of source) {
    collected.push(item);
    if (collected.length === count) break;
  }
  return collected;
}

export const idsOf = (events: readonly { readonly id: string }[]): string[] => events.map(({ id }) => id);
