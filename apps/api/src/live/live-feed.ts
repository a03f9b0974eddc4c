/**
 * Iterates over a source that can be aborted while it waits. When a subscriber leaves, the source is aborted
 * immediately, without waiting for its next event.
 */
export class LiveFeed<T> implements AsyncIterableIterator<T> {
  readonly #ended = new AbortController();
  readonly #source: AsyncIterator<T>;

  constructor(open: (signal: AbortSignal) => AsyncIterable<T>) {
    this.#source = open(this.#ended.signal)[Symbol.asyncIterator]();
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  async next(): Promise<IteratorResult<T, undefined>> {
    if (this.#ended.signal.aborted) return { value: undefined, done: true };
    const result = await this.#source.next();
    return result.done === true ? { value: undefined, done: true } : result;
  }

  async return(): Promise<IteratorResult<T, undefined>> {
    this.#ended.abort();
    await this.#source.return?.();
    return { value: undefined, done: true };
  }

  async throw(error: unknown): Promise<IteratorResult<T, undefined>> {
    await this.return();
    throw error;
  }
}
