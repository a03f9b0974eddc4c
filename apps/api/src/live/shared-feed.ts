import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * The number of readers that are resumed in the same turn of the event loop. Other requests are served between turns.
 */
const WOKEN_AT_ONCE = 8;

/**
 * Shares a source among readers. Reads each item once, and lets each reader continue at its own speed. Ends the source
 * when the last reader leaves.
 */
export class SharedFeed<T> {
  readonly #items: T[] = [];
  readonly #waiting = new Set<() => void>();
  readonly #left = new AbortController();
  #readers = 0;
  #isWaking = false;
  #hasNews = false;
  #end: { readonly error?: unknown } | null = null;

  /** Opens the source immediately. `abandoned` is called when the last reader leaves. */
  constructor(
    open: (signal: AbortSignal) => AsyncIterable<T>,
    private readonly abandoned: () => void,
  ) {
    void this.#take(open(this.#left.signal));
  }

  /** Adds a reader. Returns a function that removes the reader. */
  join(): () => void {
    this.#readers++;
    return () => {
      if (--this.#readers > 0) return;
      this.#left.abort();
      this.abandoned();
    };
  }

  /** Yields the items from index `first` until the source ends or the signal aborts. Throws if the source fails. */
  async *from(first: number, signal: AbortSignal): AsyncGenerator<T, void, undefined> {
    for (let next = first; !signal.aborted;) {
      const ready = this.#items.slice(next);
      yield* ready;
      next += ready.length;
      if (next < this.#items.length) continue;
      if (this.#end === null) await this.#more(signal);
      else if ('error' in this.#end) throw this.#end.error;
      else return;
    }
  }

  async #take(source: AsyncIterable<T>): Promise<void> {
    try {
      for await (const item of source) {
        this.#items.push(item);
        void this.#wake();
      }
      this.#end = {};
    } catch (error) {
      this.#end = { error };
    }
    void this.#wake();
  }

  #more(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const goOn = () => {
        this.#waiting.delete(goOn);
        signal.removeEventListener('abort', goOn);
        resolve();
      };
      if (signal.aborted) return resolve();
      this.#waiting.add(goOn);
      signal.addEventListener('abort', goOn);
    });
  }

  async #wake(): Promise<void> {
    this.#hasNews = true;
    if (this.#isWaking) return;
    this.#isWaking = true;
    while (this.#hasNews) {
      this.#hasNews = false;
      for (const [number, goOn] of [...this.#waiting].entries()) {
        if (number > 0 && number % WOKEN_AT_ONCE === 0) await nextTurn();
        goOn();
      }
    }
    this.#isWaking = false;
  }
}
