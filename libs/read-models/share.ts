import { gameStreamPrefix, notesStreamPrefix, readStoredNote } from '#projections';
import type { GlobalPosition, StoredEvent } from '#event-store';
import type { RecordedNote } from '#record';
import type { Checkpoint, PoisonedEvent } from './checkpoints.js';
import type { ChangedGame } from './game-rows.js';
import { PoisonedEventError, type KnownGame, type KnownGames } from './known-games.js';

/** What a batch of events changes in one partition, worked out before anything is written. */
export class Share {
  readonly #games = new Map<string, KnownGame>();
  readonly #notes = new Map<string, RecordedNote[]>();
  #reached: GlobalPosition | null;
  #poisoned: PoisonedEvent | null = null;

  constructor(
    readonly partition: number,
    /** The checkpoint it goes on from. */
    readonly after: GlobalPosition | null,
  ) {
    this.#reached = after;
  }

  get poisoned(): PoisonedEvent | null {
    return this.#poisoned;
  }

  /** Takes an event in, or promises to; stands still at one that cannot be. Throws what the store throws. */
  take(stored: StoredEvent, known: KnownGames): Promise<void> | undefined {
    if (this.#poisoned !== null || stored.position <= (this.#reached ?? '')) return;
    const isReady = !stored.stream.startsWith(gameStreamPrefix) || known.isAtHand(stored);
    if (!isReady) return this.#fetched(stored, known);
    this.#attempt(stored, known);
    return;
  }

  async #fetched(stored: StoredEvent, known: KnownGames): Promise<void> {
    try {
      await known.fetch(stored);
    } catch (error) {
      this.#standStill(stored, error);
      return;
    }
    this.#attempt(stored, known);
  }

  #attempt(stored: StoredEvent, known: KnownGames): void {
    const { stream, position } = stored;
    try {
      if (stream.startsWith(gameStreamPrefix)) {
        const game = known.take(stored);
        if (game !== null) this.#games.set(stream.slice(gameStreamPrefix.length), game);
      } else this.#note(stored, known);
      this.#reached = position;
    } catch (error) {
      this.#standStill(stored, error);
    }
  }

  #standStill({ position, stream, revision }: StoredEvent, error: unknown): void {
    if (!(error instanceof PoisonedEventError)) throw error;
    this.#poisoned = { position, stream, revision, problem: error.problem };
  }

  #note(stored: StoredEvent, known: KnownGames): void {
    const read = readStoredNote(stored);
    if (!read.ok) throw new PoisonedEventError(read.error);
    const game = stored.stream.slice(notesStreamPrefix.length);
    const said = this.#notes.get(game) ?? [];
    said.push(read.value);
    this.#notes.set(game, said);
    if (read.value.note.kind === 'GameDeleted') known.forget(game);
  }

  /** Where the partition is once this is written, when the whole batch reached so far. */
  checkpoint(through: GlobalPosition | null): Checkpoint {
    const { partition, poisoned } = this;
    return { partition, position: poisoned === null ? (through ?? this.#reached) : this.#reached, poisoned };
  }

  get notes(): ReadonlyMap<string, readonly RecordedNote[]> {
    return this.#notes;
  }

  /** The games that have changed. To be asked for once: the changes of cards are handed over. */
  games(): ChangedGame[] {
    return [...this.#games].map(([game, { fold, position }]) => ({
      game,
      position,
      fold,
      cards: fold.takeChanged(),
    }));
  }
}
