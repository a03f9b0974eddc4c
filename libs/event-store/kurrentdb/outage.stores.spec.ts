import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { Stage } from '#event-store/testing';
import { collect, idsOf, newEvents } from '../contract/events.js';
import { KurrentEventStore } from './store.js';
import { openEventStore } from '../open.js';
import { StoreUnavailableError } from '../streams/port.js';

// Slow: waits for servers that do not respond.

const stage = new Stage(afterEach);
const open = (connection: string, options = 'discoveryInterval=5') =>
  stage.opened(KurrentEventStore.open(`${connection}&${options}`));
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => 'it worked',
    (error: unknown) => error,
  );

describe('a server that cannot be used', () => {
  const timed = async (promise: Promise<unknown>) => {
    const from = performance.now();
    const error = await failure(promise);
    return { error, took: performance.now() - from };
  };
  let silent: Server | null = null;
  const sockets = new Set<Socket>();
  afterEach(() => {
    silent?.close();
    for (const socket of sockets) socket.destroy();
    silent = null;
  });

  it('is reported if there is no server', async () => {
    const { error, took } = await timed(
      openEventStore({
        kind: 'kurrentdb',
        folder: '.',
        connection: 'esdb://me:hunter2@127.0.0.1:9?tls=false&defaultDeadline=700',
      }),
    );
    expect(error).toBeInstanceOf(StoreUnavailableError);
    expect(error).toMatchObject({
      code: 'STORE_UNREACHABLE',
      message: expect.stringMatching(/127\.0\.0\.1:9 .*Check that the server is running/),
    });
    expect(String(error)).not.toContain('hunter2');
    expect(took).toBeLessThan(10_000);
  });

  it('is reported if a server accepts connections but does not answer', async () => {
    silent = createServer((socket) => sockets.add(socket)).listen(0, '127.0.0.1');
    await new Promise((resolve) => silent?.once('listening', resolve));
    const { port } = silent.address() as { port: number };
    const { error, took } = await timed(
      KurrentEventStore.open(`kurrentdb://127.0.0.1:${port}?tls=false&defaultDeadline=700`),
    );
    expect(error).toMatchObject({ code: 'STORE_UNREACHABLE' });
    expect(took).toBeLessThan(10_000);
  });

  it('is reported if no node of a cluster is available', async () => {
    const { error, took } = await timed(
      KurrentEventStore.open('kurrentdb://127.0.0.1:9,127.0.0.1:10?tls=false&defaultDeadline=700'),
    );
    expect(error).toMatchObject({
      code: 'STORE_UNREACHABLE',
      message: expect.stringContaining('127.0.0.1:10'),
    });
    expect(took).toBeLessThan(10_000);
  });

  it('is reported if it is too slow, and used again when it answers', async () => {
    const facade = await stage.start();
    const store = await open(facade.connection, 'defaultDeadline=2000&discoveryInterval=5');
    await store.append('game-1', newEvents(1), 'no-stream');
    facade.hold();
    const requests = [
      store.append('game-1', newEvents(1), 0),
      store.head(),
      store.streamMetadata('game-1'),
      collect(store.read('game-1')),
    ];
    for (const { error, took } of await Promise.all(requests.map(timed))) {
      expect(error).toMatchObject({ code: 'STORE_UNREACHABLE', message: expect.stringContaining('answer') });
      expect(took).toBeLessThan(10_000);
    }
    facade.release();
    const events = newEvents(1);
    await store.append('game-2', events, 'no-stream');
    expect(idsOf(await collect(store.readAll({ prefix: 'game-2' })))).toEqual(idsOf(events));
  }, 30_000);

  it.each(['one node', 'all of its nodes'])(
    'is used again after a long outage (%s)',
    async (gone) => {
      const nodes = [await stage.start()];
      if (gone !== 'one node') nodes.push(await stage.start({ log: nodes[0]!.log }));
      const hosts = nodes.map(({ port }) => `127.0.0.1:${port}`).join(',');
      const store = await open(`kurrentdb://${hosts}?tls=false`, 'defaultDeadline=3000&discoveryInterval=5');
      for (const node of nodes) node.kill();
      const requests = [store.append('game-1', newEvents(1), 'any'), store.head()];
      for (const outcome of await Promise.all(requests.map(failure)))
        expect(outcome).toMatchObject({ code: 'STORE_UNREACHABLE' });
      await Promise.all(nodes.map(({ log, port }) => stage.start({ log, port })));
      expect(await store.append('game-2', newEvents(1), 'no-stream')).toMatchObject({ revision: 0 });
      expect(await store.head()).not.toBeNull();
    },
    30_000,
  );

  it('is reported if the connection string names a file that does not exist', async () => {
    const error = await failure(KurrentEventStore.open('kurrentdb://me:hunter2@host?tlsCAFile=/nowhere.pem'));
    expect(error).toMatchObject({
      code: 'STORE_UNREACHABLE',
      message: expect.stringMatching(/certificate/),
    });
    expect(String(error)).not.toContain('hunter2');
  });
});
