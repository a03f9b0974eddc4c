import { altered } from '#altered/rules';
import { SqliteEventStore, type GameStreams } from '#event-store';
import { openReadModels, Projection, type ReadModels } from '#read-models';
import type { GameEvent } from '#record';
import { reviewChange } from '#reviews';
import type { Benchmark, Sizes } from './benchmark.js';
import { usedIn } from './disk.js';
import type { Figure } from './figure.js';
import { mixedGames, type Game } from './games.js';
import { quantile } from './measure.js';
import { gameStreams } from './recording.js';
import { gameId } from './stored-games.js';

const benchmark = 'scale';

/** The rates at which games begin, per second. */
const RATES = [10, 100, 1000];
/** The number of events in the standard game of docs/operating/scale.md. Figures are scaled to games of this length. */
const EVENTS = 450;
/** The maximum number of games recorded at the same time. Other games wait. */
const AT_ONCE = 64;
/** The number of different games. Further games repeat their events under other ids. */
const DIFFERENT = 50;

/** The assumptions of docs/operating/scale.md about a game of 450 events. */
const paper = {
  /** The CPU time per game, in milliseconds: 11 to record the game and 21 to update the read models. */
  cpu: 32,
  /** The number of games per second that one fully loaded core can record and add to the read models. */
  games: 1000 / 32,
  /** The kilobytes that a game occupies on the disk. */
  disk: 32,
};

/** Splits a game into appends, each with a choice and its consequences. */
function stretchesOf(game: Game): readonly GameEvent[][] {
  const stretches: GameEvent[][] = [[]];
  for (const event of game) {
    if (event.kind === 'DecisionMade') stretches.push([]);
    stretches.at(-1)?.push(event);
  }
  return stretches;
}

/** The results at one rate of new games. */
interface Carried {
  /** The number of completed games per second, scaled to games of 450 events. */
  readonly games: number;
  /** How many milliseconds each append took to be durable. */
  readonly appends: readonly number[];
  readonly events: number;
}

/** Records games decision by decision. New games begin at the given rate for a number of seconds. */
async function recorded(
  streams: GameStreams,
  games: readonly (readonly GameEvent[][])[],
  rate: number,
  seconds: number,
): Promise<Carried> {
  const appends: number[] = [];
  let events = 0;
  let begun = 0;
  const from = performance.now();
  const elapsed = (): number => (performance.now() - from) / 1000;
  const play = async (number: number): Promise<void> => {
    const id = gameId(`at-${rate}-${number}`);
    let last = -1;
    for (const stretch of games[number % games.length] ?? []) {
      const started = performance.now();
      await streams.append(id, stretch, last < 0 ? 'no-stream' : last);
      appends.push(performance.now() - started);
      last += stretch.length;
      events += stretch.length;
    }
  };
  /** Records games one after another as they become due, until the time is up. */
  const recorder = async (): Promise<void> => {
    while (elapsed() < seconds) {
      if (begun < rate * elapsed()) await play(begun++);
      else await new Promise((resolve) => setTimeout(resolve, 1));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, recorder));
  return { games: events / EVENTS / elapsed(), appends, events };
}

/** Returns the CPU time that this process has used, in milliseconds. */
function cpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * Records games at one rate in a new store. Updates the read models meanwhile, and completes them after the last game.
 */
async function atRate(
  folder: string,
  games: readonly (readonly GameEvent[][])[],
  rate: number,
  { seconds }: Sizes,
): Promise<readonly Figure[]> {
  const store = await SqliteEventStore.open(folder);
  const models: ReadModels = await openReadModels({ kind: 'sqlite', folder });
  const streams = gameStreams(store);
  const projection = new Projection(models, {
    store,
    streams,
    modules: new Map([[altered.id, altered]]),
    readReview: reviewChange,
  });
  const ended = new AbortController();
  try {
    const before = cpu();
    const following = projection.follow(ended.signal);
    const { games: carried, appends, events } = await recorded(streams, games, rate, seconds);
    const from = performance.now();
    await projection.catchUp();
    const behind = performance.now() - from;
    ended.abort();
    await following;
    const spent = cpu() - before;
    await store.close();
    const what = (label: string): string => `${label}, ${rate} games a second begun`;
    const perGame = EVENTS / events;
    return [
      {
        benchmark,
        what: what(`games of ${EVENTS} events recorded`),
        unit: 'games/s',
        own: carried,
        better: 'more',
        peer: { name: 'docs/operating/scale.md', value: Math.min(rate, paper.games) },
      },
      {
        benchmark,
        what: what('recording a game, and its read models'),
        unit: 'ms of CPU',
        own: spent * perGame,
        better: 'less',
        peer: { name: 'docs/operating/scale.md', value: paper.cpu },
      },
      {
        benchmark,
        what: what('a decision until it is durable'),
        unit: 'ms, 95 %',
        own: quantile(appends, 0.95),
        better: 'less',
      },
      {
        benchmark,
        what: what(`read models behind after ${seconds} s`),
        unit: 's',
        own: behind / 1000,
        better: 'less',
      },
      {
        benchmark,
        what: what('a game on the disk'),
        unit: 'kB',
        own: (usedIn(folder) / 1000) * perGame,
        better: 'less',
        peer: { name: 'docs/operating/scale.md', value: paper.disk },
      },
    ];
  } finally {
    ended.abort();
    await models.close();
    await store.close();
  }
}

export const scale: Benchmark = {
  name: benchmark,
  about:
    'games that begin at 10, 100 and 1,000 a second, recorded a decision at a time, compared with docs/operating/scale.md',
  run: async ({ sizes, temporaryFolder }) => {
    const games = mixedGames(Math.min(DIFFERENT, sizes.games)).map(stretchesOf);
    const figures: Figure[] = [];
    for (const rate of RATES) figures.push(...(await atRate(temporaryFolder(), games, rate, sizes)));
    return figures;
  },
};
