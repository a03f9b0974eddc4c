/** Notifies subscriptions when the store has new events or is closed. */
export class Arrivals {
  #count = 0;
  readonly #waiting = new Set<() => void>();

  /**
   * The change counter. To miss no change, get its value before reading the store, and then pass this value to `after`.
   */
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

  /** Resolves when the change counter differs from `count`, or when the signal aborts. */
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
