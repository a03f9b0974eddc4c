import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { SqliteEventStore } from '#event-store';
import { below, randomSource } from '#kernel';
import { invariant } from '#record';
import { whileWaiting } from '#runtime';
import type { Benchmark } from './benchmark.js';
import type { Figure } from './figure.js';
import { median } from './measure.js';
import { gameStreams } from './recording.js';
import { startServer } from './server-process.js';
import { steadily } from './steady-requests.js';
import { recordMany } from './stored-games.js';

/** The number of requests per second. */
const RATE = 44;
/** The time after which a client closes its connection, in milliseconds. */
const PATIENCE = 30_000;

/** Requests the whole log of a game that is not cached. */
const query = /* GraphQL */ `
  query ($id: ID!) {
    game(id: $id) {
      timeline(first: 500, as: "all") {
        edges {
          node {
            position
            text
          }
        }
      }
    }
  }
`;

/** The outcome of a request. `left open` means that the client gave up before a response arrived. */
type Outcome = 'answered' | 'refused' | 'broken off' | 'left open';

interface Answer {
  readonly errors?: readonly { readonly extensions?: { readonly code?: string } }[];
}

/** Sends the query. Returns the outcome, and the delay before a refused request should be repeated. */
async function answerOf(url: string, id: string, signal: AbortSignal) {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { id } }),
    signal,
  });
  return { answer: (await response.json()) as Answer, retryAfter: response.headers.get('retry-after') };
}

async function outcomeOf(url: string, id: string): Promise<Outcome> {
  const received = await whileWaiting([], PATIENCE, (signal) =>
    answerOf(url, id, signal).catch((): Outcome => (signal.aborted ? 'left open' : 'broken off')),
  );
  if (typeof received === 'string') return received;
  const { answer, retryAfter } = received;
  if (answer.errors === undefined) return 'answered';
  const isRefused = answer.errors[0]?.extensions?.code === 'OVERLOADED' && retryAfter !== null;
  invariant(isRefused, `the server answers or is overloaded: ${JSON.stringify(answer.errors)}`);
  return 'refused';
}

/** Starts processes that keep all processors busy. Returns a function that ends them. */
function busyNeighbours(): () => void {
  const neighbours = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  );
  return () => {
    for (const neighbour of neighbours) neighbour.kill('SIGKILL');
  };
}

export const overload: Benchmark = {
  name: 'overload',
  about:
    'a server with many games beside busy neighbours, with requests for different games, faster than it can answer',
  run: async ({ root, sizes, temporaryFolder }) => {
    const folder = temporaryFolder();
    const store = await SqliteEventStore.open(folder);
    const games = await recordMany(gameStreams(store), sizes.stored);
    await store.close();
    // The first start is not measured, because it builds the list of games, which later starts reuse.
    await (await startServer(root, folder)).stop();
    const server = await startServer(root, folder);
    const endNeighbours = busyNeighbours();
    try {
      const random = randomSource('bench overload');
      const count = Math.ceil(RATE * sizes.seconds * 6);
      const outcomes: Outcome[] = [];
      const answered: number[] = [];
      await steadily(RATE, count, async () => {
        const from = performance.now();
        const outcome = await outcomeOf(server.url, games[below(random, games.length)]?.id ?? '');
        outcomes.push(outcome);
        if (outcome === 'answered') answered.push(performance.now() - from);
      });
      const figure = (outcome: Outcome, better: Figure['better']): Figure => ({
        benchmark: 'overload',
        what: `requests ${outcome}, of ${count} at ${RATE}/s`,
        unit: 'requests',
        own: outcomes.filter((each) => each === outcome).length,
        better,
      });
      const none = { goal: { value: 0 } };
      return [
        figure('answered', 'more'),
        figure('refused', 'less'),
        { ...figure('broken off', 'less'), ...none },
        { ...figure('left open', 'less'), ...none },
        {
          benchmark: 'overload',
          what: 'an answer',
          unit: 'ms, median',
          own: median(answered),
          better: 'less',
        },
      ];
    } finally {
      endNeighbours();
      await server.stop();
    }
  },
};
