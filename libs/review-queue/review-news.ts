import { whileWaiting } from '#waiting';

/** Tells those who wait that some review has moved. */
export class ReviewNews {
  readonly #listening = new Set<() => void>();

  constructor(
    private readonly closing: AbortSignal,
    /** Called when somebody begins to wait. */
    private readonly heard: () => void = () => undefined,
  ) {}

  get isHeard(): boolean {
    return this.#listening.size > 0;
  }

  /** Resolves when it is told, after so many milliseconds, or when the signal aborts. */
  moved(within: number, signal: AbortSignal): Promise<void> {
    return whileWaiting(
      [signal, this.closing],
      within,
      (over) =>
        new Promise((resolve) => {
          const done = (): void => {
            this.#listening.delete(done);
            resolve();
          };
          if (over.aborted) return resolve();
          this.#listening.add(done);
          over.addEventListener('abort', done);
          this.heard();
        }),
    );
  }

  tell(): void {
    for (const done of [...this.#listening]) done();
  }
}
