/**
 * A question that many ask at a time, put once for all of them. Who asks while it is on its way waits for the next answer: the
 * one on its way may be older than what they know.
 */
export class AskedTogether<T> {
  #asking: Promise<T> | null = null;
  #next: Promise<T> | null = null;

  constructor(private readonly ask: () => Promise<T>) {}

  /** An answer that was asked for after this. */
  answer(): Promise<T> {
    if (this.#next !== null) return this.#next;
    const before = this.#asking ?? Promise.resolve();
    const next = before.then(noMatter, noMatter).then(() => {
      // From here on, who asks is too late for this one.
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
