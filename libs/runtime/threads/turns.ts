/** Runs tasks one after the other until it is closed. */
export class Turns {
  readonly #leaving = new AbortController();
  #turn: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** `most` is the maximum number of waiting tasks. */
  constructor(private readonly most: number) {}

  /** Aborts when the queue is closed. */
  get signal(): AbortSignal {
    return this.#leaving.signal;
  }

  /**
   * Runs work after all earlier work. If too many tasks are waiting or the queue is closed, returns null immediately.
   */
  take<T>(work: () => Promise<T>): Promise<T> | null {
    if (this.#waiting >= this.most || this.signal.aborted) return null;
    this.#waiting++;
    const turn = this.#turn.then(work).finally(() => this.#waiting--);
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  /** Aborts the current work and closes the queue. */
  async end(): Promise<void> {
    this.#leaving.abort();
    await this.#turn;
  }
}
