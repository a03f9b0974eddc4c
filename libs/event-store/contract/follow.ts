import { expect, it } from '@jest/globals';
import { collect, idsOf, newEvents } from './events.js';
import type { EventStore, FollowOptions, StoredEvent } from '../streams/port.js';

/** Tests the port's guarantees about following and closing. `store` returns the store of the current test. */
export function followContract(store: () => EventStore): void {
  const next = async (events: AsyncIterator<StoredEvent>) => {
    const { value, done } = await events.next();
    return done ? 'end' : (value.data as { label: string }).label;
  };
  const following = (options?: FollowOptions) => store().follow(options)[Symbol.asyncIterator]();

  it('yields existing events, and then new ones', async () => {
    await store().append('a-1', newEvents(1, 'before'), 'any');
    const events = following();
    expect(await next(events)).toBe('before');
    const waiting = next(events);
    await store().append('a-2', newEvents(1, 'after'), 'any');
    expect(await waiting).toBe('after');
    const stillWaiting = next(events);
    await store().append('a-1', newEvents(1, 'later'), 'any');
    expect(await stillWaiting).toBe('later');
    await events.return?.();
  });

  it('neither misses nor repeats events while many callers append', async () => {
    await store().append('a-0', newEvents(300), 'any');
    const total = 300 + 40 * 10;
    const followers = [1, 2, 3].map(() => collect(store().follow(), total));
    const late: Promise<StoredEvent[]>[] = [];
    for (let round = 0; round < 10; round++) {
      late.push(collect(store().follow(), total));
      await Promise.all(
        Array.from({ length: 20 }, (_, stream) => store().append(`a-${stream}`, newEvents(2), 'any')),
      );
    }
    const all = idsOf(await collect(store().readAll()));
    expect(all).toHaveLength(total);
    for (const followed of await Promise.all([...followers, ...late])) expect(idsOf(followed)).toEqual(all);
  });

  it('starts after a position, and respects a prefix and a limit', async () => {
    await store().append('game-1', newEvents(1, 'first'), 'any');
    const after = (await store().head())!;
    const followed = collect(store().follow({ after, prefix: 'game-', limit: 3 }));
    await store().append('notes-1', newEvents(1, 'other'), 'any');
    await store().append('game-2', newEvents(2, 'second'), 'any');
    await store().append('notes-1', newEvents(1, 'other'), 'any');
    await store().append('game-1', newEvents(2, 'third'), 'any');
    expect((await followed).map(({ data }) => data)).toEqual([
      { label: 'second', number: 0 },
      { label: 'second', number: 1 },
      { label: 'third', number: 0 },
    ]);
  });

  it('skips events of other streams without losing its position', async () => {
    const events = following({ prefix: 'notes-' });
    const first = next(events);
    await store().append('game-1', newEvents(600), 'any');
    await store().append('notes-1', newEvents(1, 'one'), 'any');
    expect(await first).toBe('one');
    const second = next(events);
    await store().append('game-1', newEvents(600), 'any');
    await store().append('notes-1', newEvents(1, 'two'), 'any');
    expect(await second).toBe('two');
    await events.return?.();
  });

  it('ends when the signal aborts, whether or not it is waiting', async () => {
    await store().append('a-1', newEvents(2), 'any');
    const ending = new AbortController();
    const waiting = collect(store().follow({ signal: ending.signal }));
    const reading = following({ signal: ending.signal });
    await next(reading);
    await store().append('a-1', newEvents(1), 'any');
    ending.abort();
    expect((await waiting).length).toBeLessThanOrEqual(3);
    expect(await next(reading)).toBe('end');
    expect(await collect(store().follow({ signal: ending.signal }))).toEqual([]);
  });

  it('ends when the reader stops, even while it is waiting', async () => {
    const events = following();
    const waiting = next(events);
    await events.return?.();
    expect(await waiting).toBe('end');
    expect(await next(events)).toBe('end');
  });

  it('ends waiting subscriptions when the store is closed', async () => {
    await store().append('a-1', newEvents(1), 'any');
    const followers = [following(), following({ prefix: 'b-' })];
    await next(followers[0]!);
    const waiting = followers.map((events) => next(events));
    await store().close();
    expect(await Promise.all(waiting)).toEqual(['end', 'end']);
  });

  it('writes pending events before the store is closed, and ends subscriptions', async () => {
    await store().append('a-1', newEvents(1), 'any');
    const events = following();
    await next(events);
    const waiting = next(events);
    const pending = store().append('a-2', newEvents(2), 'no-stream');
    const facts = store().setStreamMetadata('a-2', 'facts');
    await store().close();
    expect(await pending).toMatchObject({ revision: 1, duplicate: false });
    await expect(facts).resolves.toBeUndefined();
    const outcomes = [await waiting, await next(events), await next(events), await next(events)];
    expect(outcomes.at(-1)).toBe('end');
  });

  it('refuses everything after the store has been closed, except closing it again', async () => {
    await store().append('a-1', newEvents(2), 'any');
    const reading = store().read('a-1')[Symbol.asyncIterator]();
    await store().close();
    await store().close();
    const closed = { code: 'STORE_CLOSED' };
    await expect(store().append('a-1', newEvents(1), 'any')).rejects.toMatchObject(closed);
    await expect(store().setStreamMetadata('a-1', 1)).rejects.toMatchObject(closed);
    await expect(store().streamMetadata('a-1')).rejects.toMatchObject(closed);
    await expect(store().head()).rejects.toMatchObject(closed);
    await expect(reading.next()).rejects.toMatchObject(closed);
    await expect(collect(store().read('a-1'))).rejects.toMatchObject(closed);
    await expect(collect(store().readAll())).rejects.toMatchObject(closed);
    await expect(collect(store().follow())).rejects.toMatchObject(closed);
  });
}
