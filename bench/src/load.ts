import { SqliteEventStore } from '#event-store';
import { below, randomSource, type RandomSource } from '#kernel';
import { invariant } from '#record';
import type { Benchmark, Sizes } from './benchmark.js';
import type { Figure } from './figure.js';
import { Followers } from './followers.js';
import { LiveGame } from './live-game.js';
import { quantile } from './measure.js';
import { positionQuery } from './position-query.js';
import { gameStreams } from './recording.js';
import { startServer, type ServerProcess } from './server-process.js';
import { askServer, steadily } from './steady-requests.js';
import { gameId, recordMany, type StoredGame } from './stored-games.js';

/** The number of requests per second. */
const RATE = 50;

const card = 'item object reference name';
const ofGame = (field: string): string => `query ($id: ID!, $as: String!) { game(id: $id) { ${field} } }`;

/** The queries of the viewer's review page. */
const questions: readonly { readonly name: string; readonly query: string }[] = [
  { name: 'stateAt', query: positionQuery },
  {
    name: 'timeline(first: 100)',
    query: ofGame(`timeline(first: 100, as: $as) { pageInfo { endCursor hasNextPage }
      edges { cursor node { position revision text rules { number summary } clock { day phase turn seat } } } }`),
  },
  {
    name: 'reactions',
    query:
      ofGame(`reactions(first: 100, as: $as) { totalCount edges { node { emblem position seat text played over
      outcome caused parent depth thatDay source { ${card} } } } }`),
  },
  {
    name: 'counterHistory',
    query:
      ofGame(`counterHistory(first: 100, as: $as) { totalCount edges { node { position seat name delta value how
      cause rule on { ${card} } } } }`),
  },
];

/** The number of simulated users who review games at the same time. */
const READERS = 25;
/** The number of consecutive queries that a user sends about the same game. */
const STAY = 40;

/** Returns the game for the query with the given number. */
type Interest = (number: number) => StoredGame;

/** Picks the same game for several queries of a user. Users switch games at different times. */
function reviewing(games: readonly StoredGame[], random: RandomSource): Interest {
  const readers = Array.from({ length: READERS }, () => pick(random, games));
  return (number) => {
    const reader = number % READERS;
    const turn = Math.floor(number / READERS) + Math.floor((reader * STAY) / READERS);
    if (turn % STAY === 0) readers[reader] = pick(random, games);
    return readers[reader] ?? pick(random, games);
  };
}

/** Picks a random game for each query, so that most queries are about games that are not cached. */
const wandering =
  (games: readonly StoredGame[], random: RandomSource): Interest =>
  () =>
    pick(random, games);

function pick(random: RandomSource, games: readonly StoredGame[]): StoredGame {
  const game = games[below(random, games.length)];
  invariant(game !== undefined, 'there are games');
  return game;
}

/**
 * Sends each query about random positions and from all perspectives. Returns the 95% quantile of each query's response
 * times in milliseconds.
 */
async function answers(
  server: ServerProcess,
  how: string,
  interest: Interest,
  { repeats }: Sizes,
): Promise<Figure[]> {
  const random = randomSource('bench load');
  const figures: Figure[] = [];
  for (const { name, query } of questions) {
    const ask = async (number: number): Promise<void> => {
      const game = interest(number);
      const at = `${below(random, game.events)}`;
      const as = ['0', '1', 'spectator', 'all'][number % 4];
      await askServer(server.url, query, { id: game.id, as, ...(name === 'stateAt' && { at }) });
    };
    // This run only warms up the engine, so its times are ignored.
    await steadily(RATE, Math.ceil(repeats / 5), ask);
    const times = await steadily(RATE, repeats, ask);
    figures.push({
      benchmark: 'load',
      what: `\`${name}\` of ${how}, at ${RATE} requests/s`,
      unit: 'ms, 95 %',
      own: quantile(times, 0.95),
      better: 'less',
      goal: { value: 25 },
    });
  }
  return figures;
}

export const load: Benchmark = {
  name: 'load',
  about: 'a server with many games and many followers, asked at a steady rate',
  run: async ({ root, sizes, temporaryFolder }) => {
    const folder = temporaryFolder();
    const store = await SqliteEventStore.open(folder);
    const streams = gameStreams(store);
    const games = await recordMany(streams, sizes.stored);
    // The first start is not measured, because it builds the list of games, which later starts reuse.
    await (await startServer(root, folder)).stop();
    const server = await startServer(root, folder);
    const watched = gameId('watched');
    const live = await LiveGame.begin(streams, watched);
    const followers = new Followers(server.url, watched, sizes.followers);
    try {
      const random = randomSource('bench load');
      const figures = await answers(
        server,
        'games that users are reviewing',
        reviewing(games, random),
        sizes,
      );
      figures.push(...(await answers(server, 'a different game each time', wandering(games, random), sizes)));
      const events = await live.stop();
      const complete = await followers.complete(events);
      figures.push({
        benchmark: 'load',
        what: `followers who received all ${events} events of a game`,
        unit: 'followers',
        own: complete,
        better: 'more',
        goal: { value: sizes.followers },
      });
      const memory = server.peakMemory();
      if (memory !== null)
        figures.push({
          benchmark: 'load',
          what: `maximum memory of a server with ${sizes.stored} games`,
          unit: 'MB',
          own: memory / 1024 ** 2,
          better: 'less',
          goal: { value: 400 },
        });
      return figures;
    } finally {
      await live.stop();
      await followers.leave();
      await server.stop();
      await store.close();
    }
  },
};
