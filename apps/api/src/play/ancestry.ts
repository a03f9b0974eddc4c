import type { GameId, RecordedEvent } from '#record';
import type { ReplayedGames } from '../replay/replayed-games.js';

/** Returns the game that a record continues. Null if it begins on its own. */
export function parentIn(events: readonly RecordedEvent[]): { id: GameId; revision: number } | null {
  const event = events.findLast((entry) => entry.event.kind === 'GameBranched')?.event;
  return event?.kind === 'GameBranched' ? { id: event.parent as GameId, revision: event.revision } : null;
}

/**
 * The games that a game continues, nearest first. Its own record may not name them all: a branch from the
 * shared part of another branch contains nothing of that one. Problem `GAME_NOT_FOUND`.
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
