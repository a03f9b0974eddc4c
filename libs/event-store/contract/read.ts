import { expect, it } from '@jest/globals';
import { collect, idsOf, newEvents } from './events.js';
import type { EventStore, NewEvent, ReadAllOptions, ReadOptions } from '../streams/port.js';

/** Tests the port's guarantees about reading. `store` returns the store of the current test. */
export function readContract(store: () => EventStore): void {
  const streamOf = async (count: number): Promise<NewEvent[]> => {
    const events = newEvents(count);
    await store().append('a-1', events, 'no-stream');
    return events;
  };
  const revisions = async (options?: ReadOptions) =>
    (await collect(store().read('a-1', options))).map(({ revision }) => revision);
  const streams = async (options?: ReadAllOptions) =>
    (await collect(store().readAll(options))).map(({ stream }) => stream);

  const readings: readonly (readonly [string, ReadOptions, readonly number[]])[] = [
    ['forwards', {}, [0, 1, 2, 3, 4]],
    ['forwards from a revision', { from: 3 }, [3, 4]],
    ['forwards from beyond the end', { from: 5 }, []],
    ['forwards with a limit', { limit: 2 }, [0, 1]],
    ['forwards from a revision with a limit', { from: 2, limit: 2 }, [2, 3]],
    ['with a limit of 0', { limit: 0 }, []],
    ['backwards', { direction: 'backwards' }, [4, 3, 2, 1, 0]],
    ['backwards from a revision', { direction: 'backwards', from: 1 }, [1, 0]],
    ['backwards from beyond the end', { direction: 'backwards', from: 9 }, [4, 3, 2, 1, 0]],
    ['backwards with a limit', { direction: 'backwards', limit: 1 }, [4]],
    ['backwards from a revision with a limit', { direction: 'backwards', from: 3, limit: 2 }, [3, 2]],
  ];
  it.each(readings)('reads a stream %s', async (_, options, expected) => {
    await streamOf(5);
    expect(await revisions(options)).toEqual(expected);
  });

  it('reads a long stream completely in both directions', async () => {
    const ids = idsOf(await streamOf(700));
    expect(idsOf(await collect(store().read('a-1')))).toEqual(ids);
    expect(idsOf(await collect(store().read('a-1', { from: 100, limit: 512 })))).toEqual(ids.slice(100, 612));
    expect(idsOf(await collect(store().read('a-1', { direction: 'backwards' })))).toEqual(ids.toReversed());
  });

  it('allows a reader to stop early and other callers to append during the reading', async () => {
    await streamOf(600);
    let read = 0;
    for await (const event of store().read('a-1')) {
      if (read++ === 0) await store().append('a-2', newEvents(1), 'any');
      if (event.revision === 300) break;
    }
    expect(read).toBe(301);
    expect(await store().append('a-1', newEvents(1), 599)).toMatchObject({ revision: 600 });
  });

  it('reports a stream that does not exist', async () => {
    await store().append('a-10', newEvents(1), 'any');
    await store().setStreamMetadata('a-2', { only: 'facts' });
    for (const stream of ['a-1', 'a-2'])
      for (const direction of ['forwards', 'backwards'] as const)
        await expect(collect(store().read(stream, { direction }))).rejects.toMatchObject({
          code: 'STREAM_NOT_FOUND',
          stream,
        });
  });

  it('returns the same events in pages as one by one', async () => {
    await streamOf(600);
    const readings = [
      store().read('a-1', { from: 3 }),
      store().read('a-1', { direction: 'backwards', limit: 300 }),
      store().readAll(),
    ];
    for (const events of readings) {
      const pages = await collect(events.pages());
      expect(pages.length).toBeLessThan(10);
      expect(pages.flat()).toEqual(await collect(events));
    }
    await expect(collect(store().read('none-1').pages())).rejects.toMatchObject({ code: 'STREAM_NOT_FOUND' });
  });

  it('refuses invalid revisions, limits and positions', async () => {
    await streamOf(1);
    await expect(revisions({ from: -1 })).rejects.toThrow(RangeError);
    await expect(revisions({ limit: 1.5 })).rejects.toThrow(RangeError);
    await expect(streams({ prefix: [] })).rejects.toThrow(RangeError);
    await expect(streams({ limit: -1 })).rejects.toThrow(RangeError);
    await expect(streams({ after: 'yesterday' })).rejects.toThrow(RangeError);
  });

  it('reads all streams in the order in which they were written', async () => {
    await store().append('b-1', newEvents(1), 'any');
    await store().append('a-1', newEvents(2), 'any');
    await store().append('b-1', newEvents(1), 'any');
    expect(await streams()).toEqual(['b-1', 'a-1', 'a-1', 'b-1']);
    const positions = (await collect(store().readAll())).map(({ position }) => position);
    expect(positions).toEqual([...new Set(positions)].sort());
  });

  it('reads all streams after a position', async () => {
    for (const stream of ['a-1', 'a-2', 'a-3']) await store().append(stream, newEvents(1), 'any');
    const [first, , third] = await collect(store().readAll());
    expect(await streams({ after: first!.position })).toEqual(['a-2', 'a-3']);
    expect(await streams({ after: first!.position, limit: 1 })).toEqual(['a-2']);
    expect(await streams({ after: third!.position })).toEqual([]);
  });

  it.each([
    ['', ['game-ab', 'notes-ab', 'game-abc', 'games', 'game-b', 'other']],
    ['game-', ['game-ab', 'game-abc', 'game-b']],
    ['game-ab', ['game-ab', 'game-abc']],
    ['game-abc', ['game-abc']],
    ['game', ['game-ab', 'game-abc', 'games', 'game-b']],
    ['notes-', ['notes-ab']],
    ['Game-', []],
    ['game_', []],
    ['%', []],
  ])('reads the streams that start with "%s"', async (prefix, expected) => {
    for (const stream of ['game-ab', 'notes-ab', 'game-abc', 'games', 'game-b', 'other'])
      await store().append(stream, newEvents(1), 'any');
    expect(await streams({ prefix })).toEqual(expected);
    expect(await streams({ prefix, limit: 1 })).toEqual(expected.slice(0, 1));
  });

  it.each([
    [
      ['game-', 'notes-'],
      ['game-ab', 'notes-ab', 'game-abc', 'game-b'],
    ],
    [
      ['notes-', 'other', 'notes-'],
      ['notes-ab', 'other'],
    ],
    [
      ['game-ab', 'game-'],
      ['game-ab', 'game-abc', 'game-b'],
    ],
    [
      ['', 'game-'],
      ['game-ab', 'notes-ab', 'game-abc', 'games', 'game-b', 'other'],
    ],
    [['none-', 'Game-'], []],
  ])('reads each event once from the streams that start with any of %j', async (prefix, expected) => {
    for (const stream of ['game-ab', 'notes-ab', 'game-abc', 'games', 'game-b', 'other'])
      await store().append(stream, newEvents(1), 'any');
    expect(await streams({ prefix })).toEqual(expected);
    if (expected.length === 0) return;
    const followed = await collect(store().follow({ prefix }), expected.length);
    expect(followed.map(({ stream }) => stream)).toEqual(expected);
  });

  it('finds the few events of streams with a prefix among many others', async () => {
    const notes: string[] = [];
    for (const others of [400, 10_000, 4096, 4095, 0, 5000]) {
      if (others > 0) await store().append('game-1', newEvents(others), 'any');
      const [note] = newEvents(1);
      await store().append('notes-1', [note!], 'any');
      notes.push(note!.id);
    }
    await store().append('game-1', newEvents(5000), 'any');
    const read = await collect(store().readAll({ prefix: 'notes-' }));
    expect(idsOf(read)).toEqual(notes);
    for (const [index, { position }] of read.entries())
      expect(idsOf(await collect(store().readAll({ prefix: 'notes-', after: position })))).toEqual(
        notes.slice(index + 1),
      );
    expect(idsOf(await collect(store().follow({ prefix: 'notes-' }), notes.length))).toEqual(notes);
    expect(idsOf(await collect(store().readAll({ prefix: ['notes-', 'none-'] })))).toEqual(notes);
    expect(await collect(store().readAll({ prefix: 'game-' }))).toHaveLength(28_591);
    expect(await streams({ prefix: 'other-' })).toEqual([]);
  }, 60_000);

  it('lists the streams that have events, ordered by their first event', async () => {
    if (store().streams === undefined) return;
    for (const stream of ['game-b', 'notes-a', 'game-a', 'game-c', 'game-b', 'game-d'])
      await store().append(stream, newEvents(3), 'any');
    await store().setStreamMetadata('game-0', { title: 'only facts' });
    await store().settle?.('game-a');
    await store().delete('game-c', 'any');
    expect(await store().streams?.('game-')).toEqual(['game-b', 'game-a', 'game-d']);
    expect(await store().streams?.('none-')).toEqual([]);
  });

  it('has no head while the store is empty', async () => {
    expect(await store().head()).toBeNull();
    expect(await streams()).toEqual([]);
  });

  it('stores metadata of a stream separately from its events', async () => {
    expect(await store().streamMetadata('a-1')).toBeNull();
    await store().setStreamMetadata('a-1', { title: 'Ω', tags: ['x'] });
    expect(await store().append('a-1', newEvents(1), 'no-stream')).toMatchObject({ revision: 0 });
    expect(await store().streamMetadata('a-1')).toEqual({ title: 'Ω', tags: ['x'] });
    await store().setStreamMetadata('a-1', 'other');
    expect(await store().streamMetadata('a-1')).toBe('other');
    await store().setStreamMetadata('a-1', null);
    expect(await store().streamMetadata('a-1')).toBeNull();
    expect(await store().streamMetadata('a-2')).toBeNull();
    expect(await collect(store().readAll())).toHaveLength(1);
  });

  it('reads only streams that have a prefix and match a pattern', async () => {
    for (const stream of ['game-1', 'game-22', 'game-1x', 'notes-1', 'game.1', 'my-game-1'])
      await store().append(stream, newEvents(1), 'any');
    expect(await streams({ prefix: 'game-', matching: '[^-]+-(1|2)+' })).toEqual(['game-1', 'game-22']);
    expect(await streams({ prefix: ['game', 'notes-'], matching: '(game|notes).1' })).toEqual([
      'game-1',
      'notes-1',
      'game.1',
    ]);
    expect(await streams({ matching: '.*x' })).toEqual(['game-1x']);
  });

  it('reports positions, but never before delivering the events up to them', async () => {
    await store().append('game-1', newEvents(3), 'any');
    await store().append('other-1', newEvents(9000), 'any');
    await store().append('game-2', newEvents(2), 'any');
    const given: string[] = [];
    const ahead: string[] = [];
    let wanted: readonly string[] = [];
    const passed = (place: string) => {
      // Collects matching events that were not yet delivered although their positions were reported as passed. There
      // must be none.
      ahead.push(...wanted.filter((position) => position <= place && !given.includes(position)));
      places.push(place);
    };
    const places: string[] = [];
    wanted = (await collect(store().readAll({ prefix: 'game-' }))).map(({ position }) => position);
    for await (const page of store().readAll({ prefix: 'game-', passed }).pages())
      given.push(...page.map(({ position }) => position));
    expect(ahead).toEqual([]);
    expect(places.length).toBeGreaterThan(0);
    expect(places).toEqual(places.toSorted());
    // Reading after a reported position returns all remaining matching events.
    for (const place of places) {
      const rest = (await collect(store().readAll({ prefix: 'game-', after: place }))).map(
        ({ position }) => position,
      );
      expect(rest).toEqual(wanted.filter((position) => position > place));
    }
  });

  it('ends reading when the signal aborts', async () => {
    await streamOf(2000);
    const leaving = new AbortController();
    let read = 0;
    for await (const page of store().readAll({ signal: leaving.signal }).pages()) {
      read += page.length;
      leaving.abort();
    }
    expect(read).toBeLessThan(2000);
  });
}
