import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Stage, type KurrentFacade } from '#event-store/testing';
import { collect, idsOf, newEvents } from '../contract/events.js';
import { KurrentEventStore } from './store.js';
import type { NewEvent } from '../streams/port.js';

const stage = new Stage(afterEach);
const open = (connection: string, options = 'discoveryInterval=5') =>
  stage.opened(KurrentEventStore.open(`${connection}&${options}`));

describe('a server that is killed and restarted', () => {
  let facade: KurrentFacade;
  let store: KurrentEventStore;
  beforeEach(async () => {
    facade = await stage.start();
    store = await open(facade.connection);
  });

  const comeBack = async () => {
    facade = await stage.restart(facade);
  };

  it('receives events that are appended meanwhile, once and in order', async () => {
    const streams = ['game-1', 'game-2', 'game-3', 'game-4'];
    const sent = new Map<string, NewEvent[]>(streams.map((stream) => [stream, []]));
    let done = false;
    const writing = streams.map(async (stream) => {
      const events = sent.get(stream)!;
      while (!done || events.length < 40) {
        const next = newEvents(2, stream);
        const expected = events.length === 0 ? 'no-stream' : events.length - 1;
        events.push(...next);
        expect(await store.append(stream, next, expected)).toMatchObject({ revision: events.length - 1 });
      }
    });
    for (let times = 0; times < 4; times++) {
      await new Promise((resolve) => setTimeout(resolve, 40));
      await comeBack();
    }
    done = true;
    await Promise.all(writing);
    for (const stream of streams)
      expect(idsOf(await collect(store.read(stream)))).toEqual(idsOf(sent.get(stream)!));
  }, 60_000);

  it('stores an event once if it was stored but not acknowledged', async () => {
    await store.append('game-1', newEvents(3), 'no-stream');
    const events = newEvents(2);
    const died = facade.dieAfterNextAppend();
    const appended = store.append('game-1', events, 2);
    await died;
    facade = await stage.restart(facade);
    expect(await appended).toMatchObject({ revision: 4, duplicate: false });
    expect(idsOf(await collect(store.read('game-1'))).slice(3)).toEqual(idsOf(events));
  }, 60_000);

  it('can be followed without gaps or repeats', async () => {
    const writer = await open(facade.connection);
    const total = 600;
    const all = collect(store.follow(), total);
    const some = collect(store.follow({ prefix: 'notes-' }), total / 20);
    const written: NewEvent[] = [];
    for (let times = 0; times < total / 20; times++) {
      const games = newEvents(19);
      const notes = newEvents(1);
      await writer.append('game-1', games, 'any');
      await writer.append('notes-1', notes, 'any');
      written.push(...games, ...notes);
      if (times % 8 === 4) await comeBack();
    }
    expect(idsOf(await all)).toEqual(idsOf(written));
    expect(idsOf(await some)).toEqual(idsOf(written.filter((_, index) => index % 20 === 19)));
  }, 60_000);

  it('can be followed from the same position, even after many events of other streams', async () => {
    const events = store.follow({ prefix: 'notes-' })[Symbol.asyncIterator]();
    const first = events.next();
    await store.append('game-1', newEvents(2000), 'any');
    await store.append('notes-1', newEvents(1), 'any');
    await first;
    const second = events.next();
    await store.append('game-1', newEvents(2000), 'any');
    await comeBack();
    const [note] = newEvents(1);
    await store.append('notes-1', [note!], 'any');
    expect((await second).value).toMatchObject({ id: note!.id });
    await events.return?.();
  }, 60_000);
});
