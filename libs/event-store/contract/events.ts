import { randomUUID } from 'node:crypto';
import type { NewEvent } from '../streams/port.js';

/** Creates new events. Each event's data contains the event's number, starting at 0. */
export function newEvents(count: number, label = 'event'): NewEvent[] {
  return Array.from({ length: count }, (_, number) => ({
    id: randomUUID(),
    type: 'Counted',
    data: { label, number },
    metadata: { correlation: `${label}/${number}` },
  }));
}

/** Collects the next `count` entries, by default all of them. */
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
