import type { AtomicAction, GameEvent } from '#record';

/** Where what happens goes while a game is decided. The state is the same whichever takes it. */
export interface Sink<A extends AtomicAction> {
  /** Whether anything is kept: what only a record needs is not worked out where nothing is. */
  readonly keeps: boolean;
  /** What was kept, in order. */
  readonly events: readonly GameEvent<A>[];
  /** Takes an event, where events are kept. Making it must not change the state. */
  add(event: GameEvent<A>): void;
}

/** Keeps every event. */
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

/** Keeps nothing: for those who want the state alone. */
export const silent: Sink<never> = { keeps: false, events: none, add: () => undefined };
