import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import {
  BrokenRecordError,
  deleteGame,
  StreamDeletedError,
  StreamNotFoundError,
  WrongExpectedRevisionError,
  type AdministrationStreams,
  type GameStreams,
} from '#event-store';
import { printedCards, readingBefore, renamed, takeGames, type GameFile, type GameShelf } from '#interchange';
import { authorityOf, type FoldProblem } from '#projections';
import * as record from '#record';
import {
  invariant,
  isSameAuthor,
  type GameId,
  type RecordedAdministration,
  type RecordedEvent,
  type Said,
  type Visibility,
} from '#record';
import type { Problem } from '../errors/problem.js';
import { GameFiles } from '#verification';
import { ACCESS, type Access } from '../access/access.js';
import { authorOf, type Reader } from '../access/reader.js';
import { GAME_MODULES, type GameModules } from '../game-modules.js';
import { signed } from '../notes/writing.js';
import { DraftImports } from '../drafts/draft-imports.js';
import { CardShelf } from '../cards/card-shelf.js';
import { decksIn } from '../cards/given-decks.js';
import { Upkeep } from '../catalogue/upkeep.js';
import {
  ADMINISTRATION_STREAMS,
  EVENT_STORE,
  GAME_STREAMS,
  NOTE_STREAMS,
  type EventStore,
  type NoteStreams,
} from '../parts.js';
import { ProblemError, valueOf } from '../problem-error.js';
import { Departures } from '../replay/departures.js';
import { ReplayedGames } from '../replay/replayed-games.js';
import { ImportChecks } from './import-checks.js';
import type { ImportResult } from './import.types.js';

/** Takes exported games in. */
@Injectable()
export class Imports implements BeforeApplicationShutdown {
  private readonly files: GameFiles;

  constructor(
    @Inject(GAME_STREAMS) private readonly streams: GameStreams,
    @Inject(GAME_MODULES) modules: GameModules,
    private readonly games: ReplayedGames,
    private readonly upkeep: Upkeep,
    private readonly checks: ImportChecks,
    @Inject(ADMINISTRATION_STREAMS) private readonly administration: AdministrationStreams,
    private readonly drafts: DraftImports,
    cards: CardShelf,
    @Inject(ACCESS) private readonly access: Access,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(NOTE_STREAMS) private readonly notes: NoteStreams,
    private readonly departures: Departures,
  ) {
    this.files = new GameFiles(
      modules,
      {},
      () => printedCards(cards.catalogue()),
      (lists) => decksIn(lists, cards.catalogue()),
    );
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.files.close();
  }

  /** Records the game or draft of an export file, all of it or nothing, as `takeGame` and `takeDraft` do; problems `IMPORT_…`. */
  async take(
    file: string | readonly string[] | Uint8Array,
    reader: Reader,
    asked: Visibility | null,
    keepsBoth: boolean,
  ): Promise<ImportResult> {
    // Where people sign in, a game is its importer's alone until they say otherwise.
    const visibility = asked ?? (reader.isLocal ? 'PUBLIC' : 'PRIVATE');
    // Nobody could ever see it.
    if (visibility === 'PRIVATE' && reader.name === null && reader.role === 'seat')
      throw new ProblemError({
        code: 'FORBIDDEN',
        message: 'A private game belongs to its importer, and your token names nobody.',
        advice: 'Sign in with a token that has a name (`sub`), or import the game as PUBLIC or PLAYERS.',
      });
    if (Array.isArray(file) && file.length > MOST_FILES) throw new ProblemError(tooManyFiles);
    const read = valueOf(await this.files.read(file));
    const shelf: GameShelf = {
      read: (id: GameId) => this.#read(id, reader),
      put: async (id: GameId, events: readonly RecordedEvent[], known: number) => {
        if (read.problem !== null) throw new ProblemError(cannotBe(read.problem));
        await this.#put(id, events, known, signed(id, reader), visibility);
      },
      retire: (id: GameId) => this.#retire(id, signed(id, reader)),
    };
    const named = (read.games ?? []).map((game) => this.#named(game, reader));
    const draft =
      read.draft === null ? null : await this.drafts.take(read.draft, read.problem, shelf, reader);
    const games = draft?.games ?? valueOf(await takeGames(shelf, named, keepsBoth));
    for (const { id, alreadyThere } of games)
      if (!alreadyThere) this.checks.begin(id, await this.streams.read(id));
    await this.upkeep.catchUp();
    const nothing = { reading: null, replaced: [], decks: [] };
    if (draft !== null) return { ...nothing, ...draft, games: games.map(({ id }) => id), others: [] };
    const told = await Promise.all(
      games.map(async (game, index) => ({
        ...game,
        replaced: game.replaces?.retired ?? [],
        reading: game.wasFuller
          ? readingBefore(await this.streams.read(game.id))
          : (read.games?.[index]?.reading ?? null),
      })),
    );
    const [first, ...others] = told;
    invariant(first !== undefined, 'a file that is no draft has a game');
    const decks = read.games === null ? [] : (read.decks ?? []);
    return { ...first, games: null, others, decks };
  }

  /**
   * The log of a table under the id that its importer has for it: whether others imported it, private games among theirs, makes no
   * difference to who signs in. On a server of one's own the table alone names it.
   */
  #named(file: GameFile, reader: Reader): GameFile {
    const author = authorOf(reader);
    if (reader.isLocal || file.events[0]?.event.kind !== 'GameImported') return file;
    const table = `bga-${file.events[0].event.originalId}`;
    const word = this.access.capabilities.wordFor(JSON.stringify([author, table]));
    return (file.id.startsWith(table) ? renamed(file, `${table}-${word}`) : null) ?? file;
  }

  /** Takes away what its importer alone has, and nobody said anything about. */
  async #retire(id: GameId, by: Said): Promise<boolean> {
    const decided = await this.administration.read(id);
    const isBare = decided.every(({ entry: { kind } }) => kind === 'Imported' || kind === 'Checked');
    if (!isBare || decided.length === 0 || !isFor(by, decided)) return false;
    if ((await this.notes.read(id)).length > 0) return false;
    await deleteGame(this.store, this.administration, record, id, by);
    this.departures.tell(id);
    return true;
  }

  /** What a file is held against. Who may not see all of a game is not told how right a file guesses it. */
  async #read(id: GameId, reader: Reader): Promise<readonly RecordedEvent[] | 'taken' | null> {
    const game = await this.games.open(id, reader).catch((error: unknown) => {
      if (error instanceof ProblemError) return null;
      throw error;
    });
    if (game?.tellsEverything === true) return game.events;
    if (game !== null || (await this.#isThere(id))) return 'taken';
    return isFor(signed(id, reader), await this.administration.read(id)) ? null : 'taken';
  }

  async #isThere(id: GameId): Promise<boolean> {
    try {
      await this.streams.last(id);
    } catch (error) {
      if (error instanceof StreamNotFoundError) return false;
      if (!(error instanceof BrokenRecordError)) throw error;
    }
    return true;
  }

  async #put(
    id: GameId,
    events: readonly RecordedEvent[],
    known: number,
    by: Said,
    visibility: Visibility,
  ): Promise<void> {
    await this.#sayImported(id, visibility, by);
    try {
      await this.streams.appendRecorded(id, events.slice(known), known === 0 ? 'no-stream' : known - 1);
    } catch (error) {
      if (error instanceof WrongExpectedRevisionError || error instanceof StreamDeletedError)
        throw isTaken(id);
      throw error;
    }
  }

  /**
   * Said before the game is there, so that nobody else sees it first. When the import broke off then, whoever began it may
   * begin again, and continue it with a longer log; nobody else, who would be taken for its importer.
   */
  async #sayImported(id: GameId, visibility: Visibility, by: Said): Promise<void> {
    await this.administration.decide(id, (before) => {
      if (!isFor(by, before)) throw isTaken(id);
      return before.length === 0 ? [{ kind: 'Imported', visibility, ...by }] : [];
    });
  }
}

/** Logs and decks that are sent together as texts, at most. */
const MOST_FILES = 51;
const tooManyFiles: Problem = {
  code: 'IMPORT_TOO_LARGE',
  message: `At most ${MOST_FILES} texts can be sent together.`,
  advice: 'Send them in a zip file to `/games/import`, or the logs of each table alone.',
};

/** Whether somebody can import a game under an id, by what is decided about it: nothing, or that they import it. */
const isFor = ({ author }: Said, entries: readonly RecordedAdministration[]): boolean =>
  entries.length === 0 || isSameAuthor(authorityOf(entries).imported?.author, author);

const cannotBe = (problem: FoldProblem): Problem => ({
  code: 'IMPORT_EVENT_INVALID',
  ...problem,
  advice: 'Export the game again, or fetch the file again.',
});

const isTaken = (id: GameId): ProblemError =>
  new ProblemError({
    code: 'IMPORT_CONFLICT',
    message: `Another game has the id "${id}", had it, or is being recorded under it.`,
    advice: 'Import the file again later, or into another data folder (RETRACE_DATA).',
  });
