import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { openEventStore, type EventStore } from '#event-store';
import type { Decision, GameId } from '#record';
import { pause } from '#runtime';
import { Stage, type KurrentFacade } from '#event-store/testing';
import { highCardGame } from '../../test/recorded-games.js';
import { localAccess, RunningApi } from '../../test/running-api.js';

const servers: RunningApi[] = [];
// Stops the servers before their store, because a server would wait for a store that has stopped.
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
});
const stage = new Stage(afterEach);

const opened = ({ connection }: KurrentFacade): Promise<EventStore> =>
  openEventStore({ kind: 'kurrentdb', folder: '.', connection: `${connection}&discoveryInterval=5` });
async function serving(facade: KurrentFacade, access = localAccess()): Promise<RunningApi> {
  const server = await RunningApi.start({}, { store: await opened(facade), access });
  servers.push(server);
  return server;
}

/** Performs some work. Returns the number of reads and appends that the store's server received meanwhile. */
async function calls(facade: KurrentFacade, work: () => Promise<unknown>) {
  const count = () => ({ reads: facade.callsOf('read'), appends: facade.callsOf('batchAppend') });
  // Waits for the list of games, which might still be reading earlier events.
  let before = count();
  for (let quiet = 0; quiet < 10; quiet++) {
    await pause(20);
    if (count().reads !== before.reads) quiet = 0;
    before = count();
  }
  await work();
  const after = count();
  return { reads: after.reads - before.reads, appends: after.appends - before.appends };
}

interface Begun {
  readonly id: GameId;
  readonly seats: readonly { readonly token: string }[];
}
interface Invited {
  readonly id: GameId;
  readonly seats: readonly { readonly token: string | null; readonly invitation: string | null }[];
}
const bearer = (token = '') => ({ authorization: `Bearer ${token}` });

async function begin(api: RunningApi): Promise<Begun> {
  const players = [{ name: 'Ada' }, { name: 'Ben' }];
  const { data, errors } = await api.ask(
    'mutation ($input: StartGameInput!) { startGame(input: $input) { id seats { token invitation } } }',
    { input: { players } },
  );
  expect(errors).toEqual([]);
  const { id, seats } = data.startGame as Invited;
  const claim = 'mutation ($invitation: String!) { claimSeat(invitation: $invitation) { token } }';
  const held = seats.map(async ({ token, invitation }) => {
    if (token !== null) return { token };
    const claimed = await api.ask(claim, { invitation });
    return claimed.data.claimSeat as { token: string };
  });
  return { id, seats: await Promise.all(held) };
}

/** Returns the pending decision as the deciding player sees it. */
async function pending(api: RunningApi, { id, seats }: Begun): Promise<Decision | null> {
  for (const [seat, { token }] of seats.entries()) {
    const { data } = await api.ask(
      'query ($id: ID!, $as: String!) { game(id: $id) { state(as: $as) { decision { id seat min max options { key } } } } }',
      { id, as: `${seat}` },
      bearer(token),
    );
    const decision = data.game.state.decision as Decision | null;
    if (decision === null || decision.seat === seat) return decision;
  }
  return null;
}

const decide = (api: RunningApi, { id, seats }: Begun, { id: decision, seat, options, min }: Decision) =>
  api.ask(
    `mutation ($id: ID!, $decision: Int!, $choice: [String!]!) {
      decide(game: $id, decision: $decision, choice: $choice) { position events { position } next { id seat } } }`,
    { id, decision, choice: options.slice(0, min).map(({ key }) => key) },
    bearer(seats[seat]?.token),
  );

describe('requests to KurrentDB', () => {
  it('are one append and no read for a decision on a cached game', async () => {
    const facade = await stage.start({ maxAppendSize: 8_388_608 });
    const api = await serving(facade);
    const game = await begin(api);
    for (let taken = 0; taken < 4; taken++) {
      const decision = (await pending(api, game))!;
      const counts = await calls(facade, async () => {
        const { errors, data } = await decide(api, game, decision);
        expect(errors).toEqual([]);
        expect(data.decide.events.length).toBeGreaterThan(0);
      });
      expect(counts.appends).toBe(1);
      expect(counts.reads).toBe(0);
    }
  }, 120_000);

  it('accept or refuse a decision on a game that continued elsewhere, according to the store', async () => {
    const facade = await stage.start({ maxAppendSize: 8_388_608 });
    const access = localAccess();
    const [left, right] = [await serving(facade, access), await serving(facade, access)];
    const game = await begin(left);
    let stale: Decision | null = null;
    for (let taken = 0; taken < 6; taken++) {
      const decision = (await pending(taken % 2 === 0 ? right : left, game))!;
      const { errors, data } = await decide(taken % 2 === 0 ? left : right, game, decision);
      expect(errors).toEqual([]);
      // Neither server records a decision twice, and the second response equals the first.
      const again = await decide(taken % 2 === 0 ? right : left, game, decision);
      expect(again.data.decide).toEqual(data.decide);
      if (stale !== null) {
        // A choice that differs from the recorded choice is stale. Only a repetition of the recorded choice would get
        // the same response.
        const late = await decide(left, game, { ...stale, options: [{ key: 'another' }], min: 1 });
        expect(late.errors[0]?.extensions['code']).toBe('DECISION_STALE');
      }
      stale = decision;
    }
    const events = await left.streams.read(game.id);
    expect(events.map(({ revision }) => revision)).toEqual(events.map((_, index) => index));
  });

  it('are one read for a finished game, one more for the next visit, and then none', async () => {
    const facade = await stage.start({ maxAppendSize: 8_388_608 });
    const api = await serving(facade);
    await api.streams.appendRecorded('over' as GameId, highCardGame('over', { days: 40 }), 'no-stream');
    const read = jest.spyOn(api.store, 'read');
    const readsOfQuery = async () => {
      read.mockClear();
      const { errors } = await api.ask('{ game(id: "over") { state { position } } }');
      expect(errors).toEqual([]);
      return read.mock.calls.map(([stream]) => stream).filter((stream) => stream === 'game-over');
    };
    // Waits for the list of games, which might be reading the event at the same time.
    await api.ask('{ games { totalCount } }');
    expect(await readsOfQuery()).toHaveLength(1);
    expect(await readsOfQuery()).toHaveLength(1);
    expect(await readsOfQuery()).toEqual([]);
  });

  it('are shared if several callers need the end of the store at the same time', async () => {
    const facade = await stage.start();
    const store = await stage.opened(opened(facade));
    const counts = await calls(facade, () => Promise.all(Array.from({ length: 50 }, () => store.head())));
    expect(counts.reads).toBeLessThanOrEqual(2);
  });
});
