import type { ImportErrorCode } from './error-codes.js';
import { fail, ok, type GameId, type Problem, type RecordedEvent, type Result } from '#record';
import { parseGame, type GameFile, type KnownGames } from './game-file.js';

/** What importing needs of a store: the games as they are, and a way to put one there. */
export interface GameShelf {
  /** The recorded events of a game; null when there is none. */
  read(id: GameId): Promise<readonly RecordedEvent[] | null>;
  /** Puts a whole game on the shelf, keeping ids and metadata. */
  put(id: GameId, events: readonly RecordedEvent[]): Promise<void>;
}

export interface Imported {
  readonly id: GameId;
  readonly events: number;
  /** True: the very same game was there before, and nothing was changed. */
  readonly alreadyThere: boolean;
}

/**
 * Imports an exported game: all of it or nothing. The same file twice changes nothing, nor does one that was exported
 * while the game went on; anything else under the id of a recorded game is refused with `IMPORT_CONFLICT`.
 */
export async function importGame(
  shelf: GameShelf,
  text: string,
  games: KnownGames,
): Promise<Result<Imported, Problem<ImportErrorCode>>> {
  const file = parseGame(text, games);
  return file.ok ? takeGame(shelf, file.value) : file;
}

/** The same of a file that was read, by `parseGame`. */
export async function takeGame(
  shelf: GameShelf,
  { id, events }: GameFile,
): Promise<Result<Imported, Problem<ImportErrorCode>>> {
  const there = await shelf.read(id);
  if (there === null) {
    await shelf.put(id, events);
    return ok({ id, events: events.length, alreadyThere: false });
  }
  const different = events.findIndex(
    (event, index) => JSON.stringify(event) !== JSON.stringify(there[index]),
  );
  // A file that was exported while the game went on is a beginning of it.
  if (different < 0) return ok({ id, events: events.length, alreadyThere: true });
  return fail({
    code: 'IMPORT_CONFLICT',
    message:
      different < there.length
        ? `Another game has the id "${id}": it differs from event ${different} on.`
        : `The game "${id}" is recorded up to event ${there.length - 1}, but the file has events up ` +
          `to ${events.length - 1}.`,
    advice: 'Import it into another data folder (RETRACE_DATA).',
    data: { game: id, event: different },
  });
}
