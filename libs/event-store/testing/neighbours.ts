import { randomUUID } from 'node:crypto';
import type { EventStore, NewEvent } from '#event-store';
import { withinNamespace } from './namespace.js';

const event = (): NewEvent => ({ id: randomUUID(), type: 'Traded', data: { goods: 'wool' }, metadata: null });

/** Creates the stream name and the events of another application. */
export const tradedBy = (neighbour: number, count: number): readonly [string, readonly NewEvent[]] => [
  `trade-${neighbour}`,
  Array.from({ length: count }, event),
];

/** Wraps a store so that other applications write before and during every append. */
export function amongNeighbours(store: EventStore): EventStore {
  const own = withinNamespace(store, 'own');
  let trades = 0;
  const trade = (): void => {
    const [stream, events] = tradedBy(trades % 3, 1 + (trades % 4));
    trades++;
    // Does not wait for the promise, and ignores failures because the store could be closing.
    store.append(stream, events, 'any').catch(() => undefined);
  };
  const amid = <T>(act: () => Promise<T>): Promise<T> => {
    trade();
    const acted = act();
    trade();
    return acted;
  };
  return {
    ...own,
    append: (...parameters) => amid(() => own.append(...parameters)),
    delete: (...parameters) => amid(() => own.delete(...parameters)),
    setStreamMetadata: (...parameters) => amid(() => own.setStreamMetadata(...parameters)),
  };
}
