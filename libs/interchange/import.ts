import type { ImportErrorCode } from './error-codes.js';
import {
  besideTheGame,
  canonicalJson,
  fail,
  ok,
  startedIn,
  type GameId,
  type Problem,
  type RecordedEvent,
  type Result,
} from '#record';
import { copyOf } from './event-ids.js';
import type { GameFile, KnownGames } from './game-file.js';
import { readGame } from './read-game.js';
import { isFuller } from './reading-words.js';

/** The store operations that importing a game needs. */
export interface GameShelf {
  /**
   * Returns the recorded events of a game. Null if the game does not exist, and `taken` if the id cannot be used, for
   * example because the game with this id was deleted.
   */
  read(id: GameId): Promise<readonly RecordedEvent[] | 'taken' | null>;
  /** Stores a complete game with its ids and metadata. The first `known` events are already stored. */
  put(id: GameId, events: readonly RecordedEvent[], known: number): Promise<void>;
  /**
   * Removes a game that a more complete import of the same log replaces. Returns false if the game has notes or
   * branches and therefore remains.
   */
  retire?(id: GameId): Promise<boolean>;
}

export interface Imported {
  readonly id: GameId;
  readonly events: number;
  /** Whether the same game had already been stored, so that nothing changed. */
  readonly alreadyThere: boolean;
  /** The number of events that were already stored from a shorter log. Absent if there were none. */
  readonly continues?: number;
  /**
   * Earlier and less complete imports of the same log, both those that were removed and those that remain. Absent if
   * there are none.
   */
  readonly replaces?: { readonly retired: readonly GameId[]; readonly kept: readonly GameId[] };
  /** Set if a more complete import of the log had already been stored and remains. */
  readonly wasFuller?: true;
}

/**
 * Imports the game in a file, completely or not at all. Changes nothing if the game is already recorded, even if the
 * file contains only its beginning. If the file is a log, and the record comes from a shorter log of the same table,
 * continues the record. Fails with `IMPORT_CONFLICT` if the id belongs to any other game.
 */
export async function importGame(
  shelf: GameShelf,
  text: string,
  games: KnownGames,
): Promise<Result<Imported, Problem<ImportErrorCode>>> {
  const file = readGame([text], games);
  return file.ok ? takeGame(shelf, file.value) : file;
}

/** The fields that depend on the importing user's cards. These fields are ignored when games from logs are compared. */
const worded: ReadonlySet<string> = new Set(['cards', 'definition', 'digest']);

/**
 * Returns the fields that are ignored when a game is compared. For a game from a log, these include thinking times,
 * because older versions of Retrace did not read thinking times from logs.
 */
const unsaidIn = ({ events }: GameFile): ReadonlySet<string> => {
  const origins = events.flatMap(({ event }) => (event.kind === 'GameImported' ? [event.fidelity] : []));
  if (origins.length === 0) return new Set();
  return new Set([...besideTheGame, ...(origins.includes('OBSERVED') ? worded : [])]);
};

/** Serialises an event independently of the order of its fields, and without the `unsaid` fields. */
const canonicalText = (event: RecordedEvent | undefined, unsaid: ReadonlySet<string>): string =>
  canonicalJson(
    JSON.parse(JSON.stringify(event ?? null, (key, value: unknown) => (unsaid.has(key) ? undefined : value))),
  );

/** The maximum number of records of the same log. */
const MOST_COPIES = 20;
/** The maximum number of ids that are tried for a log, including those of deleted records. */
const MOST_IDS = 1000;

const isOfAnother = ({ events: [first] }: GameFile): boolean => first?.event.kind === 'GameImported';

/**
 * Like `importGame`, for a game from `parseGame` or `readGame`. In two cases, a game from a log gets the next free id,
 * such as `bga-77-2`: if its own id is in use, for example by a deleted record, or if the game replaces less complete
 * imports of the log. If `keepsBoth` is set, a game that differs from the recorded one also gets the next free id.
 */
export async function takeGame(
  shelf: GameShelf,
  file: GameFile,
  keepsBoth = false,
): Promise<Result<Imported, Problem<ImportErrorCode>>> {
  const isForeign = isOfAnother(file);
  let rivals = 0;
  const lesser: GameId[] = [];
  for (let copy = 1; copy <= (isForeign ? MOST_IDS : 1); copy++) {
    const own = copy === 1 ? file : copyOf(file, copy);
    if (own === null) break;
    const taken = await takeAs(shelf, own);
    if (taken === 'taken') continue;
    if (taken.ok) return ok(await replaced(shelf, taken.value, keepsBoth ? [] : lesser));
    if (!isForeign) return taken;
    if (!keepsBoth) {
      const there = await shelf.read(own.id);
      if (there === null || there === 'taken' || !isSameTable(own.events, there)) return taken;
      if (!isFuller(own.events, there))
        return ok({ id: own.id, events: there.length, alreadyThere: true, wasFuller: true });
      lesser.push(own.id);
    }
    if (++rivals === MOST_COPIES) return taken;
  }
  return fail({
    code: 'IMPORT_CONFLICT',
    message: `Another game has or had the id "${file.id}", or is being recorded with this id.`,
    advice: 'Import the file again later, or into another data folder (RETRACE_DATA).',
  });
}

/** Removes less complete imports of a log. Adds the imports that were removed, and those that remain, to the result. */
async function replaced(shelf: GameShelf, imported: Imported, lesser: readonly GameId[]): Promise<Imported> {
  if (lesser.length === 0) return imported;
  const retired: GameId[] = [];
  const remaining: GameId[] = [];
  for (const id of lesser) ((await shelf.retire?.(id)) === true ? retired : remaining).push(id);
  return { ...imported, replaces: { retired, kept: remaining } };
}

function isSameTable(left: readonly RecordedEvent[], right: readonly RecordedEvent[]): boolean {
  const named = (events: readonly RecordedEvent[]): string =>
    JSON.stringify([
      events[0]?.event.kind === 'GameImported' ? events[0].event.originalId : null,
      startedIn(events)
        ?.seats.map(({ name }) => name)
        .sort(),
    ]);
  return left[0]?.event.kind === 'GameImported' && named(left) === named(right);
}

/** Imports all games in a file. If a game cannot be imported, imports none and returns the first problem. */
export async function takeGames(
  shelf: GameShelf,
  files: readonly GameFile[],
  keepsBoth = false,
): Promise<Result<readonly Imported[], Problem<ImportErrorCode>>> {
  const looking: GameShelf = { read: (id) => shelf.read(id), put: () => Promise.resolve() };
  // All games are checked before any is stored, so that a problem with one of them prevents the whole import.
  for (const file of files) {
    const looked = await takeGame(looking, file, keepsBoth);
    if (!looked.ok) return looked;
  }
  const imported: Imported[] = [];
  for (const file of files) {
    const taken = await takeGame(shelf, file, keepsBoth);
    if (!taken.ok) return taken;
    imported.push(taken.value);
  }
  return ok(imported);
}

async function takeAs(
  shelf: GameShelf,
  file: GameFile,
): Promise<Result<Imported, Problem<ImportErrorCode>> | 'taken'> {
  const { id, events } = file;
  const there = await shelf.read(id);
  if (there === 'taken') return 'taken';
  if (there === null) {
    await shelf.put(id, events, 0);
    return ok({ id, events: events.length, alreadyThere: false });
  }
  const unsaid = unsaidIn(file);
  const different = events.findIndex(
    (event, index) => canonicalText(event, unsaid) !== canonicalText(there[index], unsaid),
  );
  // A file that was exported during a game contains only the beginning of the game, so it changes nothing.
  if (different < 0) return ok({ id, events: events.length, alreadyThere: true });
  const continues = there.length;
  if (different === continues && isOfAnother(file)) {
    await shelf.put(id, events, continues);
    return ok({ id, events: events.length, alreadyThere: false, continues });
  }
  return fail({
    code: 'IMPORT_CONFLICT',
    message:
      different < there.length
        ? `Another game has the id "${id}". The two games differ from event ${different} on.`
        : `The game "${id}" is already recorded up to event ${there.length - 1}, but the file contains events ` +
          `up to ${events.length - 1}.`,
    advice: isOfAnother(file)
      ? 'Keep both games with `retrace import --keep-both`, or with `keepBoth` in the request. Notes and ' +
        'branches remain with the first game.'
      : 'Import the file into another data folder (RETRACE_DATA).',
    data: { game: id, event: different, ...(isOfAnother(file) && { keepBoth: true }) },
  });
}
