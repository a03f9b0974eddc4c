/** Runs tasks one after the other until closed. */
export class Turns {
  readonly #leaving = new AbortController();
  #turn: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** `most` is the maximum number of waiting tasks. */
  constructor(private readonly most: number) {}

  /** Aborts on closing. */
  get signal(): AbortSignal {
    return this.#leaving.signal;
  }

  /** Runs the work after all earlier work. Returns null immediately if too much work is waiting, or after closing. */
  take<T>(work: () => Promise<T>): Promise<T> | null {
    if (this.#waiting >= this.most || this.signal.aborted) return null;
    this.#waiting++;
    const turn = this.#turn.then(work).finally(() => this.#waiting--);
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  /** Aborts current work and closes. */
  async end(): Promise<void> {
    this.#leaving.abort();
    await this.#turn;
  }
}
