import { altered } from '#altered/rules';
import { SqliteEventStore } from '#event-store';
import { openReadModels, Projection, rebuild, type ProjectionSource, type ReadModels } from '#read-models';
import { reviewChange } from '#reviews';
import type { Benchmark, Sizes } from './benchmark.js';
import type { Figure } from './figure.js';
import { quantile } from './measure.js';
import { recordInProcess } from './recording-process.js';
import { gameStreams } from './recording.js';

const benchmark = 'projections';

interface Followed {
  /** The number of events per second that are recorded and projected. */
  readonly eventsPerSecond: number;
  /** For each batch, the milliseconds from recording its first event until its rows were written. */
  readonly lags: readonly number[];
}

/** Records games in a separate process, and updates their read models in this process. */
async function recordAndFollow(
  root: string,
  folder: string,
  { recording }: Sizes,
  models: ReadModels,
  source: ProjectionSource,
): Promise<Followed> {
  const lags: number[] = [];
  const moments: number[] = [];
  const projection = new Projection(models, source, {
    progress: (_events, recordedAt) => {
      if (recordedAt === null) return;
      const last = Date.parse(recordedAt);
      // The time since the last event of the previous batch is an upper bound on the lag, because all events of this
      // batch were recorded after that event.
      lags.push(Date.now() - (moments.at(-1) ?? last));
      moments.push(last);
    },
  });
  const ended = new AbortController();
  const following = projection.follow(ended.signal);
  const { events } = await recordInProcess(root, folder, recording);
  await projection.catchUp();
  const seconds = (Date.now() - (moments[0] ?? Date.now())) / 1000;
  ended.abort();
  await following;
  return { eventsPerSecond: events / seconds, lags };
}

export const projections: Benchmark = {
  name: benchmark,
  about: 'recording games while their read models are updated, and rebuilding these',
  run: async ({ root, sizes, temporaryFolder }) => {
    const folder = temporaryFolder();
    const store = await SqliteEventStore.open(folder);
    const models = await openReadModels({ kind: 'sqlite', folder });
    const source = {
      store,
      streams: gameStreams(store),
      modules: new Map([[altered.id, altered]]),
      readReview: reviewChange,
    };
    try {
      const { eventsPerSecond, lags } = await recordAndFollow(root, folder, sizes, models, source);
      let rebuilt = 0;
      const from = performance.now();
      await rebuild(models, source, (events) => {
        rebuilt = events;
      });
      const seconds = (performance.now() - from) / 1000;
      const figures: readonly Figure[] = [
        {
          benchmark,
          what: `recording ${sizes.recording} games with their read models`,
          unit: 'events/s',
          own: eventsPerSecond,
          better: 'more',
          goal: { value: 15_000 },
        },
        {
          benchmark,
          what: 'lag of the read models during the recording',
          unit: 'ms, 95 %',
          own: quantile(lags, 0.95),
          better: 'less',
          goal: { value: 200 },
        },
        {
          benchmark,
          what: 'rebuilding the read models',
          unit: 'events/s',
          own: rebuilt / seconds,
          better: 'more',
          goal: { value: 50_000 },
        },
      ];
      return figures;
    } finally {
      await models.close();
      await store.close();
    }
  },
};
