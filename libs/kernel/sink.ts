import type { AtomicAction, GameEvent } from '#record';

/** Receives the events of a game during play. The resulting state does not depend on the sink. */
export interface Sink<A extends AtomicAction> {
  /** Whether events are recorded. If not, callers skip work that only a record requires. */
  readonly keeps: boolean;
  readonly events: readonly GameEvent<A>[];
  /** Records an event. The caller must not change the state while it creates the event. */
  add(event: GameEvent<A>): void;
}

export function recording<A extends AtomicAction>(): Sink<A> {
  const events: GameEvent<A>[] = [];
  return {
    keeps: true,
    events,
    add: (event) => {
      events.push(event);
    },
  };
}

const none: readonly never[] = [];

/** A sink that discards events, for callers that only need the state. */
export const silent: Sink<never> = { keeps: false, events: none, add: () => undefined };
