import { LRUCache } from 'lru-cache';
import { gameStreamPrefix, GameFold, readStored } from '#projections';
import type { EventStore, GameStreams, GlobalPosition, StoredEvent } from '#event-store';
import type { GameId, GameModule, Problem, RecordedEvent } from '#record';

/** A stored event that the projection cannot read or fold: it stands still before it until a program can. */
export class PoisonedEventError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
    this.name = 'PoisonedEventError';
  }
}

/** A game as far as it was taken in. */
export interface KnownGame {
  readonly fold: GameFold;
  /** Of its first event in the store. */
  readonly position: GlobalPosition;
}

interface Known extends KnownGame {
  /** Of the last event taken, in its stream. */
  last: number;
  /** Its revision in the whole record, less that in its own stream: a branch begins with events of its parent. */
  readonly shift: number;
}

/** They take some tens of kilobytes each. */
const REMEMBERED = 512;

/** The folds of the games that are being recorded; a game that is not remembered is folded again from its record. */
export class KnownGames {
  readonly #known = new LRUCache<string, Known>({ max: REMEMBERED });

  constructor(
    private readonly store: Pick<EventStore, 'read'>,
    private readonly streams: Pick<GameStreams, 'read'>,
    private readonly modules: ReadonlyMap<string, GameModule>,
  ) {}

  /**
   * Takes the next event of a game and gives what it comes to; null when the record is gone. Throws `PoisonedEventError`, and what
   * the store throws.
   */
  async take(stored: StoredEvent): Promise<KnownGame | null> {
    const game = stored.stream.slice(gameStreamPrefix.length);
    const known = this.#known.get(game);
    try {
      if (known?.last === stored.revision - 1) return this.#next(game, known, stored);
      this.#known.delete(game);
      if (stored.revision === 0 && stored.type !== 'GameBranched') return this.#first(game, stored);
      return await this.#whole(game, stored);
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

  #first(game: string, stored: StoredEvent): KnownGame {
    const { position } = stored;
    const known: Known = { fold: new GameFold(this.modules), position, last: -1, shift: 0 };
    this.#known.set(game, known);
    return this.#next(game, known, stored);
  }

  #next(game: string, known: Known, stored: StoredEvent): KnownGame {
    const read = readStored(stored);
    if (!read.ok) throw new PoisonedEventError(read.error);
    const { shift } = known;
    take(known.fold, shift === 0 ? read.value : { ...read.value, revision: stored.revision + shift }, stored);
    known.last = stored.revision;
    // Nothing comes after the end but what is said about the game.
    if (read.value.event.kind === 'GameEnded') this.#known.delete(game);
    return known;
  }

  async #whole(game: string, stored: StoredEvent): Promise<KnownGame | null> {
    const record = await this.#record(game as GameId);
    if (record === null) return null;
    const at = record.findIndex(({ id }) => id === stored.id);
    if (at === -1) return null;
    const fold = new GameFold(this.modules);
    for (const recorded of record.slice(0, at + 1)) take(fold, recorded, stored);
    const position = await this.#firstPosition(stored);
    const known: Known = { fold, position, last: stored.revision, shift: at - stored.revision };
    this.#known.set(game, known);
    return known;
  }

  async #firstPosition({ stream, position }: StoredEvent): Promise<GlobalPosition> {
    for await (const first of this.store.read(stream, { limit: 1 })) return first.position;
    return position;
  }

  /** Null: it was deleted, which its notes tell. */
  async #record(game: GameId): Promise<readonly RecordedEvent[] | null> {
    try {
      return await this.streams.read(game);
    } catch (error) {
      const { code, problem } = error as { readonly code?: unknown; readonly problem?: Problem };
      if (code === 'STREAM_NOT_FOUND' || code === 'STREAM_DELETED') return null;
      if (error instanceof Error && problem !== undefined) throw new PoisonedEventError(problem);
      throw error;
    }
  }
}

function take(fold: GameFold, recorded: RecordedEvent, { stream, revision }: StoredEvent): void {
  try {
    fold.take(recorded);
  } catch (error) {
    const where = `stream ${stream}, revision ${revision}`;
    throw new PoisonedEventError({
      code: 'UNFOLDABLE_EVENT',
      message: `${where}: the game cannot be folded: ${error instanceof Error ? error.message : String(error)}.`,
      where,
    });
  }
}
