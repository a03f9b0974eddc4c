import type { AtomicAction, GameEvent, GameStarted } from './event.js';

/** The setup event. Undefined in a part of a record that begins later. */
export function startedIn<A extends AtomicAction>(
  record: readonly { readonly event: GameEvent<A> }[],
): GameStarted | undefined {
  for (const { event } of record) if (event.kind === 'GameStarted') return event;
  return undefined;
}
