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
   * Runs the work after all earlier work. Returns null immediately if too many tasks are waiting, or if the queue is
   * closed.
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
