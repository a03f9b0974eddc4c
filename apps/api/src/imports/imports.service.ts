import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { canImport, importGame, retireImport, type Archive } from '#archive';
import { BrokenRecordError, StreamNotFoundError } from '#event-store';
import {
  printedCards,
  readingBefore,
  renamed,
  takeGames,
  type GameFile,
  type GameShelf,
  GameFiles,
} from '#interchange';
import type { FoldProblem } from '#projections';
import { invariant, type GameId, type RecordedEvent, type Authorship, type Visibility } from '#record';
import type { Problem } from '../errors/problem.js';
import { ACCESS, type Access } from '../access/access.js';
import { authorOf, type Reader } from '../access/reader.js';
import { GAME_MODULES, type GameModules } from '../game-modules.js';
import { signed } from '../notes/writing.js';
import { DraftImports } from '../drafts/draft-imports.js';
import { CardsService } from '../cards/cards.service.js';
import { decksIn } from '../cards/given-decks.js';
import { CatalogueSync } from '../catalogue/catalogue-sync.js';
import { ARCHIVE } from '../api.tokens.js';
import { ProblemError, valueOf } from '../problem-error.js';
import { DeletionNotices } from '../replay/deletion-notices.js';
import { ReplayedGames } from '../replay/replayed-games.js';
import { ImportChecks } from './import-checks.js';
import type { ImportResult } from './import.types.js';

@Injectable()
export class ImportsService implements BeforeApplicationShutdown {
  private readonly files: GameFiles;

  constructor(
    @Inject(ARCHIVE) private readonly archive: Archive,
    @Inject(GAME_MODULES) modules: GameModules,
    private readonly games: ReplayedGames,
    private readonly catalogueSync: CatalogueSync,
    private readonly checks: ImportChecks,
    private readonly drafts: DraftImports,
    cards: CardsService,
    @Inject(ACCESS) private readonly access: Access,
    private readonly deletionNotices: DeletionNotices,
  ) {
    this.files = new GameFiles(
      modules,
      {},
      () => printedCards(cards.catalogue()),
      (list, number) => decksIn(list, number, cards.catalogue()),
    );
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.files.close();
  }

  /**
   * Imports the game or draft in an export file, either completely or not at all. See `takeGame` and `takeDraft`. Fails
   * with an `IMPORT_…` code.
   */
  async take(
    file: string | readonly string[] | Uint8Array,
    reader: Reader,
    requested: Visibility | null,
    keepsBoth: boolean,
  ): Promise<ImportResult> {
    // On a server with sign-in, an imported game is private unless its importer requests another visibility.
    const visibility = requested ?? (reader.isLocal ? 'PUBLIC' : 'PRIVATE');
    // A private game without an identified owner could never be viewed.
    if (visibility === 'PRIVATE' && reader.name === null && reader.role === 'seat')
      throw new ProblemError({
        code: 'FORBIDDEN',
        message: 'A private game belongs to its importer, but your token does not name a person.',
        advice: 'Sign in with a token that contains a name (`sub`), or import the game as PUBLIC or PLAYERS.',
      });
    if (Array.isArray(file) && file.length > MOST_FILES) throw new ProblemError(tooManyFiles);
    const read = valueOf(await this.files.read(file));
    const shelf: GameShelf = {
      read: (id: GameId) => this.#read(id, reader),
      put: async (id: GameId, events: readonly RecordedEvent[], known: number) => {
        if (read.problem !== null) throw new ProblemError(cannotBe(read.problem));
        valueOf(await importGame(this.archive, signed(id, reader), { id, events, known, visibility }));
      },
      retire: (id: GameId) => this.#retire(id, signed(id, reader)),
    };
    const named = (read.games ?? []).map((game) => this.#named(game, reader));
    const draft =
      read.draft === null ? null : await this.drafts.take(read.draft, read.problem, shelf, reader);
    const games = draft?.games ?? valueOf(await takeGames(shelf, named, keepsBoth));
    for (const { id, alreadyThere } of games)
      if (!alreadyThere) this.checks.begin(id, await this.archive.games.read(id));
    await this.catalogueSync.catchUp();
    const nothing = { reading: null, replaced: [], decks: [] };
    if (draft !== null) return { ...nothing, ...draft, games: games.map(({ id }) => id), others: [] };
    const imported = await Promise.all(
      games.map(async (game, index) => {
        const reading = read.games?.[index]?.reading ?? null;
        return {
          ...game,
          replaced: game.replaces?.retired ?? [],
          reading: game.wasFuller
            ? readingBefore(await this.archive.games.read(game.id), reading?.seat ?? null)
            : reading,
        };
      }),
    );
    const [first, ...others] = imported;
    invariant(first !== undefined, 'a file that is no draft has a game');
    const decks = read.games === null ? [] : (read.decks ?? []);
    return { ...first, games: null, others, decks };
  }

  /**
   * Makes the id of a log from Board Game Arena depend on its importer. Signed-in users then cannot find out whether
   * others have imported the same log. On a local server, the id depends only on the table's number.
   */
  #named(file: GameFile, reader: Reader): GameFile {
    const author = authorOf(reader);
    if (reader.isLocal || file.events[0]?.event.kind !== 'GameImported') return file;
    const table = `bga-${file.events[0].event.originalId}`;
    const word = this.access.capabilities.wordFor(JSON.stringify([author, table]));
    return (file.id.startsWith(table) ? renamed(file, `${table}-${word}`) : null) ?? file;
  }

  async #retire(id: GameId, by: Authorship): Promise<boolean> {
    const isRetired = await retireImport(this.archive, by, id);
    if (isRetired) this.deletionNotices.tell(id);
    return isRetired;
  }

  /**
   * Returns the recorded events for a comparison with a file. Returns `taken` if the reader cannot see the whole game,
   * because the comparison would confirm guesses about hidden information.
   */
  async #read(id: GameId, reader: Reader): Promise<readonly RecordedEvent[] | 'taken' | null> {
    const game = await this.games.open(id, reader).catch((error: unknown) => {
      if (error instanceof ProblemError) return null;
      throw error;
    });
    if (game?.tellsEverything === true) return game.events;
    if (game !== null || (await this.#isThere(id))) return 'taken';
    return canImport(signed(id, reader), await this.archive.administration.read(id)) ? null : 'taken';
  }

  async #isThere(id: GameId): Promise<boolean> {
    try {
      await this.archive.games.last(id);
    } catch (error) {
      if (error instanceof StreamNotFoundError) return false;
      if (!(error instanceof BrokenRecordError)) throw error;
    }
    return true;
  }
}

/** The maximum number of logs and decks that can be sent as texts in one request. */
const MOST_FILES = 51;
const tooManyFiles: Problem = {
  code: 'IMPORT_TOO_LARGE',
  message: `The request contains more than ${MOST_FILES} texts.`,
  advice: 'Send the texts in a zip file to `/games/import`, or send the logs of each table separately.',
};

const cannotBe = (problem: FoldProblem): Problem => ({
  code: 'IMPORT_EVENT_INVALID',
  ...problem,
  advice: 'Export or download the game again.',
});
