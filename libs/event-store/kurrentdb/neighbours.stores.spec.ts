import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from '@jest/globals';
import { FacadeLog, Stage, type KurrentFacade } from '#event-store/testing';
import { pause } from '#runtime';
import { collect, idsOf, newEvents } from '../contract/events.js';
import { KurrentEventStore } from './store.js';
import { Outages, type OutageNews } from './outages.js';

// Slow: waits for a stand-in server that responds late.

const stage = new Stage(afterEach);
const open = (connection: string, options = 'discoveryInterval=5&defaultDeadline=4000', outages?: Outages) =>
  stage.opened(KurrentEventStore.open(`${connection}&${options}`, outages));

/** Because of this timeout, a request is repeated after a second without a response, and fails after two seconds. */
const impatient = 'discoveryInterval=5&defaultDeadline=2000';

const proposed = (type = 'Traded', data = '{}') => ({
  id: randomUUID(),
  type,
  contentType: type.startsWith('$') ? 'application/octet-stream' : 'application/json',
  data: Buffer.from(data),
  metadata: new Uint8Array(),
});
/** Writes other applications' events directly to the log, because appending them is not part of the test. */
async function trade(log: FacadeLog, count: number): Promise<void> {
  for (let left = count; left > 0; left -= 1000)
    await log.append(
      'trade-1',
      Array.from({ length: Math.min(left, 1000) }, () => proposed()),
      'any',
    );
}

describe("a long range of other programs' events", () => {
  it('is read even if it takes longer than the time limit for an answer, with progress reports', async () => {
    const facade = await stage.start();
    const store = await open(facade.connection, impatient);
    const [first, last] = [newEvents(2), newEvents(2)];
    await store.append('game-1', first, 'no-stream');
    await trade(facade.log, 30_000);
    await store.append('game-2', last, 'no-stream');
    // With this delay, skipping the other application's events takes about 3.6 s.
    facade.slowDown(120);
    const places: string[] = [];
    const read = await collect(store.readAll({ prefix: 'game-', passed: (place) => places.push(place) }));
    expect(idsOf(read)).toEqual(idsOf([...first, ...last]));
    expect(places.length).toBeGreaterThan(3);
    expect(idsOf(await collect(store.follow({ prefix: 'game-2' }), 2))).toEqual(idsOf(last));
  });

  it('is continued from the last position if the connection breaks', async () => {
    const facade = await stage.start();
    const store = await open(facade.connection);
    await trade(facade.log, 30_000);
    const events = newEvents(1);
    await store.append('game-1', events, 'no-stream');
    facade.slowDown(30);
    let restarted: Promise<KurrentFacade> | null = null as Promise<KurrentFacade> | null;
    let atRestart = '';
    const places: string[] = [];
    const passed = (place: string) => {
      places.push(place);
      if (places.length !== 3) return;
      atRestart = place;
      restarted = stage.restart(facade);
    };
    const read = collect(store.readAll({ prefix: 'game-', passed }));
    expect(idsOf(await read)).toEqual(idsOf(events));
    await Promise.resolve(restarted);
    expect(places).toEqual(places.toSorted());
    expect(new Set(places).size).toBe(places.length);
    expect(places.at(-1)! > atRestart).toBe(true);
  });

  it('is skipped by subscriptions, which report their position', async () => {
    const facade = await stage.start();
    const store = await open(facade.connection);
    const leaving = new AbortController();
    const places: string[] = [];
    const passed = (place: string) => places.push(place);
    const following = collect(store.follow({ prefix: 'game-', signal: leaving.signal, passed }));
    const before = await store.head();
    await trade(facade.log, 300);
    for (let turn = 0; turn < 1000 && places.length === 0; turn++) await pause(10);
    expect(places.at(-1)! > (before ?? '')).toBe(true);
    leaving.abort();
    expect(await following).toEqual([]);
  });
});

describe('a single call that does not return', () => {
  it.each(['read', 'subscribe', 'batchAppend'] as const)('is repeated: %s', async (kind) => {
    const facade = await stage.start();
    const store = await open(facade.connection, 'discoveryInterval=5&defaultDeadline=2000');
    const events = newEvents(3);
    await store.append('game-1', events, 'no-stream');
    facade.hangNext(kind);
    const more = newEvents(1);
    expect(await store.append('game-1', more, 2)).toMatchObject({ revision: 3 });
    expect(idsOf(await collect(store.read('game-1')))).toEqual(idsOf([...events, ...more]));
    expect(idsOf(await collect(store.readAll({ prefix: 'game-' })))).toEqual(idsOf([...events, ...more]));
    expect(idsOf(await collect(store.followStream('game-1'), 4))).toEqual(idsOf([...events, ...more]));
  });

  it('is replaced by a check for new events if it is a subscription', async () => {
    const facade = await stage.start();
    const store = await open(facade.connection);
    const [all, ofStream] = [
      collect(store.follow({ prefix: 'game-' }), 2),
      collect(store.followStream('game-1'), 2),
    ];
    const events = newEvents(2);
    await store.append('game-1', events.slice(0, 1), 'no-stream');
    for (let turn = 0; turn < 1000 && facade.callsOf('subscribe') < 2; turn++) await pause(5);
    facade.deafen();
    await store.append('game-1', events.slice(1), 0);
    expect(idsOf(await all)).toEqual(idsOf(events));
    expect(idsOf(await ofStream)).toEqual(idsOf(events));
  });
});

describe('a cluster that loses its quorum', () => {
  it('is reported once, and continues when it is back', async () => {
    const facade = await stage.start();
    const outages = new Outages();
    const news: OutageNews[] = [];
    outages.tell((report) => news.push(report));
    const store = await open(facade.connection, impatient, outages);
    await store.append('game-1', newEvents(1), 'no-stream');
    const followed = collect(store.followStream('game-3'), 1);
    facade.loseQuorum();
    const refused = await Promise.allSettled([
      store.append('game-1', newEvents(1), 0),
      store.append('game-2', newEvents(1), 'no-stream'),
      store.head(),
      collect(store.read('game-1')),
    ]);
    for (const outcome of refused)
      expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'STORE_UNREACHABLE' } });
    expect(news).toMatchObject([{ kind: 'lost', why: { code: 'STORE_UNREACHABLE' } }]);
    expect(outages.lasting).toBeGreaterThan(0);
    facade.regainQuorum();
    expect(await store.append('game-3', newEvents(1), 'no-stream')).toMatchObject({ revision: 0 });
    expect(await followed).toHaveLength(1);
    expect(news).toMatchObject([{ kind: 'lost' }, { kind: 'back' }]);
    expect([outages.count, outages.lasting]).toEqual([1, 0]);
  });
});

describe('changes to a log by other programs', () => {
  it('include a scavenge, whose gaps readers and subscriptions skip', async () => {
    const facade = await stage.start();
    const store = await open(facade.connection);
    const [remaining, gone, last] = [newEvents(2), newEvents(700), newEvents(1)];
    await store.append('game-1', remaining, 'no-stream');
    await store.append('game-2', gone, 'no-stream');
    const place = (await store.head())!;
    await store.delete('game-2', 699);
    facade.log.scavenge();
    expect(idsOf(await collect(store.readAll()))).toEqual(idsOf(remaining));
    await store.append('game-1', last, 1);
    expect(idsOf(await collect(store.readAll()))).toEqual(idsOf([...remaining, ...last]));
    expect(idsOf(await collect(store.readAll({ after: place })))).toEqual(idsOf(last));
    expect(idsOf(await collect(store.follow({ after: place }), 1))).toEqual(idsOf(last));
  });

  it('include links, which are ignored', async () => {
    const facade = await stage.start();
    const store = await open(facade.connection);
    const events = newEvents(2);
    await store.append('game-1', events.slice(0, 1), 'no-stream');
    await facade.log.append('game-links', [proposed('$>', '0@game-1')], 'any');
    await store.append('game-2', events.slice(1), 'no-stream');
    expect(idsOf(await collect(store.readAll({ prefix: 'game-' })))).toEqual(idsOf(events));
    expect(idsOf(await collect(store.follow({ prefix: 'game-' }), 2))).toEqual(idsOf(events));
  });
});

describe('history', () => {
  /** Starts a leader and a second node whose log lacks the last `behind` events. */
  const cluster = async (behind: number) => {
    const log = new FacadeLog();
    const [leading, other] = [new FacadeLog(), log];
    const ids: string[] = [];
    for (let written = 0; written < 12_000; written += 1000) {
      const events = Array.from({ length: 1000 }, () => proposed());
      ids.push(...events.map(({ id }) => id));
      await leading.append('game-1', events, 'any');
      if (written < 12_000 - behind) await other.append('game-1', events, 'any');
    }
    const [leader, follower] = [await stage.start({ log: leading }), await stage.start({ log: other })];
    follower.follow(leader.endpoint);
    for (const node of [leader, follower])
      node.gossip([
        { ...leader.endpoint, state: 'leader', alive: true },
        { ...follower.endpoint, state: 'follower', alive: true },
      ]);
    const hosts = `127.0.0.1:${leader.port},127.0.0.1:${follower.port}`;
    return {
      leader,
      follower,
      ids,
      store: await open(`kurrentdb://${hosts}?tls=false`, 'discoveryInterval=5&defaultDeadline=8000'),
    };
  };

  it.each([0, 2000])('is read from a follower that is %d events behind', async (behind) => {
    const { store, leader, follower, ids } = await cluster(behind);
    expect(idsOf(await collect(store.readAll({ prefix: 'game-' })))).toEqual(ids);
    expect(follower.callsOf('subscribe')).toBe(1);
    expect(leader.callsOf('subscribe')).toBe(behind === 0 ? 0 : 1);
    // Events near the end are read only from the leader.
    const near = (await collect(store.read('game-1', { direction: 'backwards', limit: 5 }))).at(-1)!;
    expect(await collect(store.readAll({ prefix: 'game-', after: near.position }))).toHaveLength(4);
    expect(follower.callsOf('subscribe')).toBe(1);
  });

  it('is read from the leader if the other node is unavailable', async () => {
    const { store, follower, ids } = await cluster(0);
    follower.kill();
    expect(idsOf(await collect(store.readAll({ prefix: 'game-' })))).toEqual(ids);
  });
});
