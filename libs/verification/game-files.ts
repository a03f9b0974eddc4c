import type { VerificationErrorCode } from './error-codes.js';
import { gameModules } from '#games';
import {
  parseGame,
  textOfUpload,
  type DraftFile,
  type GameFile,
  type PrintedCards,
  type ReadDecks,
  type Reading,
} from '#interchange';
import { foldProblem, type FoldProblem } from '#projections';
import {
  fail,
  ok,
  type GameId,
  type GameModule,
  type ModuleId,
  type Problem,
  type RecordedEvent,
  type Result,
} from '#record';
import { BoundedThread, type ThreadLimits } from './bounded-thread.js';
import type { FileWork, OwnCards } from './file-worker.js';
import { Turns } from './turns.js';

/** A file as the thread that reads it tells of it. */
export type FileMessage =
  | { readonly kind: 'refused'; readonly problem: Problem<VerificationErrorCode> }
  /** It is answered with the `OwnCards` of these references. */
  | { readonly kind: 'cards'; readonly references: readonly string[] }
  /** It is answered with the decks of these texts. */
  | { readonly kind: 'decks'; readonly lists: readonly string[] }
  | { readonly kind: 'events'; readonly events: readonly RecordedEvent[] }
  /** One of the games of the file. */
  | {
      readonly kind: 'game';
      readonly id: GameId;
      readonly problem: FoldProblem | null;
      readonly reading: Reading | null;
    }
  /** The last word: there are no more games, or their draft. */
  | { readonly kind: 'read'; readonly decks: readonly GivenDeck[] }
  | ({ readonly kind: 'draft' } & Pick<DraftFile, 'id' | 'events'>);

/** A deck that was given with games. `fits`: it is of a player of one of them. */
export interface GivenDeck {
  readonly name: string;
  readonly fits: boolean;
}

/** A game of a file, and how much of it can be judged where another platform wrote it. */
export interface ReadGameFile extends GameFile {
  readonly reading?: Reading;
}

/** The games of a file, or its draft. `problem`: what keeps one of the games from being shown; null: nothing. */
export type ReadFile = { readonly problem: FoldProblem | null } & (
  | { readonly games: readonly ReadGameFile[]; readonly draft: null; readonly decks?: readonly GivenDeck[] }
  | { readonly games: null; readonly draft: DraftFile }
);

const LIMITS: ThreadLimits & { readonly waiting: number } = { time: 60_000, memory: 1024, waiting: 20 };

const tooMuch = ({ time, memory }: ThreadLimits): Problem<VerificationErrorCode> => ({
  code: 'IMPORT_WORK_TOO_LARGE',
  message: `Reading the file took more than ${time / 1000} seconds or ${memory} megabytes.`,
  advice: 'Import it where the games are recorded, with `retrace import`.',
});
/** Seconds after which another file may be sent. */
const LATER = 5;
const tooMany: Problem<VerificationErrorCode> = {
  code: 'IMPORTS_TOO_MANY',
  message: 'Other games are being taken in.',
  advice: `Try again in ${LATER} seconds.`,
  data: { retryAfter: LATER },
};
const stopping: Problem<VerificationErrorCode> = {
  code: 'STORE_CLOSED',
  message: 'The server is stopping.',
  advice: 'Try again in a moment.',
};

/**
 * Reads files of games and drafts, one after the other, in a thread that is ended when one takes too long or too much
 * memory. Who asks continues meanwhile; events come in parts.
 */
export class GameFiles {
  readonly #limits: typeof LIMITS;
  readonly #thread: BoundedThread<FileWork, FileMessage>;
  readonly #turns: Turns;

  /** `modules`: the games that can be read. Those that come with Retrace are read in the thread. */
  constructor(
    private readonly modules: ReadonlyMap<ModuleId, GameModule> = gameModules,
    limits: Partial<typeof LIMITS> = {},
    /** The cards of who imports, as they are then: with them the game of a log is decided again. */
    private readonly printed: () => PrintedCards = () => () => undefined,
    /** Reads lists of decks by the cards of who imports. */
    private readonly readDecks: (lists: readonly string[]) => ReadDecks = () => ok([]),
  ) {
    this.#limits = { ...LIMITS, ...limits };
    this.#thread = new BoundedThread('file-worker', this.#limits);
    this.#turns = new Turns(this.#limits.waiting);
  }

  /** Problems of `parseGame` and `textOfUpload`; `IMPORT_WORK_TOO_LARGE`, `IMPORTS_TOO_MANY`, `STORE_CLOSED`. */
  async read(file: FileWork): Promise<Result<ReadFile, Problem<VerificationErrorCode>>> {
    return this.#turns.take(() => this.#run(file)) ?? fail(this.#turns.signal.aborted ? stopping : tooMany);
  }

  /** Ends the reading of the file that is being read; those that wait are not begun. */
  async close(): Promise<void> {
    await this.#turns.end();
    await this.#thread.close();
  }

  #ownCards(references: readonly string[]): OwnCards {
    const printed = this.printed();
    const cards = references.flatMap((reference) => printed(reference) ?? []);
    return { cards, tokens: printed.tokens ?? [] };
  }

  async #run(file: FileWork): Promise<Result<ReadFile, Problem<VerificationErrorCode>>> {
    let events: RecordedEvent[] = [];
    const games: ReadGameFile[] = [];
    let problem: FoldProblem | null = null;
    let outcome = fail(tooMuch(this.#limits)) as Result<ReadFile, Problem<VerificationErrorCode>>;
    const end = await this.#thread.run(file, this.#turns.signal, (message) => {
      if (message.kind === 'decks') return this.readDecks(message.lists);
      if (message.kind === 'cards') return this.#ownCards(message.references);
      if (message.kind === 'refused') outcome = fail(message.problem);
      else if (message.kind === 'read')
        outcome = ok({
          games,
          draft: null,
          problem,
          ...(message.decks.length > 0 && { decks: message.decks }),
        });
      else if (message.kind === 'game') {
        games.push({ id: message.id, events, ...(message.reading !== null && { reading: message.reading }) });
        problem ??= message.problem;
        events = [];
      } else if (message.kind === 'draft')
        outcome = ok({ games: null, draft: { id: message.id, events: message.events, games }, problem });
      else for (const event of message.events) events.push(event);
      return undefined;
    });
    if (end === 'left') return fail(stopping);
    return outcome.ok ? outcome : (this.#readHere(file, outcome.error) ?? outcome);
  }

  /** A game that does not come with Retrace is unknown to the thread. Null: there are none, or it is no such game. */
  #readHere(
    work: FileWork,
    { code }: Problem<VerificationErrorCode>,
  ): Result<ReadFile, Problem<VerificationErrorCode>> | null {
    const others = new Map([...this.modules].filter(([id]) => !gameModules.has(id)));
    if (others.size === 0 || code !== 'IMPORT_EVENT_INVALID') return null;
    const bytes =
      typeof work === 'string' ? ok(work) : work instanceof Uint8Array ? textOfUpload(work) : null;
    if (bytes?.ok !== true) return null;
    const text = bytes;
    const file = parseGame(text.value, others);
    return file.ok
      ? ok({ games: [file.value], draft: null, problem: foldProblem(others, file.value.events) })
      : null;
  }
}
