import { SqliteEventStore } from '#event-store';
import type { Benchmark } from './benchmark.js';
import { longGame } from './games.js';
import { median, milliseconds, quantile } from './measure.js';
import { positionQuery } from './position-query.js';
import { gameStreams } from './recording.js';
import { startServer } from './server-process.js';
import { askServer, steadily } from './steady-requests.js';
import { gameId, recordMany } from './stored-games.js';

/** The number of small queries per second. */
const RATE = 50;

/** Requests every measure after every event. No other query about a game has as large a response. */
const everyMeasure = /* GraphQL */ `
  query ($id: ID!) {
    game(id: $id) {
      measures(every: EVENT, as: "all") {
        points {
          position
        }
        series {
          name
          seat
          values
        }
      }
    }
  }
`;

export const beside: Benchmark = {
  name: 'beside',
  about: 'small questions to a server while it answers a large one, again and again',
  run: async ({ root, sizes, temporaryFolder }) => {
    const folder = temporaryFolder();
    const store = await SqliteEventStore.open(folder);
    const streams = gameStreams(store);
    const long = longGame(sizes.longGame);
    await streams.append(gameId('long'), long, 'no-stream');
    const [small] = await recordMany(streams, 1);
    await store.close();
    const server = await startServer(root, folder);
    const askLarge = () => askServer(server.url, everyMeasure, { id: 'long' });
    const askSmall = (number: number) =>
      askServer(server.url, positionQuery, {
        id: small?.id,
        at: `${number % (small?.events ?? 1)}`,
        as: 'spectator',
      });
    try {
      await askLarge();
      await steadily(RATE, Math.ceil(sizes.repeats / 5), askSmall);
      const alone = await steadily(RATE, sizes.repeats, askSmall);
      const large: number[] = [];
      const over = new AbortController();
      const inTurn = (async () => {
        while (!over.signal.aborted) large.push(await milliseconds(askLarge));
      })();
      const times = await steadily(RATE, sizes.repeats, askSmall);
      over.abort();
      await inTurn;
      const figure = { benchmark: 'beside', better: 'less' } as const;
      return [
        { ...figure, what: 'state at a position, alone', unit: 'ms, 99 %', own: quantile(alone, 0.99) },
        {
          ...figure,
          what: `state at a position, while a client requests all measures of a game of ${long.length} events`,
          unit: 'ms, 99 %',
          own: quantile(times, 0.99),
          goal: { value: 50 },
        },
        { ...figure, what: 'all those measures', unit: 'ms, median', own: median(large) },
      ];
    } finally {
      await server.stop();
    }
  },
};
