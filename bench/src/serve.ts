import { SqliteEventStore } from '#event-store';
import { below, randomSource } from '#kernel';
import { invariant } from '#record';
import type { Benchmark } from './benchmark.js';
import { median, milliseconds, quantile } from './measure.js';
import { mixedSetups } from './games.js';
import { positionQuery } from './position-query.js';
import { gameStreams, playAndRecord } from './recording.js';
import { startServer, type ServerProcess } from './server-process.js';

interface Answer {
  readonly data?: { readonly game: { readonly lastPosition: string } };
  readonly errors?: unknown;
}

async function ask(url: string, variables: object): Promise<Answer> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: positionQuery, variables }),
  });
  const answer = (await response.json()) as Answer;
  invariant(answer.errors === undefined, `the server answers: ${JSON.stringify(answer.errors)}`);
  return answer;
}

async function timesOfStates(server: ServerProcess, requests: number): Promise<number[]> {
  const random = randomSource('bench serve');
  const id = 'bench-0';
  const { data } = await ask(server.url, { id, at: null, as: 'spectator' });
  const last = Number.parseInt(data?.game.lastPosition ?? '0', 10);
  const times: number[] = [];
  // The first third of the requests only warms up the server, so its times are ignored.
  for (let count = 0; count < Math.ceil(requests * 1.5); count++) {
    const variables = { id, at: `${below(random, last + 1)}`, as: ['0', '1', 'spectator', 'all'][count % 4] };
    times.push(await milliseconds(() => ask(server.url, variables)));
  }
  return times.slice(-requests);
}

export const serve: Benchmark = {
  name: 'serve',
  about: 'starting the server with recorded games, and asking it for positions over HTTP',
  run: async ({ root, sizes, temporaryFolder }) => {
    const folder = temporaryFolder();
    const store = await SqliteEventStore.open(folder);
    await playAndRecord(gameStreams(store), mixedSetups(sizes.recorded));
    await store.close();
    // The first start is not measured, because it builds the list of games, which later starts reuse.
    await (await startServer(root, folder)).stop();
    const starts: number[] = [];
    let times: readonly number[] = [];
    for (let turn = 0; turn < sizes.repetitions; turn++) {
      const server = await startServer(root, folder);
      try {
        starts.push(server.readyAfter);
        if (turn === 0) times = await timesOfStates(server, sizes.requests);
      } finally {
        await server.stop();
      }
    }
    const state = {
      benchmark: 'serve',
      what: 'state at a random position, over HTTP',
      better: 'less',
    } as const;
    return [
      { ...state, unit: 'ms, median', own: median(times), goal: { value: 10 } },
      { ...state, unit: 'ms, 95 %', own: quantile(times, 0.95) },
      {
        benchmark: 'serve',
        what: `starting a server with ${sizes.recorded} games`,
        unit: 's',
        own: median(starts) / 1000,
        better: 'less',
        goal: { value: 3 },
      },
    ];
  },
};
