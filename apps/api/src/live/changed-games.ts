import type { GameId } from '#record';

/** Collects the games that have changed since the listener's last call, without duplicates. */
export class ChangedGames {
  #changed = new Set<GameId>();
  #wake: () => void = () => {};

  /** `leave` is called when the listener stops listening. */
  constructor(
    private readonly isMeant: (game: GameId) => boolean,
    readonly leave: () => void,
  ) {}

  take(game: GameId): void {
    if (!this.isMeant(game)) return;
    this.#changed.add(game);
    this.#wake();
  }

  /**
   * Waits until a game changes. Returns all games that have changed since the last call. If the signal aborts first,
   * returns none.
   */
  async next(signal: AbortSignal): Promise<ReadonlySet<GameId>> {
    if (this.#changed.size === 0 && !signal.aborted) await this.#news(signal);
    const changed = this.#changed;
    this.#changed = new Set();
    return changed;
  }

  #news(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        signal.removeEventListener('abort', done);
        this.#wake = () => {};
        resolve();
      };
      this.#wake = done;
      signal.addEventListener('abort', done);
    });
  }
}
