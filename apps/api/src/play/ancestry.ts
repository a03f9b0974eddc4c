import type { GameId, RecordedEvent } from '#record';
import type { ReplayedGames } from '../replay/replayed-games.js';

/**
 * Returns the parent game in a record, and the revision at which the record branched off its parent. Null if it has no
 * parent.
 */
export function parentIn(events: readonly RecordedEvent[]): { id: GameId; revision: number } | null {
  const event = events.findLast((entry) => entry.event.kind === 'GameBranched')?.event;
  return event?.kind === 'GameBranched' ? { id: event.parent as GameId, revision: event.revision } : null;
}

/**
 * Returns the ancestors of a game, nearest first. Reads the record of each parent, because the game's own record might
 * not name all ancestors. If a branch begins at a revision that its parent shares with an earlier ancestor, the
 * branch's record does not contain the event that names that ancestor. Fails with `GAME_NOT_FOUND`.
 */
export async function ancestorsOf(
  games: Pick<ReplayedGames, 'whole'>,
  events: readonly RecordedEvent[],
): Promise<readonly GameId[]> {
  const ancestors: GameId[] = [];
  for (let parent = parentIn(events); parent !== null;) {
    ancestors.push(parent.id);
    parent = parentIn((await games.whole(parent.id)).events);
  }
  return ancestors;
}
