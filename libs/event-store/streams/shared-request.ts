/**
 * Shares requests among concurrent callers. A caller that arrives while a request is pending waits for the next
 * request, because the pending response could be older than the caller's own changes.
 */
export class SharedRequest<T> {
  #asking: Promise<T> | null = null;
  #next: Promise<T> | null = null;

  constructor(private readonly ask: () => Promise<T>) {}

  /** Returns the response to a request that starts after this call. */
  answer(): Promise<T> {
    if (this.#next !== null) return this.#next;
    const before = this.#asking ?? Promise.resolve();
    const next = before.then(noMatter, noMatter).then(() => {
      // Callers that arrive from now on share the next request.
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
