import type { ImportErrorCode } from './error-codes.js';
import { canonicalJson, fail, ok, type GameId, type Problem, type RecordedEvent, type Result } from '#record';
import { copyOf } from './event-ids.js';
import type { GameFile, KnownGames } from './game-file.js';
import { readGame } from './read-game.js';

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
  const file = readGame([text], games);
  return file.ok ? takeGame(shelf, file.value) : file;
}

/**
 * The words of cards depend on which cards the importer has: they do not make an observed game another one.
 */
const worded: ReadonlySet<string> = new Set(['cards', 'definition', 'digest']);

/** What an event says, in whatever order its fields were written. */
const saidBy = (event: RecordedEvent | undefined, isObserved: boolean): string =>
  canonicalJson(isObserved ? unworded(event) : event);

const unworded = (event: RecordedEvent | undefined): unknown =>
  JSON.parse(JSON.stringify(event ?? null, (key, value: unknown) => (worded.has(key) ? null : value)));

/** So many records of one log can stand beside each other. */
const MOST_COPIES = 20;

const isOfAnother = ({ events: [first] }: GameFile): boolean => first?.event.kind === 'GameImported';

/**
 * The same of a file that was read, by `parseGame` or `readGame`. `keepsBoth`: where another record of a game of another platform has the
 * id, as an older version of this program made it, this one is recorded beside it, as `bga-77-2`.
 */
export async function takeGame(
  shelf: GameShelf,
  file: GameFile,
  keepsBoth = false,
): Promise<Result<Imported, Problem<ImportErrorCode>>> {
  let taken = await takeAs(shelf, file);
  const most = keepsBoth && isOfAnother(file) ? MOST_COPIES : 1;
  for (let copy = 2; copy <= most && !taken.ok && taken.error.code === 'IMPORT_CONFLICT'; copy++) {
    const beside = copyOf(file, copy);
    if (beside === null) return taken;
    taken = await takeAs(shelf, beside);
  }
  return taken;
}

async function takeAs(shelf: GameShelf, file: GameFile): Promise<Result<Imported, Problem<ImportErrorCode>>> {
  const { id, events } = file;
  const there = await shelf.read(id);
  if (there === null) {
    await shelf.put(id, events);
    return ok({ id, events: events.length, alreadyThere: false });
  }
  const isObserved = events.some(
    ({ event }) => event.kind === 'GameImported' && event.fidelity === 'OBSERVED',
  );
  const different = events.findIndex(
    (event, index) => saidBy(event, isObserved) !== saidBy(there[index], isObserved),
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
    advice: isOfAnother(file)
      ? 'Keep both: `retrace import --keep-both`, or `keepBoth` where you send it. Notes and branches stay with the first.'
      : 'Import it into another data folder (RETRACE_DATA).',
    data: { game: id, event: different, ...(isOfAnother(file) && { keepBoth: true }) },
  });
}
