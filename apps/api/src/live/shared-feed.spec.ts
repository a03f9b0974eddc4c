import { describe, expect, it } from '@jest/globals';
import { SharedFeed } from './shared-feed.js';

/** A source that yields the given items. Records how often it was opened, and whether it was released. */
class Source {
  opened = 0;
  released = false;
  readonly #given: number[] = [];
  #wake: () => void = () => undefined;
  #failure: Error | null = null;

  give(...items: number[]): void {
    this.#given.push(...items);
    this.#wake();
  }

  fail(error: Error): void {
    this.#failure = error;
    this.#wake();
  }

  readonly open = async function* (this: Source, signal: AbortSignal): AsyncGenerator<number> {
    this.opened++;
    signal.addEventListener('abort', () => this.#wake());
    try {
      while (!signal.aborted) {
        const item = this.#given.shift();
        if (item !== undefined) yield item;
        else if (this.#failure !== null) throw this.#failure;
        else await new Promise<void>((resolve) => (this.#wake = resolve));
      }
    } finally {
      this.released = true;
    }
  }.bind(this);
}

const never = new AbortController().signal;

async function take<T>(feed: AsyncIterator<T>, count: number): Promise<T[]> {
  const taken: T[] = [];
  while (taken.length < count) taken.push((await feed.next()).value as T);
  return taken;
}

describe('a shared feed', () => {
  it("opens its source once, and sends each reader every item once from the reader's start", async () => {
    const source = new Source();
    const feed = new SharedFeed(source.open, () => undefined);
    source.give(0, 1, 2);
    const readers = Array.from({ length: 50 }, (_, number) => ({
      number,
      items: feed.from(number % 3, never),
    }));
    const received = Promise.all(readers.map(({ number, items }) => take(items, 9 - (number % 3))));
    for (const item of [3, 4, 5, 6, 7, 8]) {
      source.give(item);
      await new Promise((resolve) => setImmediate(resolve));
    }
    const all = [0, 1, 2, 3, 4, 5, 6, 7, 8];
    expect(await received).toEqual(readers.map(({ number }) => all.slice(number % 3)));
    expect(source.opened).toBe(1);
  });

  it('releases a waiting reader, and closes its source with the last reader', async () => {
    const source = new Source();
    let abandoned = 0;
    const feed = new SharedFeed(source.open, () => abandoned++);
    const [leaveFirst, leaveLast] = [feed.join(), feed.join()];
    const leaving = new AbortController();
    const waiting = feed.from(0, leaving.signal).next();
    leaving.abort();
    expect(await waiting).toEqual({ value: undefined, done: true });
    leaveFirst();
    expect([abandoned, source.released]).toEqual([0, false]);
    leaveLast();
    await new Promise((resolve) => setImmediate(resolve));
    expect([abandoned, source.released]).toEqual([1, true]);
  });

  it("sends its source's failure to every reader, after the items before it", async () => {
    const source = new Source();
    const feed = new SharedFeed(source.open, () => undefined);
    const readers = [feed.from(0, never), feed.from(0, never)];
    source.give(7);
    expect(await Promise.all(readers.map((reader) => take(reader, 1)))).toEqual([[7], [7]]);
    source.fail(new Error('gone'));
    for (const reader of readers) await expect(reader.next()).rejects.toThrow('gone');
  });
});
