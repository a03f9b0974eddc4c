import type { GameId, RecordedEvent } from '#record';
import type { ReplayedGames } from '../replay/replayed-games.js';

/**
 * Returns the parent game in a record, and the revision at which the record branched off that game. Null if there is no
 * parent.
 */
export function parentIn(events: readonly RecordedEvent[]): { id: GameId; revision: number } | null {
  const event = events.findLast((entry) => entry.event.kind === 'GameBranched')?.event;
  return event?.kind === 'GameBranched' ? { id: event.parent as GameId, revision: event.revision } : null;
}

/**
 * Returns the ancestors of a game, nearest first. Reads the record of each parent, because the game's own record might
 * not name all of them. The game's record lacks an ancestor if the game branched off before its parent's own branch
 * point. Fails with `GAME_NOT_FOUND` if a parent does not exist.
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
