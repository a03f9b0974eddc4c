import type { GameId } from '#record';

/** The games about which something was recorded since a listener looked last; each stands in it once. */
export class ChangedGames {
  #changed = new Set<GameId>();
  #wake: () => void = () => {};

  /** `leave` is called when the listener listens no more. */
  constructor(
    private readonly isMeant: (game: GameId) => boolean,
    readonly leave: () => void,
  ) {}

  take(game: GameId): void {
    if (!this.isMeant(game)) return;
    this.#changed.add(game);
    this.#wake();
  }

  /** The games that changed since it was asked last, as soon as there is one; none when the signal aborts first. */
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
