import { expect, it } from '@jest/globals';
import { collect, idsOf, newEvents } from './events.js';
import type { EventStore } from '../streams/port.js';

/** Tests the port's guarantees about following a single stream. `store` returns the store of the current test. */
export function followStreamContract(store: () => EventStore): void {
  it('yields the existing events of only this stream, and then new ones', async () => {
    const events = newEvents(300);
    await store().append('a-1', events, 'any');
    const followed = collect(store().followStream('a-1'), 303);
    await store().append('a-10', newEvents(2), 'any');
    const more = newEvents(3);
    for (const event of more) await store().append('a-1', [event], 'any');
    expect(idsOf(await followed)).toEqual([...idsOf(events), ...idsOf(more)]);
  });

  it('starts after a revision', async () => {
    await store().append('a-1', newEvents(5), 'any');
    const followed = collect(store().followStream('a-1', { after: 3 }), 2);
    await store().append('a-1', newEvents(1), 4);
    expect((await followed).map(({ revision }) => revision)).toEqual([4, 5]);
  });

  it('waits for a stream that does not exist yet, and yields the same events as reading', async () => {
    const followed = collect(store().followStream('a-1'), 3);
    await store().append('a-1', newEvents(2), 'no-stream');
    await store().append('a-1', newEvents(1), 1);
    expect(await followed).toEqual(await collect(store().read('a-1')));
  });

  it('neither misses nor repeats events during appends', async () => {
    const all: Promise<unknown>[] = [];
    for (let round = 0; round < 20; round++) {
      all.push(collect(store().followStream('a-1'), 60));
      await store().append('a-1', newEvents(3), round === 0 ? 'no-stream' : round * 3 - 1);
    }
    const read = await collect(store().read('a-1'));
    for (const followed of await Promise.all(all)) expect(followed).toEqual(read);
  });

  it('yields nothing for a deleted stream, and ends when the signal aborts', async () => {
    await store().append('a-1', newEvents(2), 'any');
    await store().delete('a-1', 1);
    const leaving = new AbortController();
    const followed = collect(store().followStream('a-1', { signal: leaving.signal }));
    await store().append('a-2', newEvents(1), 'any');
    leaving.abort();
    expect(await followed).toEqual([]);
  });

  it('ends when the signal aborts, the reader stops, or the store is closed', async () => {
    await store().append('a-1', newEvents(1), 'any');
    const leaving = new AbortController();
    const [first, second, third] = [
      store().followStream('a-1', { signal: leaving.signal }),
      store().followStream('a-1'),
      store().followStream('b-1'),
    ].map((events) => events[Symbol.asyncIterator]());
    await first!.next();
    await second!.next();
    const waiting = [first!.next(), second!.next(), third!.next()];
    leaving.abort();
    await second!.return?.();
    await store().close();
    expect((await Promise.all(waiting)).map(({ done }) => done)).toEqual([true, true, true]);
    await expect(collect(store().followStream('a-1'))).rejects.toMatchObject({ code: 'STORE_CLOSED' });
  });

  it('refuses invalid revisions', async () => {
    expect(() => store().followStream('a-1', { after: -2 })).toThrow(RangeError);
    expect(() => store().followStream('a-1', { after: 0.5 })).toThrow(RangeError);
  });
}
