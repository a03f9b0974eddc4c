import { whileWaiting } from '#runtime';

/** Notifies waiting callers when a review changes. */
export class ReviewNews {
  readonly #listening = new Set<() => void>();

  constructor(
    private readonly closing: AbortSignal,
    /** Called when a caller begins to wait. */
    private readonly heard: () => void = () => undefined,
  ) {}

  get isHeard(): boolean {
    return this.#listening.size > 0;
  }

  /**
   * Resolves at the next call of `tell`, after `within` milliseconds or when the signal aborts, whichever comes first.
   */
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
