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

/** What importing needs of a store: the games as they are, and a way to put one there. */
export interface GameShelf {
  /** The recorded events of a game; null when there is none. `taken`: the id cannot be used, as that of a game that was deleted. */
  read(id: GameId): Promise<readonly RecordedEvent[] | 'taken' | null>;
  /** Puts a whole game on the shelf, keeping ids and metadata; the first `known` of its events are there. */
  put(id: GameId, events: readonly RecordedEvent[], known: number): Promise<void>;
  /** Takes away a game that a fuller reading of the same log replaces; false: it stays, as people have noted or continued something there. */
  retire?(id: GameId): Promise<boolean>;
}

export interface Imported {
  readonly id: GameId;
  readonly events: number;
  /** True: the very same game was there before, and nothing was changed. */
  readonly alreadyThere: boolean;
  /** Events that an earlier log had given before; absent: none. */
  readonly continues?: number;
  /** Earlier readings of the same log, with less: those that it took the place of, and those that stay beside it. Absent if there are none. */
  readonly replaces?: { readonly retired: readonly GameId[]; readonly kept: readonly GameId[] };
  /** Set if the log was read more fully before, and that reading stays. */
  readonly wasFuller?: true;
}

/**
 * Imports an exported game: all of it or nothing. The same file twice changes nothing, nor does one that was exported
 * while the game went on. The longer log of a table continues the record of a shorter one. Anything else under the id of a recorded game is
 * refused with `IMPORT_CONFLICT`.
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

/** What is not compared of a game: older versions of this program read no thinking times of a log. */
const unsaidIn = ({ events }: GameFile): ReadonlySet<string> => {
  const origins = events.flatMap(({ event }) => (event.kind === 'GameImported' ? [event.fidelity] : []));
  if (origins.length === 0) return new Set();
  return new Set([...besideTheGame, ...(origins.includes('OBSERVED') ? worded : [])]);
};

/** What an event says, in whatever order its fields were written. */
const saidBy = (event: RecordedEvent | undefined, unsaid: ReadonlySet<string>): string =>
  canonicalJson(
    JSON.parse(JSON.stringify(event ?? null, (key, value: unknown) => (unsaid.has(key) ? undefined : value))),
  );

/** So many records of one log can stand beside each other. */
const MOST_COPIES = 20;
/** So many ids of one log are looked at, with those of records that were deleted. */
const MOST_IDS = 1000;

const isOfAnother = ({ events: [first] }: GameFile): boolean => first?.event.kind === 'GameImported';

/**
 * The same of a file that was read, by `parseGame` or `readGame`. A log whose id is taken, as by a record that was deleted, is recorded
 * under the next one, as `bga-77-2`, and so is a fuller reading of a log, which takes the place of those with less. `keepsBoth`: also where another record of it is there, as an older version of this program made it.
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
    message: `Another game has the id "${file.id}", had it, or is being recorded under it.`,
    advice: 'Import the file again later, or into another data folder (RETRACE_DATA).',
  });
}

/** Readings of a log with less give way to a fuller one. */
async function replaced(shelf: GameShelf, imported: Imported, lesser: readonly GameId[]): Promise<Imported> {
  if (lesser.length === 0) return imported;
  const retired: GameId[] = [];
  const kept: GameId[] = [];
  for (const id of lesser) ((await shelf.retire?.(id)) === true ? retired : kept).push(id);
  return { ...imported, replaces: { retired, kept } };
}

/** Whether two records are of one table, with the same players. */
function isSameTable(one: readonly RecordedEvent[], other: readonly RecordedEvent[]): boolean {
  const named = (events: readonly RecordedEvent[]): string =>
    JSON.stringify([
      events[0]?.event.kind === 'GameImported' ? events[0].event.originalId : null,
      startedIn(events)
        ?.seats.map(({ name }) => name)
        .sort(),
    ]);
  return one[0]?.event.kind === 'GameImported' && named(one) === named(other);
}

/** Takes the games of one file: all of them or none, with the first problem. */
export async function takeGames(
  shelf: GameShelf,
  files: readonly GameFile[],
  keepsBoth = false,
): Promise<Result<readonly Imported[], Problem<ImportErrorCode>>> {
  const looking: GameShelf = { read: (id) => shelf.read(id), put: () => Promise.resolve() };
  // All of them are looked at before any is put there.
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
    (event, index) => saidBy(event, unsaid) !== saidBy(there[index], unsaid),
  );
  // A file that was exported while the game went on is a beginning of it.
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
        ? `Another game has the id "${id}": it differs from event ${different} on.`
        : `The game "${id}" is recorded up to event ${there.length - 1}, but the file has events up ` +
          `to ${events.length - 1}.`,
    advice: isOfAnother(file)
      ? 'Keep both: `retrace import --keep-both`, or `keepBoth` where you send it. Notes and branches stay with the first.'
      : 'Import it into another data folder (RETRACE_DATA).',
    data: { game: id, event: different, ...(isOfAnother(file) && { keepBoth: true }) },
  });
}
