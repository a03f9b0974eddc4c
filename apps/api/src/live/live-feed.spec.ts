import { describe, expect, it } from '@jest/globals';
import { LiveFeed } from './live-feed.js';

async function* waiting(signal: AbortSignal, released: () => void): AsyncGenerator<number> {
  try {
    yield 1;
    await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  } finally {
    released();
  }
}

describe('a live feed', () => {
  it('yields all values of its source', async () => {
    const feed = new LiveFeed(async function* () {
      yield* [1, 2, 3];
    });
    const values: number[] = [];
    for await (const value of feed) values.push(value);
    expect(values).toEqual([1, 2, 3]);
  });

  it('ends and releases its source while it waits for an event', async () => {
    let released = false;
    const feed = new LiveFeed((signal) => waiting(signal, () => (released = true)));
    expect(await feed.next()).toEqual({ value: 1, done: false });
    const pending = feed.next();
    await feed.return();
    expect(await pending).toEqual({ value: undefined, done: true });
    expect(released).toBe(true);
    expect(await feed.next()).toEqual({ value: undefined, done: true });
  });
});
