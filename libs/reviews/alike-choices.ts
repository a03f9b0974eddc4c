import { alikeIn } from '#analysis';
import type { Replay } from '#projections';
import type { Choice } from '#record';

/**
 * Returns a function that gives equivalent choices of the decision at a revision the same key. If there is no decision,
 * every choice has a different key.
 */
export function alikeChoices(replay: Replay, revision: number): (choice: Choice) => string {
  const event = replay.events[revision]?.event;
  if (event?.kind !== 'DecisionRequested') return (choice) => JSON.stringify(choice);
  return alikeIn(replay.module, replay.before(revision + 1), event.decision);
}
