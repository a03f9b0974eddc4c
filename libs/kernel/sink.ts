import type { AtomicAction, GameEvent } from '#record';

/** Receives a game's events during play. The resulting state does not depend on the sink. */
export interface Sink<A extends AtomicAction> {
  /** Whether events are recorded. If they are not, callers skip work that is needed only for a record. */
  readonly keeps: boolean;
  readonly events: readonly GameEvent<A>[];
  /** Records an event. Creating the event must not change the state. */
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

/** A sink that discards events, for callers that need only the state. */
export const silent: Sink<never> = { keeps: false, events: none, add: () => undefined };
