import { WrongExpectedRevisionError } from '#event-store';
import type { GameEvent, GameId, OpenedSeat, Authorship, Visibility } from '#record';
import type { Archive } from './archive.js';

export interface Beginning {
  readonly id: GameId;
  readonly seats: readonly OpenedSeat[];
  readonly visibility: Visibility;
  readonly events: readonly GameEvent[];
}

/**
 * Begins a game under a new id. Stores the players and the visibility before the first event. Throws
 * `WrongExpectedRevisionError` if the id is in use.
 */
export async function beginGame(archive: Archive, author: Authorship, beginning: Beginning): Promise<void> {
  const { id, seats, visibility, events } = beginning;
  await archive.administration.append(
    id,
    [{ kind: 'GameOpened', visibility, seats, ...author }],
    'no-stream',
  );
  await archive.games.append(id, events, 'no-stream');
}

/**
 * Like `beginGame`, for an id that several servers can derive for the same game. Returns false if the game already
 * exists, for example because another server began it at the same time.
 */
export async function beginGameOnce(
  archive: Archive,
  author: Authorship,
  beginning: Beginning,
): Promise<boolean> {
  const { id, seats, visibility, events } = beginning;
  await archive.administration.decide(id, (before) =>
    before.length === 0 ? [{ kind: 'GameOpened', visibility, seats, ...author }] : [],
  );
  try {
    await archive.games.append(id, events, 'no-stream');
    return true;
  } catch (error) {
    if (error instanceof WrongExpectedRevisionError) return false;
    throw error;
  }
}
