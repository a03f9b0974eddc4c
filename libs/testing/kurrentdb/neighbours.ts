import { randomUUID } from 'node:crypto';
import type { EventStore, NewEvent } from '#event-store';
import { withinNamespace } from './namespace.js';

const event = (): NewEvent => ({ id: randomUUID(), type: 'Traded', data: { goods: 'wool' }, metadata: null });

/** What a neighbour writes into streams of its own; several at a time. */
export const tradedBy = (neighbour: number, count: number): readonly [string, readonly NewEvent[]] => [
  `trade-${neighbour}`,
  Array.from({ length: count }, event),
];

/** The same store, into which other applications write before, between and behind everything that is appended. */
export function amongNeighbours(store: EventStore): EventStore {
  const own = withinNamespace(store, 'own');
  let trades = 0;
  const trade = (): void => {
    const [stream, events] = tradedBy(trades % 3, 1 + (trades % 4));
    trades++;
    // Nobody waits for them, and the store may be closing.
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
    append: (...asked) => amid(() => own.append(...asked)),
    delete: (...asked) => amid(() => own.delete(...asked)),
    setStreamMetadata: (...asked) => amid(() => own.setStreamMetadata(...asked)),
  };
}
