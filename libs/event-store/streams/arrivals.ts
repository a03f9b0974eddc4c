/** Notifies followers that the store has new events or was closed. */
export class Arrivals {
  #count = 0;
  readonly #waiting = new Set<() => void>();

  /** A counter of changes. Read it before reading the store and pass it to `after`, so that no change is missed. */
  get count(): number {
    return this.#count;
  }

  get awaited(): boolean {
    return this.#waiting.size > 0;
  }

  announce(): void {
    this.#count++;
    for (const wake of [...this.#waiting]) wake();
  }

  /** Resolves with the first change after the counter was `count`, or when the signal aborts. */
  after(count: number, signal: AbortSignal): Promise<void> {
    if (this.#count !== count || signal.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const wake = () => {
        this.#waiting.delete(wake);
        signal.removeEventListener('abort', wake);
        resolve();
      };
      this.#waiting.add(wake);
      signal.addEventListener('abort', wake, { once: true });
    });
  }
}
