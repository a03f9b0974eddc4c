import { setFlagsFromString } from 'node:v8';
import { altered } from '#altered/rules';
import { SqliteEventStore } from '#event-store';
import { Replay } from '#projections';
import { invariant, omniscient } from '#record';
import type { Benchmark } from './benchmark.js';
import { usedIn } from './disk.js';
import { median } from './measure.js';
import { gameStreams } from './recording.js';
import { recordMany } from './stored-games.js';

/** The number of events in an average game between starter decks. Figures are scaled to games of this length. */
const EVENTS = 450;

/** Returns the CPU time in milliseconds that this process uses while a function runs. */
async function cpuMilliseconds(work: () => Promise<void>): Promise<number> {
  const from = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1000;
}

export const cold: Benchmark = {
  name: 'cold',
  about: `games read for the first time: read, folded and shown in the middle; their size on disk`,
  run: async ({ sizes, temporaryFolder }) => {
    // Sets the same flag as the server, so that the figures apply to the server.
    setFlagsFromString('--no-allocation-site-pretenuring');
    const folder = temporaryFolder();
    const writing = await SqliteEventStore.open(folder);
    const games = await recordMany(gameStreams(writing), sizes.games * 2);
    await writing.close();
    const bytes = usedIn(folder);
    const store = await SqliteEventStore.open(folder);
    const streams = gameStreams(store);
    const taken: number[] = [];
    for (const { id, events } of games) {
      const took = await cpuMilliseconds(async () => {
        const replay = new Replay(altered, await streams.read(id));
        const middle = replay.at({ revision: Math.floor(events / 2) });
        invariant(middle.ok, 'the position is in the game');
        altered.see.view(middle.value, omniscient);
      });
      taken.push((took / events) * EVENTS);
    }
    await store.close();
    // The first half only warms up the engine, so its times are ignored.
    const warm = taken.slice(sizes.games);
    const all = games.reduce((sum, { events }) => sum + events, 0);
    return [
      {
        benchmark: 'cold',
        what: `opening a game of ${EVENTS} events and showing its middle`,
        unit: 'ms of CPU, median',
        own: median(warm),
        better: 'less',
        goal: { value: 5 },
      },
      {
        benchmark: 'cold',
        what: `size of a game of ${EVENTS} events in SQLite`,
        unit: 'kB on disk',
        own: (bytes / all / 1000) * EVENTS,
        better: 'less',
        goal: { value: 40 },
      },
    ];
  },
};
