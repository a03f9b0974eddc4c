import fc from 'fast-check';
import { expect, it } from '@jest/globals';
import { collect, idsOf, newEvents } from './events.js';
import { WrongExpectedRevisionError, type EventStore, type ExpectedRevision } from '../streams/port.js';

const code = 'REVISION_CONFLICT';

/** Tests the port's guarantees about appending. `store` returns the store of the current test. */
export function appendContract(store: () => EventStore): void {
  it('numbers revisions from 0 in each stream', async () => {
    expect(await store().append('a-1', newEvents(3), 'no-stream')).toMatchObject({
      revision: 2,
      duplicate: false,
    });
    expect(await store().append('a-2', newEvents(1), 'no-stream')).toMatchObject({ revision: 0 });
    expect(await store().append('a-1', newEvents(2), 2)).toMatchObject({ revision: 4 });
  });

  it('returns the position of the last appended event', async () => {
    const first = await store().append('a-1', newEvents(2), 'any');
    const second = await store().append('a-1', newEvents(2), 'any');
    const all = await collect(store().readAll());
    expect([all[1]?.position, all[3]?.position]).toEqual([first.position, second.position]);
    expect(await store().head()).toBe(second.position);
  });

  const refused: readonly (readonly [string, number, ExpectedRevision])[] = [
    ['no stream although it exists', 2, 'no-stream'],
    ['an earlier revision', 2, 0],
    ['a later revision', 2, 2],
    ['a revision although there is no stream', 0, 0],
  ];
  it.each(refused)('refuses a writer that expects %s, and appends nothing', async (_, there, expected) => {
    if (there > 0) await store().append('a-1', newEvents(there), 'any');
    const error: unknown = await store()
      .append('a-1', newEvents(2), expected)
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(WrongExpectedRevisionError);
    expect(error).toMatchObject({ code, stream: 'a-1', expected, actual: there === 0 ? null : there - 1 });
    expect(await collect(store().readAll())).toHaveLength(there);
  });

  it.each<ExpectedRevision>(['no-stream', 'any', 1, 2])(
    'changes nothing if the same events are appended again and %p is expected',
    async (expected) => {
      const events = newEvents(3);
      const first = await store().append('a-1', events, 'no-stream');
      await store().append('a-1', newEvents(1), 2);
      expect(await store().append('a-1', events, expected)).toEqual({ ...first, duplicate: true });
      expect(await store().append('a-1', events.slice(0, 2), expected)).toMatchObject({
        revision: 1,
        duplicate: true,
      });
      expect(await collect(store().read('a-1'))).toHaveLength(4);
    },
  );

  it.each<ExpectedRevision>(['any', 1, 0])(
    'refuses events if only some of them already exist and %p is expected',
    async (expected) => {
      const known = newEvents(2);
      await store().append('a-1', known, 'no-stream');
      for (const mixed of [
        [...known, ...newEvents(1)],
        [...newEvents(2), ...known],
      ])
        await expect(store().append('a-1', mixed, expected)).rejects.toMatchObject({ code, actual: 1 });
      expect(idsOf(await collect(store().read('a-1')))).toEqual(idsOf(known));
      expect(await store().append('a-1', newEvents(1), 1)).toMatchObject({ revision: 2 });
    },
  );

  it('recognises events that are appended again, by themselves and together with others', async () => {
    const [first, second, third] = [newEvents(3), newEvents(2), newEvents(1)];
    const appended = await store().append('a-1', first, 'no-stream');
    await store().append('a-1', second, 2);
    expect(await store().append('a-1', first, 4)).toEqual({ ...appended, duplicate: true });
    expect(await store().append('a-1', [...second], 'any')).toMatchObject({ revision: 4, duplicate: true });
    await expect(store().append('a-1', [...third, ...second], 4)).rejects.toMatchObject({ code, actual: 4 });
    expect(await store().append('a-1', third, 4)).toMatchObject({ revision: 5, duplicate: false });
    expect(await store().append('a-1', third, 5)).toMatchObject({ revision: 5, duplicate: true });
    expect(await store().append('a-2', third, 'no-stream')).toMatchObject({ duplicate: false });
    expect(idsOf(await collect(store().read('a-1')))).toEqual(idsOf([...first, ...second, ...third]));
  });

  it('treats the same id in another stream as a different event', async () => {
    const events = newEvents(2);
    await store().append('a-1', events, 'no-stream');
    expect(await store().append('a-2', events, 'no-stream')).toMatchObject({ revision: 1, duplicate: false });
  });

  it('refuses invalid arguments', async () => {
    const [event] = newEvents(1);
    await expect(store().append('a-1', [], 'any')).rejects.toThrow(RangeError);
    await expect(store().append('', newEvents(1), 'any')).rejects.toThrow(RangeError);
    await expect(store().append('a-1', newEvents(1), -1)).rejects.toThrow(RangeError);
    await expect(store().append('a-1', [event!, event!], 'any')).rejects.toThrow(RangeError);
    expect(await collect(store().readAll())).toEqual([]);
  });

  it('accepts exactly one of fifty concurrent appends to the same stream', async () => {
    const attempts = Array.from({ length: 50 }, (_, writer) => newEvents(2, `writer-${writer}`));
    const outcomes = await Promise.allSettled(
      attempts.map((events) => store().append('a-1', events, 'no-stream')),
    );
    const winners = attempts.filter((_, writer) => outcomes[writer]?.status === 'fulfilled');
    expect(winners).toHaveLength(1);
    expect(idsOf(await collect(store().read('a-1')))).toEqual(idsOf(winners[0]!));
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code });
  });

  it('accepts fifty concurrent appends to different streams', async () => {
    const writers = Array.from({ length: 50 }, (_, writer) => `a-${writer}`);
    await Promise.all(writers.map((stream) => store().append(stream, newEvents(2, stream), 'no-stream')));
    for (const stream of writers)
      expect((await collect(store().read(stream))).map(({ data }) => data)).toEqual([
        { label: stream, number: 0 },
        { label: stream, number: 1 },
      ]);
  });

  it('returns events unchanged, in any script and of any size', async () => {
    const data = {
      text: 'Åltered — 改変 🂡 "\\\u0000\u2028 \ud800',
      large: 'é'.repeat(1_000_000),
      deep: [[[{ a: [null, true, false, 0, -1.5e300, ''] }]]],
      __proto: {},
    };
    const metadata = { schema: 1, names: ['Ω'] };
    const [event] = newEvents(1);
    await store().append('a-ñ/🂡', [{ ...event!, type: 'Übertragen', data, metadata }], 'no-stream');
    const [stored] = await collect(store().read('a-ñ/🂡'));
    expect(stored).toEqual({
      id: event?.id,
      type: 'Übertragen',
      data,
      metadata,
      stream: 'a-ñ/🂡',
      revision: 0,
      position: await store().head(),
    });
    expect(await collect(store().readAll({ prefix: 'a-ñ' }))).toEqual([stored]);
  });

  it('behaves like a simple model for any sequence of appends', async () => {
    const pool = newEvents(6, 'pool');
    const append = fc.record({
      stream: fc.integer({ min: 0, max: 1 }),
      events: fc.uniqueArray(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 3 }),
      expected: fc.oneof(
        fc.constant<ExpectedRevision>('any'),
        fc.constant<ExpectedRevision>('no-stream'),
        fc.integer({ min: 0, max: 5 }),
      ),
    });
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(append, { maxLength: 8 }), async (appends) => {
        run++;
        const model = new Map<string, string[]>();
        for (const { stream, events: chosen, expected } of appends) {
          const name = `run${run}-${stream}`;
          const there = model.get(name) ?? [];
          const events = chosen.map((index) => pool[index]!);
          const known = events.filter(({ id }) => there.includes(id)).length;
          const fits =
            expected === 'any' || expected === (there.length === 0 ? 'no-stream' : there.length - 1);
          const outcome = await store()
            .append(name, events, expected)
            .then(({ duplicate }) => (duplicate ? 'duplicate' : 'appended'))
            .catch((error: unknown) => (error instanceof WrongExpectedRevisionError ? 'refused' : error));
          const meant = known === events.length ? 'duplicate' : fits && known === 0 ? 'appended' : 'refused';
          expect(outcome).toBe(meant);
          if (meant === 'appended') model.set(name, [...there, ...idsOf(events)]);
        }
        for (const [name, ids] of model) {
          const stored = await collect(store().read(name));
          expect(idsOf(stored)).toEqual(ids);
          expect(stored.map(({ revision }) => revision)).toEqual(ids.map((_, revision) => revision));
        }
      }),
      { numRuns: 40 },
    );
  });
}
