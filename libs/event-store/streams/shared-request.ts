/**
 * Shares one request among callers. Callers that arrive while it is pending wait for the next, since the
 * pending answer may be older than their knowledge.
 */
export class SharedRequest<T> {
  #asking: Promise<T> | null = null;
  #next: Promise<T> | null = null;

  constructor(private readonly ask: () => Promise<T>) {}

  /** An answer that was requested after this call. */
  answer(): Promise<T> {
    if (this.#next !== null) return this.#next;
    const before = this.#asking ?? Promise.resolve();
    const next = before.then(noMatter, noMatter).then(() => {
      // Later callers get the next answer.
      this.#asking = next;
      this.#next = null;
      return this.ask();
    });
    this.#next = next;
    const over = () => {
      if (this.#asking === next) this.#asking = null;
    };
    next.then(over, over);
    return next;
  }
}

const noMatter = (): void => undefined;
