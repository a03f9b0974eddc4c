import type { SetAsideErrorCode } from './error-codes.js';
import { LRUCache } from 'lru-cache';
import { gameStreamPrefix, GameFold, readStored } from '#projections';
import type { EventStore, GameStreams, GlobalPosition, StoredEvent } from '#event-store';
import type { GameId, GameModule, Problem, RecordedEvent } from '#record';

/**
 * Thrown for a stored event that cannot be read or folded. Its game is set aside until a version of Retrace can fold
 * it.
 */
export class PoisonedEventError extends Error {
  constructor(readonly problem: Problem<SetAsideErrorCode>) {
    super(problem.message);
    this.name = 'PoisonedEventError';
  }
}

/** The fold of a game up to its last known event. */
export interface KnownGame {
  readonly fold: GameFold;
  /** The store position of the game's first event. */
  readonly position: GlobalPosition;
}

interface Known extends KnownGame {
  /** The last folded event's revision in its stream. */
  last: number;
  /**
   * An event's revision in the record minus its revision in the game's own stream. A branch's record begins with its
   * parent's events, which are not in the branch's own stream.
   */
  readonly shift: number;
}

/** The maximum number of cached games, each of which uses some tens of kilobytes. */
const REMEMBERED = 512;

/** Caches the folds of games in progress. A game that is not in the cache is folded again from its record. */
export class GameFoldCache {
  readonly #known = new LRUCache<string, Known>({ max: REMEMBERED });

  constructor(
    private readonly store: Pick<EventStore, 'read'>,
    private readonly streams: Pick<GameStreams, 'read'>,
    private readonly modules: ReadonlyMap<string, GameModule>,
  ) {}

  /** Whether all earlier events of the same game have been folded. If not, call `fetch` first. */
  isAtHand({ stream, revision, type }: StoredEvent): boolean {
    if (revision === 0 && type !== 'GameBranched') return true;
    return this.#known.get(gameOf(stream))?.last === revision - 1;
  }

  /**
   * Folds all earlier events of the same game. Throws `PoisonedEventError` if an event cannot be folded. Throws the
   * store's error if the store cannot be read.
   */
  async fetch(stored: StoredEvent): Promise<void> {
    const game = gameOf(stored.stream);
    this.#known.delete(game);
    const record = await this.#record(game as GameId);
    const at = record?.findIndex(({ id }) => id === stored.id) ?? -1;
    if (record === null || at === -1) return;
    const fold = new GameFold(this.modules);
    for (const recorded of record.slice(0, at)) take(fold, recorded, stored);
    const position = await this.#firstPosition(stored);
    this.#known.set(game, { fold, position, last: stored.revision - 1, shift: at - stored.revision });
  }

  /**
   * Folds a whole game again, up to a store position. Null if the game does not exist. Throws `PoisonedEventError` if
   * an event cannot be folded. Throws the store's error if the store cannot be read.
   */
  async takeWhole(stream: string, through: GlobalPosition): Promise<KnownGame | null> {
    let last: StoredEvent | null = null;
    try {
      for await (const stored of this.store.read(stream)) {
        if (stored.position > through) break;
        last = stored;
      }
    } catch (error) {
      if (!isGone(error)) throw error;
    }
    if (last === null) return null;
    await this.fetch(last);
    return this.take(last);
  }

  /**
   * Folds a game's next event and returns the game's fold. Null if the record was deleted. Throws `PoisonedEventError`
   * if the event cannot be folded.
   */
  take(stored: StoredEvent): KnownGame | null {
    const game = gameOf(stored.stream);
    try {
      const known = this.#before(game, stored);
      return known && this.#next(game, known, stored);
    } catch (error) {
      this.#known.delete(game);
      throw error;
    }
  }

  forget(game: string): void {
    this.#known.delete(game);
  }

  forgetAll(): void {
    this.#known.clear();
  }

  #before(game: string, { revision, type, position }: StoredEvent): Known | null {
    const known = this.#known.get(game);
    if (known?.last === revision - 1) return known;
    this.#known.delete(game);
    if (revision > 0 || type === 'GameBranched') return null;
    const begun: Known = { fold: new GameFold(this.modules), position, last: -1, shift: 0 };
    this.#known.set(game, begun);
    return begun;
  }

  #next(game: string, known: Known, stored: StoredEvent): KnownGame {
    const read = readStored(stored);
    if (!read.ok) throw new PoisonedEventError(read.error);
    const { shift } = known;
    take(known.fold, shift === 0 ? read.value : { ...read.value, revision: stored.revision + shift }, stored);
    known.last = stored.revision;
    // Removes a finished game from the cache, because only notes and administrative entries can follow.
    if (read.value.event.kind === 'GameEnded') this.#known.delete(game);
    return known;
  }

  async #firstPosition({ stream, position }: StoredEvent): Promise<GlobalPosition> {
    for await (const first of this.store.read(stream, { limit: 1 })) return first.position;
    return position;
  }

  /** Reads a game's record. Null if it was deleted. */
  async #record(game: GameId): Promise<readonly RecordedEvent[] | null> {
    try {
      return await this.streams.read(game);
    } catch (error) {
      const { problem } = error as { readonly problem?: Problem<SetAsideErrorCode> };
      if (isGone(error)) return null;
      if (error instanceof Error && problem !== undefined) throw new PoisonedEventError(problem);
      throw error;
    }
  }
}

const isGone = (error: unknown): boolean =>
  /^STREAM_(NOT_FOUND|DELETED)$/.test(String((error as { readonly code?: unknown }).code));

const gameOf = (stream: string): string => stream.slice(gameStreamPrefix.length);

function take(fold: GameFold, recorded: RecordedEvent, { stream, revision }: StoredEvent): void {
  try {
    fold.take(recorded);
  } catch (error) {
    const where = `stream ${stream}, revision ${revision}`;
    throw new PoisonedEventError({
      code: 'EVENT_UNFOLDABLE',
      message:
        `${where}: the game's events cannot be replayed: ` +
        `${error instanceof Error ? error.message : String(error)}.`,
      where,
    });
  }
}
