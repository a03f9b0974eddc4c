/** Work that is done one after the other, until everything ends. */
export class Turns {
  readonly #leaving = new AbortController();
  #turn: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** `most`: number of tasks that may wait. */
  constructor(private readonly most: number) {}

  /** Aborts when everything ends. */
  get signal(): AbortSignal {
    return this.#leaving.signal;
  }

  /** Does the work when its turn comes; null at once: too many wait, or everything ends. */
  take<T>(work: () => Promise<T>): Promise<T> | null {
    if (this.#waiting >= this.most || this.signal.aborted) return null;
    this.#waiting++;
    const turn = this.#turn.then(work).finally(() => this.#waiting--);
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  /** Ends what is being done. */
  async end(): Promise<void> {
    this.#leaving.abort();
    await this.#turn;
  }
}
