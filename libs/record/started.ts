import type { AtomicAction, GameEvent, GameStarted } from './event.js';

/** Finds the setup event. Undefined if the given events begin after the start of the record. */
export function startedIn<A extends AtomicAction>(
  record: readonly { readonly event: GameEvent<A> }[],
): GameStarted | undefined {
  for (const { event } of record) if (event.kind === 'GameStarted') return event;
  return undefined;
}
