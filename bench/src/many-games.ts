import { availableParallelism } from 'node:os';
import path from 'node:path';
import { altered } from '#altered/rules';
import { storedPortions, writeDataset, type StoredPortions } from '#datasets';
import { SqliteEventStore } from '#event-store';
import {
  GameStatistics,
  openReadModels,
  Preparations,
  Profiles,
  Projection,
  ReviewStatistics,
  type ReadModels,
  type StatisticFilter,
} from '#read-models';
import { omniscient } from '#record';
import { madeWith, reviewChange } from '#reviews';
import type { Benchmark } from './benchmark.js';
import type { Figure } from './figure.js';
import { milliseconds, quantile } from './measure.js';
import { gameStreams } from './recording.js';
import { reviewMany } from './stored-reviews.js';
import { recordMany } from './stored-games.js';

const benchmark = 'many-games';

/** The filters of the statistics queries. Each query uses the next filter, in rotation. */
const filters: readonly StatisticFilter[] = [{}, { module: 'altered' }, { edition: '1.0', from: '2026-01' }];

/** The arguments of the profile queries. Each query uses the next arguments, in rotation. */
const profileQueries = [{}, { since: '2026-01-15' }, { theme: 'play', moments: 20 }] as const;

/**
 * Measures the duration of queries in milliseconds. The queries request statistics of all players and of one player,
 * and that player's profile and preparation.
 */
async function askedOften(models: ReadModels, times: number) {
  const statistics = new GameStatistics(models);
  const now = new Map([[altered.id, madeWith(altered)]]);
  const reviews = new ReviewStatistics(models, now);
  const profiles = new Profiles(models, now);
  const preparations = new Preparations(models, new Map([[altered.id, altered]]));
  const profiled: number[] = [];
  const prepared: number[] = [];
  const open: number[] = [];
  const reviewed: number[] = [];
  const ofPlayer: number[] = [];
  const ask = async (to: number[], filter: StatisticFilter): Promise<void> => {
    const { order, byDay } = { order: 'impact' as const, byDay: 3 };
    to.push(await milliseconds(() => statistics.cards({ ...filter, order, byDay })));
    to.push(await milliseconds(() => statistics.matchups(filter)));
    to.push(await milliseconds(() => statistics.players(filter)));
    to.push(await milliseconds(() => statistics.days(filter)));
    to.push(await milliseconds(() => statistics.overview(filter)));
    reviewed.push(await milliseconds(() => reviews.players({ ...filter, by: 'games' })));
  };
  for (let turn = 0; turn < times; turn++) await ask(open, filters[turn % filters.length] ?? {});
  const [busiest] = await statistics.players({ first: 1 });
  for (let turn = 0; turn < Math.ceil(times / 10); turn++)
    await ask(ofPlayer, { player: busiest?.player ?? '' });
  for (let turn = 0; turn < times; turn++) {
    const query = { player: busiest?.player ?? '', ...profileQueries[turn % profileQueries.length] };
    profiled.push(await milliseconds(() => profiles.of(query, { kind: 'public', own: [] })));
  }
  const [opponent] = (await statistics.players({ first: 2 })).slice(1);
  const [matchup] = await statistics.matchups({ player: busiest?.player ?? '', first: 1 });
  const rivals = [{ opponent: opponent?.player ?? '' }, { rivalHero: matchup?.rival ?? '' }];
  for (let turn = 0; turn < times; turn++) {
    const query = { player: busiest?.player ?? '', ...rivals[turn % rivals.length] };
    prepared.push(await milliseconds(() => preparations.of(query, { kind: 'public', own: [] })));
  }
  return { open, ofPlayer, reviewed, profiled, prepared };
}

/** Writes a Parquet dataset. Returns the duration in seconds, and the maximum memory of the process in megabytes. */
async function writtenWhole(target: string, games: Omit<StoredPortions, 'viewer'>) {
  let most = 0;
  const written = () => void (most = Math.max(most, process.memoryUsage.rss()));
  const portions = storedPortions({ ...games, viewer: omniscient });
  const taken = await milliseconds(() => writeDataset(target, portions, { format: 'parquet', written }));
  return { seconds: taken / 1000, megabytes: most / 1e6 };
}

export const manyGames: Benchmark = {
  name: benchmark,
  about: 'statistics over many games, and all of them as a dataset',
  run: async ({ sizes, temporaryFolder }) => {
    const folder = temporaryFolder();
    const store = await SqliteEventStore.open(folder);
    const streams = gameStreams(store);
    const models = await openReadModels({ kind: 'sqlite', folder });
    try {
      const ids = (await recordMany(streams, sizes.stored)).map(({ id }) => id);
      await reviewMany(store, streams, altered, ids);
      await new Projection(models, {
        store,
        streams,
        modules: new Map([[altered.id, altered]]),
        readReview: reviewChange,
      }).catchUp();
      const { open, ofPlayer, reviewed, profiled, prepared } = await askedOften(
        models,
        Math.ceil(sizes.repeats / 10),
      );
      const parts = [...new Set([0.1, 0.3, 1].map((part) => Math.ceil(part * ids.length)))];
      const datasets: Figure[] = [];
      const threads = { count: availableParallelism(), settings: { kind: 'sqlite', folder } } as const;
      for (const games of parts) {
        const target = path.join(folder, `dataset-${games}`);
        const some = { ids: ids.slice(0, games), store, threads };
        const { seconds, megabytes } = await writtenWhole(target, some);
        const figure = { benchmark, better: 'less' } as const;
        datasets.push(
          {
            ...figure,
            what: `a Parquet dataset of ${games} games`,
            unit: 's',
            own: seconds,
            ...(games === ids.length && { goal: { value: 60 } }),
          },
          {
            ...figure,
            what: `memory of the process for ${games} games, at most`,
            unit: 'MB',
            own: megabytes,
          },
        );
      }
      const time = { benchmark, unit: 'ms, 95 %', better: 'less' } as const;
      const figures: readonly Figure[] = [
        {
          ...time,
          what: `statistics over ${sizes.stored} games`,
          own: quantile(open, 0.95),
          goal: { value: 100 },
        },
        {
          ...time,
          what: `the same of the player with the most of ${sizes.stored} games`,
          own: quantile(ofPlayer, 0.95),
        },
        {
          ...time,
          what: `statistics of reviews of ${sizes.stored} games`,
          own: quantile(reviewed, 0.95),
          goal: { value: 100 },
        },
        {
          ...time,
          what: `profile of the player with the most of ${sizes.stored} reviewed games`,
          own: quantile(profiled, 0.95),
          goal: { value: 100 },
        },
        {
          ...time,
          what: `preparation of the player with the most of ${sizes.stored} games, for an opponent or a Hero`,
          own: quantile(prepared, 0.95),
          goal: { value: 100 },
        },
        ...datasets,
      ];
      return figures;
    } finally {
      await models.close();
      await store.close();
    }
  },
};
