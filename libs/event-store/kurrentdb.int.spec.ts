import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { KurrentDBClient } from '@kurrent/kurrentdb-client';
import { KurrentFacade, makeCertificate, type FacadeOptions } from '#testing/kurrentdb';
import { collect, idsOf, newEvents } from './contract-events.js';
import { KurrentEventStore } from './kurrentdb.js';
import { openEventStore } from './open.js';
import { StoreUnavailableError, type NewEvent } from './port.js';

const facades = new Set<KurrentFacade>();
const stores = new Set<KurrentEventStore>();

const start = async (options?: FacadeOptions) => {
  const facade = await KurrentFacade.start(options);
  facades.add(facade);
  return facade;
};
const open = async (connection: string, options = 'discoveryInterval=5') => {
  const store = await KurrentEventStore.open(`${connection}&${options}`);
  stores.add(store);
  return store;
};
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => 'it worked',
    (error: unknown) => error,
  );

afterEach(async () => {
  // Stores first: they would look for the server otherwise.
  for (const store of stores) await store.close();
  for (const facade of facades) facade.kill();
  stores.clear();
  facades.clear();
});

describe('a server that is killed and comes back', () => {
  let facade: KurrentFacade;
  let store: KurrentEventStore;
  beforeEach(async () => {
    facade = await start();
    store = await open(facade.connection);
  });

  const comeBack = async () => {
    const { log, port } = facade;
    facade.kill();
    facade = await start({ log, port });
  };

  it('keeps what is appended meanwhile, once and in order', async () => {
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

  it.each([true, false])(
    'appends once what it kept before it could say so (many in a call: %p)',
    async (batchAppend) => {
      const { log, port } = facade;
      facade.kill();
      facade = await start({ log, port, batchAppend });
      await store.append('game-1', newEvents(3), 'no-stream');
      const events = newEvents(2);
      const died = facade.dieAfterNextAppend();
      const appended = store.append('game-1', events, 2);
      await died;
      facade = await start({ log, port, batchAppend });
      expect(await appended).toMatchObject({ revision: 4, duplicate: false });
      expect(idsOf(await collect(store.read('game-1'))).slice(3)).toEqual(idsOf(events));
      expect(facade.callsOf('batchAppend') > 0).toBe(batchAppend);
      expect(facade.callsOf('append') > 0).toBe(!batchAppend);
    },
    60_000,
  );

  it('is followed on without gaps or repeats', async () => {
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

  it('is followed from where it was, however much was there that nobody followed', async () => {
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

describe('a server that cannot be used', () => {
  const timed = async (promise: Promise<unknown>) => {
    const from = performance.now();
    const error = await failure(promise);
    return { error, took: performance.now() - from };
  };
  let silent: Server | null = null;
  afterEach(() => {
    silent?.close();
    silent = null;
  });

  it('is reported when nobody is there', async () => {
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
      message: expect.stringMatching(/127\.0\.0\.1:9 .*Check that the server runs/),
    });
    expect(String(error)).not.toContain('hunter2');
    expect(took).toBeLessThan(10_000);
  });

  it('is reported when somebody is there who says nothing', async () => {
    silent = createServer(() => {}).listen(0, '127.0.0.1');
    await new Promise((resolve) => silent?.once('listening', resolve));
    const { port } = silent.address() as { port: number };
    const { error, took } = await timed(
      KurrentEventStore.open(`kurrentdb://127.0.0.1:${port}?tls=false&defaultDeadline=700`),
    );
    expect(error).toMatchObject({ code: 'STORE_UNREACHABLE' });
    expect(took).toBeLessThan(10_000);
  });

  it('is reported when no node of a cluster is there', async () => {
    const { error, took } = await timed(
      KurrentEventStore.open('kurrentdb://127.0.0.1:9,127.0.0.1:10?tls=false&defaultDeadline=700'),
    );
    expect(error).toMatchObject({
      code: 'STORE_UNREACHABLE',
      message: expect.stringContaining('127.0.0.1:10'),
    });
    expect(took).toBeLessThan(10_000);
  });

  it('is reported when it takes too long, and used again when it answers', async () => {
    const facade = await start();
    const store = await open(facade.connection, 'defaultDeadline=700&discoveryInterval=5');
    await store.append('game-1', newEvents(1), 'no-stream');
    facade.hold();
    for (const asked of [
      store.append('game-1', newEvents(1), 0),
      store.head(),
      store.streamMetadata('game-1'),
      collect(store.read('game-1')),
    ]) {
      const { error, took } = await timed(asked);
      expect(error).toMatchObject({ code: 'STORE_UNREACHABLE', message: expect.stringContaining('answer') });
      expect(took).toBeLessThan(10_000);
    }
    facade.release();
    const events = newEvents(1);
    await store.append('game-2', events, 'no-stream');
    expect(idsOf(await collect(store.readAll({ prefix: 'game-2' })))).toEqual(idsOf(events));
  }, 30_000);

  it.each(['one node', 'all of its nodes'])(
    'is used again when it was gone for long (%s)',
    async (gone) => {
      const nodes: KurrentFacade[] = await Promise.all([start(), ...(gone === 'one node' ? [] : [start()])]);
      const hosts = nodes.map(({ port }) => `127.0.0.1:${port}`).join(',');
      const store = await open(`kurrentdb://${hosts}?tls=false`, 'defaultDeadline=500&discoveryInterval=5');
      for (const node of nodes) node.kill();
      const asked = [store.append('game-1', newEvents(1), 'any'), store.head()];
      for (const outcome of await Promise.all(asked.map(failure)))
        expect(outcome).toMatchObject({ code: 'STORE_UNREACHABLE' });
      await Promise.all(nodes.map(({ log, port }) => start({ log, port })));
      expect(await store.append('game-2', newEvents(1), 'no-stream')).toMatchObject({ revision: 0 });
      expect(await store.head()).not.toBeNull();
    },
    30_000,
  );

  it('is reported when the connection string names a file that is not there', async () => {
    const error = await failure(KurrentEventStore.open('kurrentdb://me:hunter2@host?tlsCAFile=/nowhere.pem'));
    expect(error).toMatchObject({
      code: 'STORE_UNREACHABLE',
      message: expect.stringMatching(/certificates/),
    });
    expect(String(error)).not.toContain('hunter2');
  });
});

describe('a server that asks who is there', () => {
  const { authority, ...tls } = makeCertificate();
  const users = { retrace: 's3@cret' };
  let folder: string;
  let trusted: string;
  let facade: KurrentFacade;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'retrace-authority-'));
    const file = join(folder, 'authority.pem');
    writeFileSync(file, authority);
    trusted = `tlsCAFile=${file}&discoveryInterval=5&defaultDeadline=4000`;
    facade = await start({ tls, users });
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const as = (name: string, options = trusted) => `kurrentdb://${name}127.0.0.1:${facade.port}?${options}`;

  it('lets in who knows the password, over TLS', async () => {
    const store = await KurrentEventStore.open(as('retrace:s3%40cret@'));
    stores.add(store);
    const events = newEvents(2);
    const followed = collect(store.follow(), 2);
    await store.append('game-1', events, 'no-stream');
    expect(idsOf(await collect(store.read('game-1')))).toEqual(idsOf(events));
    expect(idsOf(await followed)).toEqual(idsOf(events));
    await store.setStreamMetadata('game-1', { title: 'one' });
    expect(await store.streamMetadata('game-1')).toEqual({ title: 'one' });
  });

  it.each([
    ['nobody', ''],
    ['with a wrong password', 'retrace:hunter2@'],
    ['somebody else', 'other:hunter2@'],
  ])('lets %s in', async (_, name) => {
    const error = await failure(KurrentEventStore.open(as(name)));
    expect(error).toMatchObject({
      code: 'STORE_ACCESS_DENIED',
      message: expect.stringMatching(/name and password in EVENT_STORE/),
    });
    expect(JSON.stringify(error) + String(error)).not.toContain('hunter2');
  });

  it.each([
    ['whose certificate is not trusted', 'defaultDeadline=700'],
    ['that speaks TLS when it is asked not to', 'tls=false&defaultDeadline=700'],
  ])('cannot be reached by a client %s', async (_, options) => {
    expect(await failure(KurrentEventStore.open(as('retrace:s3%40cret@', options)))).toMatchObject({
      code: 'STORE_UNREACHABLE',
      message: expect.stringContaining('TLS'),
    });
  });
});

describe('a cluster', () => {
  /** Two nodes with the same log, of which the first leads. */
  const cluster = async () => {
    const one = await start();
    const two = await start({ log: one.log });
    const lead = (leader: KurrentFacade, other: KurrentFacade) => {
      leader.follow(null);
      other.follow(leader.endpoint);
      for (const node of [leader, other])
        node.gossip([
          { ...leader.endpoint, state: 'leader', alive: true },
          { ...other.endpoint, state: 'follower', alive: true },
        ]);
    };
    lead(one, two);
    const hosts = `127.0.0.1:${one.port},127.0.0.1:${two.port}`;
    return { one, two, lead, hosts };
  };

  it.each(['kurrentdb', 'esdb'])('is found through any of its nodes (%s)', async (scheme) => {
    const { one, two, hosts } = await cluster();
    const store = await open(`${scheme}://${hosts}?tls=false`);
    await store.append('game-1', newEvents(1), 'no-stream');
    expect(await collect(store.read('game-1'))).toHaveLength(1);
    expect(one.callsOf('batchAppend')).toBe(1);
    expect(two.callsOf('batchAppend') + two.callsOf('read')).toBe(0);
  });

  it.each(['kurrentdb', 'esdb'])('is found through a name (%s+discover)', async (scheme) => {
    const { one, two } = await cluster();
    const store = await open(`${scheme}+discover://127.0.0.1:${two.port}?tls=false`);
    await store.append('game-1', newEvents(1), 'no-stream');
    expect(one.callsOf('batchAppend')).toBe(1);
  });

  it('sends who asks a node that does not lead to the one that does', async () => {
    const { one, two } = await cluster();
    const store = await open(two.connection);
    const events = newEvents(2);
    await store.append('game-1', events, 'no-stream');
    expect(idsOf(await collect(store.read('game-1')))).toEqual(idsOf(events));
    expect(await store.head()).not.toBeNull();
    expect(one.callsOf('batchAppend')).toBe(1);
  }, 30_000);

  it('goes on when another node leads, and when the old one is gone', async () => {
    const { one, two, lead, hosts } = await cluster();
    const store = await open(`kurrentdb://${hosts}?tls=false`);
    const written: NewEvent[] = [];
    const followed = collect(store.follow(), 9);
    const append = async () => {
      const events = newEvents(3);
      await store.append('game-1', events, written.length === 0 ? 'no-stream' : written.length - 1);
      written.push(...events);
    };
    await append();
    lead(two, one);
    await append();
    one.kill();
    await append();
    expect(idsOf(await collect(store.read('game-1')))).toEqual(idsOf(written));
    expect(idsOf(await followed)).toEqual(idsOf(written));
    expect(two.callsOf('batchAppend')).toBeGreaterThanOrEqual(2);
  }, 60_000);
});

describe('two stores on one server', () => {
  it('know what the other has appended', async () => {
    const { connection } = await start();
    const [one, two] = [await open(connection), await open(connection)];
    const first = newEvents(2);
    await one.append('a-1', first, 'no-stream');
    await expect(two.append('a-1', newEvents(1), 'no-stream')).rejects.toMatchObject({ actual: 1 });
    await two.append('a-1', newEvents(1), 1);
    await expect(one.append('a-1', newEvents(1), 1)).rejects.toMatchObject({ actual: 2 });
    const last = newEvents(1);
    await two.append('a-1', last, 2);
    expect(await one.append('a-1', last, 'no-stream')).toMatchObject({ revision: 3, duplicate: true });
    expect(await two.append('a-1', first, 3)).toMatchObject({ revision: 1, duplicate: true });
    await expect(one.append('a-1', [...newEvents(1), first[0]!], 'any')).rejects.toMatchObject({ actual: 3 });
    expect(await collect(one.readAll())).toHaveLength(4);
  });

  it('let one of two writers win', async () => {
    const { connection } = await start();
    const two = [await open(connection), await open(connection)];
    const outcomes = await Promise.allSettled(
      [...two, ...two].map((store) => store.append('a-1', newEvents(1), 'no-stream')),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('what an administrator has done to a stream', () => {
  let client: KurrentDBClient;
  let facade: KurrentFacade;
  let store: KurrentEventStore;
  beforeEach(async () => {
    facade = await start({ maxAppendSize: 2000 });
    client = KurrentDBClient.connectionString(facade.connection);
    store = await open(facade.connection);
    await store.append('a-1', newEvents(5), 'no-stream');
  });
  afterEach(() => client.dispose());
  const revisions = async () => (await collect(store.read('a-1'))).map(({ revision }) => revision);

  it('a limit takes early events away, not their numbers', async () => {
    await client.setStreamMetadata('a-1', { maxCount: 2 });
    expect(await revisions()).toEqual([3, 4]);
    expect(await store.append('a-1', newEvents(1), 4)).toMatchObject({ revision: 5 });
    const other = await open(facade.connection);
    await expect(other.append('a-1', newEvents(1), 4)).rejects.toMatchObject({ actual: 5 });
    expect(await other.append('a-1', newEvents(1), 5)).toMatchObject({ revision: 6 });
    expect(await revisions()).toEqual([5, 6]);
  });

  it('a limit may leave nothing', async () => {
    await client.setStreamMetadata('a-1', { truncateBefore: 5 });
    const other = await open(facade.connection);
    await expect(other.append('a-1', newEvents(1), 'no-stream')).rejects.toMatchObject({ actual: 4 });
    expect(await other.append('a-1', newEvents(1), 4)).toMatchObject({ revision: 5 });
  });

  it('what is set for the server stays when facts of ours are set', async () => {
    await client.setStreamMetadata('a-1', { maxCount: 3 });
    await store.setStreamMetadata('a-1', { title: 'one' });
    expect(await store.streamMetadata('a-1')).toEqual({ title: 'one' });
    expect((await client.getStreamMetadata('a-1')).metadata).toMatchObject({ maxCount: 3 });
    expect(await revisions()).toEqual([2, 3, 4]);
  });

  it('a deleted stream is not there, and goes on where it ended', async () => {
    await client.deleteStream('a-1');
    await expect(collect(store.read('a-1'))).rejects.toMatchObject({ code: 'STREAM_NOT_FOUND' });
    const other = await open(facade.connection);
    expect(await other.append('a-1', newEvents(1), 'no-stream')).toMatchObject({ revision: 5 });
    expect(await other.append('a-1', newEvents(1), 5)).toMatchObject({ revision: 6 });
    expect(await revisions()).toEqual([5, 6]);
  });

  it('a tombstone cannot be written on', async () => {
    await client.tombstoneStream('a-1');
    await expect(collect(store.read('a-1'))).rejects.toMatchObject({ code: 'STREAM_NOT_FOUND' });
    await expect(store.append('a-1', newEvents(1), 4)).rejects.toMatchObject({
      code: 'STORE_REFUSED',
      message: expect.stringMatching(/"a-1" was deleted/),
    });
  });

  it('what is larger than the server takes is refused, with what to do', async () => {
    await expect(store.append('a-1', newEvents(20, 'x'.repeat(200)), 4)).rejects.toMatchObject({
      code: 'STORE_REFUSED',
      message: expect.stringMatching(/2000 bytes.*KURRENTDB_MAX_APPEND_SIZE/),
    });
    expect(await store.append('a-1', newEvents(1), 4)).toMatchObject({ revision: 5 });
  });

  it('events of another program are reported, not guessed at', async () => {
    const { binaryEvent } = await import('@kurrent/kurrentdb-client');
    await client.appendToStream('a-2', binaryEvent({ type: 'Other', data: Buffer.from([1, 2, 3]) }));
    await expect(collect(store.read('a-2'))).rejects.toMatchObject({
      code: 'STORE_DAMAGED',
      message: expect.stringMatching(/revision 0 of stream "a-2" is not JSON/),
    });
  });

  it('the streams of the server cannot be written to', async () => {
    await expect(store.append('$settings', newEvents(1), 'any')).rejects.toThrow(RangeError);
    await expect(store.append('a-1', [{ ...newEvents(1)[0]!, id: 'one' }], 4)).rejects.toThrow(/UUID/);
  });
});
