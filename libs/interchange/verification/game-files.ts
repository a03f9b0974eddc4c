import type { VerificationErrorCode } from './error-codes.js';
import { gameModules } from '#games';
import { parseGame, type GameFile } from '../game-file.js';
import { textOfUpload } from '../opened-file.js';
import type { DraftFile } from '../draft-file.js';
import type { PrintedCards } from '../bga/index.js';
import type { ReadDecks } from '../given-text.js';
import type { Reading } from '../reading-words.js';
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
import { BoundedThread, type ThreadLimits, Turns } from '#runtime';
import type { FileWork, OwnCards } from './file-worker.js';

/** The messages that the thread sends while it reads a file. */
export type FileMessage =
  | { readonly kind: 'refused'; readonly problem: Problem<VerificationErrorCode> }
  /** Requests the `OwnCards` with these references. */
  | { readonly kind: 'cards'; readonly references: readonly string[] }
  /**
   * Requests the decks in a text. `number` is the text's number, counting from 1. Between two texts, the receiver can
   * handle other requests.
   */
  | { readonly kind: 'list'; readonly list: string; readonly number: number }
  | { readonly kind: 'events'; readonly events: readonly RecordedEvent[] }
  /** A game in the file. The messages with its events precede it. */
  | {
      readonly kind: 'game';
      readonly id: GameId;
      readonly problem: FoldProblem | null;
      readonly reading: Reading | null;
    }
  /** The last message: either that all games have been sent, or the draft to which they belong. */
  | { readonly kind: 'read'; readonly decks: readonly GivenDeck[] }
  | ({ readonly kind: 'draft' } & Pick<DraftFile, 'id' | 'events'>);

/** A deck that was sent together with games. `fits` is whether a player used the deck in one of these games. */
export interface GivenDeck {
  readonly name: string;
  readonly fits: boolean;
}

/**
 * A game from a file. If another platform wrote the file, `reading` describes which part of the game can be evaluated.
 */
export interface ReadGameFile extends GameFile {
  readonly reading?: Reading;
}

/** The games in a file, or its draft. `problem` is the first problem that prevents a game from being shown, or null. */
export type ReadFile = { readonly problem: FoldProblem | null } & (
  | { readonly games: readonly ReadGameFile[]; readonly draft: null; readonly decks?: readonly GivenDeck[] }
  | { readonly games: null; readonly draft: DraftFile }
);

const LIMITS: ThreadLimits & { readonly waiting: number } = { time: 60_000, memory: 1024, waiting: 20 };

const tooMuch = ({ time, memory }: ThreadLimits): Problem<VerificationErrorCode> => ({
  code: 'IMPORT_WORK_TOO_LARGE',
  message: `Reading the file requires more than ${time / 1000} seconds or ${memory} MB of memory.`,
  advice: 'Use `retrace import` on the machine that stores the games.',
});
/** The number of seconds after which a refused client should try again. */
const LATER = 5;
const tooMany: Problem<VerificationErrorCode> = {
  code: 'IMPORTS_TOO_MANY',
  message: 'The server is busy with other imports.',
  advice: `Try again in ${LATER} seconds.`,
  data: { retryAfter: LATER },
};
const stopping: Problem<VerificationErrorCode> = {
  code: 'STORE_CLOSED',
  message: 'The server is stopping.',
  advice: 'Try again in a moment.',
};

/**
 * Reads files with games or drafts one after another in a separate thread. Stops the thread if a file takes too much
 * time or memory. Does not block the caller, because events arrive in batches.
 */
export class GameFiles {
  readonly #limits: typeof LIMITS;
  readonly #thread: BoundedThread<FileWork, FileMessage>;
  readonly #turns: Turns;

  /** `modules` are the supported games. The thread only supports the games that are part of Retrace. */
  constructor(
    private readonly modules: ReadonlyMap<ModuleId, GameModule> = gameModules,
    limits: Partial<typeof LIMITS> = {},
    /** Returns the user's current cards, which are needed to convert a log. */
    private readonly printed: () => PrintedCards = () => () => undefined,
    /** Parses a deck list with the user's cards. */
    private readonly readDecks: (list: string, number: number) => ReadDecks = () => ok([]),
  ) {
    this.#limits = { ...LIMITS, ...limits };
    this.#thread = new BoundedThread(new URL('./file-worker.js', import.meta.url), this.#limits);
    this.#turns = new Turns(this.#limits.waiting);
  }

  /**
   * Reads a file. Fails with `IMPORT_WORK_TOO_LARGE`, `IMPORTS_TOO_MANY` or `STORE_CLOSED`. Also fails for the same
   * reasons as `parseGame` and `textOfUpload`.
   */
  async read(file: FileWork): Promise<Result<ReadFile, Problem<VerificationErrorCode>>> {
    return this.#turns.take(() => this.#run(file)) ?? fail(this.#turns.signal.aborted ? stopping : tooMany);
  }

  /** Stops reading the current file and discards the waiting ones. */
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
      if (message.kind === 'list') return this.readDecks(message.list, message.number);
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

  /**
   * Reads a file with a game that the thread does not support because the game is not part of Retrace. Null for any
   * other file.
   */
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
