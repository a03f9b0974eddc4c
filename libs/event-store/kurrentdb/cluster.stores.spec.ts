import { afterEach, describe, expect, it } from '@jest/globals';
import { Stage, type KurrentFacade } from '#event-store/testing';
import { collect, idsOf, newEvents } from '../contract/events.js';
import { KurrentEventStore } from './store.js';
import type { NewEvent } from '../streams/port.js';

const stage = new Stage(afterEach);
const open = (connection: string, options = 'discoveryInterval=5') =>
  stage.opened(KurrentEventStore.open(`${connection}&${options}`));

describe('a cluster', () => {
  /** Starts two nodes with the same log. The first node is the leader. */
  const cluster = async () => {
    const first = await stage.start();
    const second = await stage.start({ log: first.log });
    const lead = (leader: KurrentFacade, other: KurrentFacade) => {
      leader.follow(null);
      other.follow(leader.endpoint);
      for (const node of [leader, other])
        node.gossip([
          { ...leader.endpoint, state: 'leader', alive: true },
          { ...other.endpoint, state: 'follower', alive: true },
        ]);
    };
    lead(first, second);
    const hosts = `127.0.0.1:${first.port},127.0.0.1:${second.port}`;
    return { first, second, lead, hosts };
  };

  it.each(['kurrentdb', 'esdb'])('is found through any of its nodes (%s)', async (scheme) => {
    const { first, second, hosts } = await cluster();
    const store = await open(`${scheme}://${hosts}?tls=false`);
    await store.append('game-1', newEvents(1), 'no-stream');
    expect(await collect(store.read('game-1'))).toHaveLength(1);
    expect(first.callsOf('batchAppend')).toBe(1);
    expect(second.callsOf('batchAppend') + second.callsOf('read')).toBe(0);
  });

  it.each(['kurrentdb', 'esdb'])('is found through a name (%s+discover)', async (scheme) => {
    const { first, second } = await cluster();
    const store = await open(`${scheme}+discover://127.0.0.1:${second.port}?tls=false`);
    await store.append('game-1', newEvents(1), 'no-stream');
    expect(first.callsOf('batchAppend')).toBe(1);
  });

  it('redirects requests from a follower to the leader', async () => {
    const { first, second } = await cluster();
    const store = await open(second.connection);
    const events = newEvents(2);
    await store.append('game-1', events, 'no-stream');
    expect(idsOf(await collect(store.read('game-1')))).toEqual(idsOf(events));
    expect(await store.head()).not.toBeNull();
    expect(first.callsOf('batchAppend')).toBe(1);
  }, 30_000);

  it('continues when another node becomes the leader, and when the old one stops', async () => {
    const { first, second, lead, hosts } = await cluster();
    const store = await open(`kurrentdb://${hosts}?tls=false`);
    const written: NewEvent[] = [];
    const followed = collect(store.follow(), 9);
    const append = async () => {
      const events = newEvents(3);
      await store.append('game-1', events, written.length === 0 ? 'no-stream' : written.length - 1);
      written.push(...events);
    };
    await append();
    lead(second, first);
    await append();
    first.kill();
    await append();
    expect(idsOf(await collect(store.read('game-1')))).toEqual(idsOf(written));
    expect(idsOf(await followed)).toEqual(idsOf(written));
    expect(second.callsOf('batchAppend')).toBeGreaterThanOrEqual(2);
  }, 60_000);
});
