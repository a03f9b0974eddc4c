import { randomUUID } from 'node:crypto';
import { createClient, type Client } from 'graphql-ws';
import { WebSocket } from 'ws';
import { pause } from '#runtime';
import type { Benchmark } from './benchmark.js';
import type { Figure } from './figure.js';
import type { StartKurrent } from './kurrentdb-server.js';
import { milliseconds, quantile } from './measure.js';
import { startServer, type ServerProcess } from './server-process.js';

const NAME = 'live-kurrentdb';
const GAMES = 10;
/** The average time that a player takes to decide, in milliseconds. */
const THOUGHT = 500;

interface Asked {
  readonly id: number;
  readonly seat: number;
  readonly min: number;
  readonly options: readonly { readonly key: string }[];
}
interface Table {
  readonly id: string;
  readonly seats: readonly { readonly token: string }[];
}

interface Begun {
  readonly id: string;
  readonly seats: readonly { readonly token: string | null; readonly invitation: string | null }[];
}

/** Starts a game with two seats, and claims the seat tokens. */
async function seated(url: string): Promise<Table> {
  const { startGame } = await ask<{ startGame: Begun }>(
    url,
    'mutation ($input: StartGameInput!) { startGame(input: $input) { id seats { token invitation } } }',
    { input: { players: [{ name: 'Ada' }, { name: 'Ben' }] } },
  );
  const seats = startGame.seats.map(async ({ token, invitation }) => {
    if (token !== null) return { token };
    const { claimSeat } = await ask<{ claimSeat: { readonly token: string } }>(
      url,
      'mutation ($invitation: String!) { claimSeat(invitation: $invitation) { token } }',
      { invitation },
    );
    return claimSeat;
  });
  return { id: startGame.id, seats: await Promise.all(seats) };
}

const decision = 'id seat min options { key }';

async function ask<T>(url: string, query: string, variables: object, token?: string): Promise<T> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data: T; errors?: unknown };
  if (errors !== undefined)
    throw new Error(`A server refused what the benchmark asked: ${JSON.stringify(errors)}`);
  return data;
}

/** Follows a game on a different server from the one on which it is played. Records when each event arrives. */
class Follower {
  readonly toldAt = new Map<number, number>();
  readonly firstAfter: Promise<number>;
  private readonly client: Client;

  constructor(url: string, game: string) {
    const from = performance.now();
    this.client = createClient({ url: `${url.replace('http', 'ws')}/graphql`, webSocketImpl: WebSocket });
    this.firstAfter = new Promise((resolve, reject) => {
      this.client.subscribe<{ gameEvents: { revision: number } }>(
        { query: 'subscription ($id: ID!) { gameEvents(id: $id) { revision } }', variables: { id: game } },
        {
          next: ({ data }) => {
            this.toldAt.set(data?.gameEvents.revision ?? -1, performance.now());
            resolve(performance.now() - from);
          },
          error: reject,
          complete: () => undefined,
        },
      );
    });
  }

  async close(): Promise<void> {
    await this.client.dispose();
  }
}

/**
 * Measures how long decisions and the delivery of events take in ten games that are played on one server and followed
 * on another. Both servers share a KurrentDB.
 */
export const liveOnKurrent = (start: StartKurrent): Benchmark => ({
  name: NAME,
  about: 'ten live games on a server, followed on another, with a store that both share',
  run: async ({ root, sizes, temporaryFolder }) => {
    const store = await start(root);
    const environment = { EVENT_STORE: store.connection, RETRACE_SECRET: randomUUID() };
    const servers: ServerProcess[] = [];
    for (const _ of [1, 2]) servers.push(await startServer(root, temporaryFolder(), environment));
    const [playing, following] = servers.map(({ url }) => url);
    const took = { decision: [] as number[], delivered: [] as number[], first: [] as number[] };
    await Promise.all(
      Array.from({ length: Math.min(GAMES, sizes.games) }, () =>
        playOne(playing ?? '', following ?? '', Math.ceil(sizes.repeats / 40), took),
      ),
    );
    for (const server of servers) await server.stop();
    await store.stop();
    const figure = (what: string, values: readonly number[], share: number, most: number): Figure => ({
      benchmark: NAME,
      what,
      unit: share === 0.5 ? 'ms, median' : 'ms, 95 %',
      own: quantile(values, share),
      better: 'less',
      goal: { value: most },
    });
    return [
      figure('a decision, ten live games', took.decision, 0.5, 25),
      figure('a decision, ten live games', took.decision, 0.95, 60),
      figure('told to a follower on another server', took.delivered, 0.5, 30),
      figure('told to a follower on another server', took.delivered, 0.95, 80),
      figure('the first event of a new follower', took.first, 0.95, 300),
    ];
  },
});

/** Makes `decisions` decisions in a game, with a pause before each. */
async function playOne(
  playing: string,
  following: string,
  decisions: number,
  took: { readonly decision: number[]; readonly delivered: number[]; readonly first: number[] },
): Promise<void> {
  const table = await seated(playing);
  const follower = new Follower(following, table.id);
  took.first.push(await follower.firstAfter);
  let question = await pending(playing, table);
  for (let made = 0; made < decisions && question !== null; made++) {
    const { id, seat, min, options } = question;
    await pause(THOUGHT * (0.5 + Math.random()));
    const from = performance.now();
    let revision = -1;
    const spent = await milliseconds(async () => {
      const { decide } = await ask<{ decide: { readonly events: readonly { readonly revision: number }[] } }>(
        playing,
        `mutation ($game: ID!, $decision: Int!, $choice: [String!]!) {
          decide(game: $game, decision: $decision, choice: $choice) { events { revision } } }`,
        { game: table.id, decision: id, choice: options.slice(0, min).map(({ key }) => key) },
        table.seats[seat]?.token,
      );
      revision = decide.events[0]?.revision ?? -1;
    });
    took.decision.push(spent);
    question = await pending(playing, table);
    // The event usually arrives before the request completes, so the loop rarely waits.
    for (let waited = 0; waited < 400 && !follower.toldAt.has(revision); waited++) await pause(5);
    took.delivered.push((follower.toldAt.get(revision) ?? Infinity) - from);
  }
  await follower.close();
}

async function pending(url: string, { id, seats }: Table): Promise<Asked | null> {
  for (const [seat, { token }] of seats.entries()) {
    const { game } = await ask<{ game: { state: { decision: Asked | null } } }>(
      url,
      `query ($id: ID!, $as: String!) { game(id: $id) { state(as: $as) { decision { ${decision} } } } }`,
      { id, as: `${seat}` },
      token,
    );
    if (game.state.decision === null || game.state.decision.seat === seat) return game.state.decision;
  }
  return null;
}
