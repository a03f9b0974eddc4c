import { expect, it } from '@jest/globals';
import { collect, idsOf, newEvents } from './events.js';
import {
  StreamDeletedError,
  WrongExpectedRevisionError,
  type EventStore,
  type ExpectedRevision,
} from '../streams/port.js';

/** Tests the port's guarantees about deleting. `store` returns the store of the current test. */
export function deleteContract(store: () => EventStore): void {
  const notFound = { code: 'STREAM_NOT_FOUND', stream: 'a-1' };

  it('leaves nothing of the stream to read', async () => {
    await store().append('a-1', newEvents(3), 'no-stream');
    await store().setStreamMetadata('a-1', 'facts');
    await store().delete('a-1', 2);
    for (const direction of ['forwards', 'backwards'] as const)
      await expect(collect(store().read('a-1', { direction }))).rejects.toMatchObject(notFound);
    expect(await store().streamMetadata('a-1')).toBeNull();
  });

  it.each<ExpectedRevision>(['any', 'no-stream', 0, 2])(
    'refuses later and repeated appends that expect %p',
    async (expected) => {
      const events = newEvents(3);
      await store().append('a-1', events, 'no-stream');
      await store().delete('a-1', 'any');
      for (const appended of [events, newEvents(1)]) {
        const error: unknown = await store()
          .append('a-1', appended, expected)
          .catch((thrown: unknown) => thrown);
        expect(error).toBeInstanceOf(StreamDeletedError);
        expect(error).toMatchObject({ code: 'STREAM_DELETED', stream: 'a-1' });
      }
      await expect(store().setStreamMetadata('a-1', 'facts')).rejects.toMatchObject({
        code: 'STREAM_DELETED',
      });
      await expect(collect(store().read('a-1'))).rejects.toMatchObject(notFound);
    },
  );

  it('changes nothing the second time, whatever the expected revision', async () => {
    await store().append('a-1', newEvents(3), 'no-stream');
    await store().delete('a-1', 2);
    for (const expected of ['any', 'no-stream', 2, 7] as const)
      await expect(store().delete('a-1', expected)).resolves.toBeUndefined();
  });

  it('prevents appends to a stream that never existed', async () => {
    await store().delete('a-1', 'no-stream');
    await expect(store().append('a-1', newEvents(1), 'no-stream')).rejects.toBeInstanceOf(StreamDeletedError);
  });

  it.each<ExpectedRevision>(['no-stream', 1, 3])(
    'refuses a caller that expects %p of a stream with three events',
    async (expected) => {
      const events = newEvents(3);
      await store().append('a-1', events, 'no-stream');
      const error: unknown = await store()
        .delete('a-1', expected)
        .catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(WrongExpectedRevisionError);
      expect(error).toMatchObject({ stream: 'a-1', expected, actual: 2 });
      expect(idsOf(await collect(store().read('a-1')))).toEqual(idsOf(events));
      expect(await store().append('a-1', newEvents(1), 2)).toMatchObject({ revision: 3 });
    },
  );

  it('refuses invalid arguments', async () => {
    await expect(store().delete('', 'any')).rejects.toThrow(RangeError);
    await expect(store().delete('a-1', -1)).rejects.toThrow(RangeError);
  });

  it('does not affect other streams, their order or their positions', async () => {
    for (const stream of ['a-0', 'a-1', 'a-10', 'a-1', 'b-1'])
      await store().append(stream, newEvents(2), 'any');
    const others = (await collect(store().readAll())).filter(({ stream }) => stream !== 'a-1');
    await store().delete('a-1', 3);
    const left = await collect(store().readAll());
    expect(left.filter(({ stream }) => stream !== 'a-1')).toEqual(others);
    expect(left.every(({ type }) => type === 'Counted')).toBe(true);
    expect(await store().append('a-10', newEvents(1), 1)).toMatchObject({ revision: 2 });
  });

  it('does not disturb subscriptions, even if the last events of the store are deleted', async () => {
    await store().append('a-0', newEvents(2), 'any');
    const last = newEvents(300);
    await store().append('a-1', last, 'any');
    const following = store().follow({ prefix: 'a-' })[Symbol.asyncIterator]();
    for (let count = 0; count < 302; count++) await following.next();
    const reached = await store().append('a-1', newEvents(1), 'any');
    expect((await following.next()).value).toMatchObject({ position: reached.position });
    await store().delete('a-1', 'any');
    const late = collect(store().follow({ after: reached.position }), 2);
    const waiting = following.next();
    const comes = newEvents(2);
    const { position } = await store().append('a-2', comes, 'any');
    expect(position > reached.position).toBe(true);
    expect(await waiting).toMatchObject({ done: false, value: { id: comes[0]?.id } });
    expect(await following.next()).toMatchObject({ done: false, value: { id: comes[1]?.id } });
    expect(idsOf(await late)).toEqual(idsOf(comes));
    expect(idsOf(await collect(store().readAll({ after: reached.position })))).toEqual(idsOf(comes));
    expect(await store().head()).toBe(position);
    await following.return?.();
  });

  it('accepts either a deletion or an append at the same revision, but not both', async () => {
    for (let round = 0; round < 5; round++) {
      const stream = `a-${round}`;
      await store().append(stream, newEvents(1), 'no-stream');
      const [appended, deleted] = await Promise.allSettled([
        store().append(stream, newEvents(1), 0),
        store().delete(stream, 0),
      ]);
      expect([appended.status, deleted.status].sort()).toEqual(['fulfilled', 'rejected']);
    }
  });

  it('is refused after the store has been closed', async () => {
    await store().close();
    await expect(store().delete('a-1', 'any')).rejects.toMatchObject({ code: 'STORE_CLOSED' });
  });
}
