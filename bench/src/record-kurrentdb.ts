import { cpus } from 'node:os';
import { randomUUID } from 'node:crypto';
import { openEventStore, type EventStore } from '#event-store';
import type { GameEvent } from '#record';
import type { Benchmark } from './benchmark.js';
import { mixedGames } from './games.js';
import type { StartKurrent } from './kurrentdb-server.js';
import { rates } from './measure.js';
import { gameStreams } from './recording.js';
import { gameId } from './stored-games.js';

const NAME = 'record-kurrentdb';
/** The number of games per core that are recorded at the same time. */
const FOR_A_CORE = 8;
/** The number of events from one decision to the next. */
const DECISION = 8;
/** The number of warm-up turns, which prepare both the JavaScript engine and the server. */
const WARM_UPS = 20;

/** Records games concurrently, decision by decision. Returns the number of events. */
async function recordAtOnce(store: EventStore, games: readonly (readonly GameEvent[])[]): Promise<number> {
  const streams = gameStreams(store);
  const run = randomUUID().slice(0, 8);
  let all = 0;
  await Promise.all(
    games.map(async (events, number) => {
      const id = gameId(`bench-${run}-${number}`);
      for (let from = 0; from < events.length; from += DECISION)
        await streams.append(id, events.slice(from, from + DECISION), from === 0 ? 'no-stream' : from - 1);
      all += events.length;
    }),
  );
  return all;
}

/** Records eight games per core concurrently to KurrentDB, and for comparison to SQLite. */
export const recordToKurrent = (start: StartKurrent): Benchmark => ({
  name: NAME,
  about: 'games that are recorded at the same time, a decision at a time, to KurrentDB and to SQLite',
  run: async ({ root, sizes, temporaryFolder }) => {
    const server = await start(root);
    const { connection } = server;
    const [kurrent, sqlite] = [
      await openEventStore({ kind: 'kurrentdb', folder: '.', connection }),
      await openEventStore({ kind: 'sqlite', folder: temporaryFolder() }),
    ];
    const atOnce = Math.min(cpus().length * FOR_A_CORE, sizes.games);
    const games = mixedGames(atOnce);
    const works = { own: () => recordAtOnce(kurrent, games), peer: () => recordAtOnce(sqlite, games) };
    const { own, peer } = await rates(sizes.repetitions, works, sizes.repetitions > 1 ? WARM_UPS : 1);
    for (const store of [kurrent, sqlite]) await store.close();
    await server.stop();
    return [
      {
        benchmark: NAME,
        what: `${atOnce} games at once, a decision at a time`,
        unit: 'events/s',
        own,
        better: 'more',
        peer: { name: 'the same to SQLite', value: peer },
        goal: { value: 0.6, of: 'peer' },
      },
    ];
  },
});
