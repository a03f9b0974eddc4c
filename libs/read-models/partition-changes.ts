import {
  gameOfStream,
  gameStreamPrefix,
  readStoredAbout,
  reviewStreamPrefix,
  type StoredAbout,
} from '#projections';
import type { GlobalPosition, StoredEvent } from '#event-store';
import type { ReviewChange } from '#reviews';
import type { Changes } from './batch-rows.js';
import type { Checkpoint } from './checkpoints.js';
import { PoisonedEventError, type KnownGame, type GameFoldCache } from './game-fold-cache.js';
import { setAsideAt, type SetAside } from './set-aside.js';

/** The changes to one game within a batch. */
interface Changing {
  last: StoredEvent;
  known: KnownGame | null;
  readonly entries: StoredAbout[];
  readonly reviewed: ReviewChange[];
}

/**
 * Reads a change to a game's reviews from a stored event. Null if the event contains no change or is unreadable. Null
 * results are skipped.
 */
export type ReadReview = (stored: StoredEvent) => ReviewChange | null;

/** The changes that a batch of events causes in one partition, computed before any of them is written. */
export class PartitionChanges {
  readonly #changing = new Map<string, Changing>();
  readonly #aside = new Map<string, SetAside>();
  #reached: GlobalPosition | null;

  constructor(
    readonly partition: number,
    /** The checkpoint at which the batch starts. */
    readonly after: GlobalPosition | null,
    /** The games that are already set aside. */
    private readonly setAside: ReadonlySet<string>,
    private readonly readReview: ReadReview,
  ) {
    this.#reached = after;
  }

  /**
   * Processes an event, synchronously if possible. If the event cannot be processed, sets its game aside. Throws the
   * store's error if the store cannot be read.
   */
  take(stored: StoredEvent, known: GameFoldCache): Promise<void> | undefined {
    if (stored.position <= (this.#reached ?? '')) return;
    const game = gameOfStream(stored.stream) ?? stored.stream;
    const isOfGame = stored.stream.startsWith(gameStreamPrefix);
    if (isOfGame && this.#isAside(game)) {
      this.#reached = stored.position;
      return;
    }
    if (isOfGame && !known.isAtHand(stored)) return this.#fetched(game, stored, known);
    this.#attempt(game, stored, known);
    return;
  }

  async #fetched(game: string, stored: StoredEvent, known: GameFoldCache): Promise<void> {
    try {
      await known.fetch(stored);
    } catch (error) {
      this.#putAside(game, stored, error);
      return;
    }
    this.#attempt(game, stored, known);
  }

  #attempt(game: string, stored: StoredEvent, known: GameFoldCache): void {
    try {
      if (stored.stream.startsWith(gameStreamPrefix)) {
        const taken = known.take(stored);
        if (taken !== null) this.#of(game, stored).known = taken;
      } else if (stored.stream.startsWith(reviewStreamPrefix)) this.#takeReview(game, stored);
      else this.#takeAbout(game, stored, known);
      this.#reached = stored.position;
    } catch (error) {
      this.#putAside(game, stored, error);
    }
  }

  #isAside(game: string): boolean {
    return this.setAside.has(game) || this.#aside.has(game);
  }

  #putAside(game: string, stored: StoredEvent, error: unknown): void {
    if (!(error instanceof PoisonedEventError)) throw error;
    this.#reached = stored.position;
    if (!this.#isAside(game)) this.#aside.set(game, setAsideAt(game, stored, error.problem));
  }

  #of(game: string, last: StoredEvent): Changing {
    const changing = this.#changing.get(game) ?? { last, known: null, entries: [], reviewed: [] };
    this.#changing.set(game, changing);
    changing.last = last;
    return changing;
  }

  /** Processes reviews even if their game is set aside. They will count when the game is no longer set aside. */
  #takeReview(game: string, stored: StoredEvent): void {
    const change = this.readReview(stored);
    if (change !== null) this.#of(game, stored).reviewed.push(change);
  }

  #takeAbout(game: string, stored: StoredEvent, known: GameFoldCache): void {
    const read = readStoredAbout(stored);
    if (!read.ok) throw new PoisonedEventError(read.error);
    // Does not set the game aside for an unreadable note, because only this note is hidden.
    const isDeleted = isDeletion(read.value);
    // A game that is set aside will be folded again completely, so only its deletion matters now.
    if (this.#isAside(game) && !isDeleted) return;
    this.#of(game, stored).entries.push(read.value);
    if (!isDeleted) return;
    known.forget(game);
    this.#aside.delete(game);
  }

  /** Returns the partition's checkpoint after the batch has been written. */
  checkpoint(through: GlobalPosition | null): Checkpoint {
    return { partition: this.partition, position: through ?? this.#reached };
  }

  get aside(): readonly SetAside[] {
    return [...this.#aside.values()];
  }

  /** The games that the batch deletes. They are no longer set aside. */
  get deleted(): readonly string[] {
    return [...this.#changing].flatMap(([game, { entries }]) => (entries.some(isDeletion) ? [game] : []));
  }

  /** Returns the changes to games. Call this only once, because it resets the changed card counts. */
  changes(): Changes[] {
    return [...this.#changing].map(([game, { last, known, entries, reviewed }]) => ({
      game,
      last,
      entries,
      reviewed,
      changed:
        known === null
          ? null
          : { game, position: known.position, fold: known.fold, cards: known.fold.takeChanged() },
    }));
  }
}

const isDeletion = (about: StoredAbout): boolean =>
  about.kind === 'administration' && about.recorded.entry.kind === 'GameDeleted';
