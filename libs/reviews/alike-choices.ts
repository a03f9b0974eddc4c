import { alikeIn } from '#analysis';
import type { Replay } from '#projections';
import type { Choice } from '#record';

/**
 * Returns a function that maps equivalent choices of the decision at a revision to the same key. If the revision has no
 * decision, every choice gets its own key.
 */
export function alikeChoices(replay: Replay, revision: number): (choice: Choice) => string {
  const event = replay.events[revision]?.event;
  if (event?.kind !== 'DecisionRequested') return (choice) => JSON.stringify(choice);
  return alikeIn(replay.module, replay.before(revision + 1), event.decision);
}
