import { sql } from 'kysely';
import type { EventStore, GlobalPosition } from '#event-store';
import { checkpointsOf, type Checkpoint } from './checkpoints.js';
import type { ReadModels } from './database.js';
import { partitionOfStream } from './partition.js';
import { followedPrefixes } from '#projections';
import { setAsideGames, type SetAside } from './set-aside.js';

export interface PartitionStatus extends Checkpoint {
  /** The number of events that have not been folded yet. */
  readonly behind: number;
  /**
   * The projector that updates the partition. Null if no projector holds the partition's lease. Then a server can
   * update it.
   */
  readonly owner: string | null;
  /** When the lease expires unless it is renewed, in ISO 8601 format. */
  readonly leasedUntil: string | null;
}

export interface ReadModelStatus {
  /** The position of the store's last event. Null if the store is empty. */
  readonly head: GlobalPosition | null;
  readonly partitions: readonly PartitionStatus[];
  /**
   * The number of events that are not folded yet. If `atLeast` is true, counting stopped at a limit and there can be
   * more.
   */
  readonly behind: number;
  readonly atLeast: boolean;
  /** The number of events in folded games. */
  readonly events: number;
  /** The games that could not be folded and are therefore no longer updated. */
  readonly setAside: readonly SetAside[];
  /** The ids of the active projectors. */
  readonly projectors: readonly string[];
}

/** The number of events at which counting stops. */
const COUNTED = 100_000;

/**
 * Returns the status of the read models: the number of events that are not folded yet, the active projectors and the
 * games that are set aside. Counting events takes time, so it stops at a limit.
 */
export async function statusOf(
  models: ReadModels,
  store: EventStore,
  most = COUNTED,
): Promise<ReadModelStatus> {
  const checkpoints = await checkpointsOf(models);
  const head = await store.head();
  const behind = await eventsBehind(models, store, checkpoints, most);
  const leases = await leasesOf(models);
  const counted = [...behind.values()].reduce((sum, events) => sum + events, 0);
  return {
    head,
    partitions: checkpoints.map((checkpoint) => ({
      ...checkpoint,
      behind: behind.get(checkpoint.partition) ?? 0,
      owner: leases.get(checkpoint.partition)?.owner ?? null,
      leasedUntil: leases.get(checkpoint.partition)?.until ?? null,
    })),
    behind: counted,
    atLeast: counted >= most,
    events: await eventsTakenIn(models),
    setAside: await setAsideGames(models),
    projectors: await livingProjectors(models),
  };
}

async function eventsTakenIn({ db }: ReadModels): Promise<number> {
  const row = await db
    .selectFrom('games')
    .select(({ fn }) => fn.sum<string | number | null>('events').as('events'))
    .executeTakeFirst();
  return Number(row?.events ?? 0);
}

async function eventsBehind(
  { partitions }: ReadModels,
  store: EventStore,
  checkpoints: readonly Checkpoint[],
  most: number,
): Promise<ReadonlyMap<number, number>> {
  const behind = new Map<number, number>();
  const reached = new Map(checkpoints.map(({ partition, position }) => [partition, position ?? '']));
  const [start = ''] = [...reached.values()].sort();
  const from = start === '' ? {} : { after: start };
  const events = store.readAll({ ...from, prefix: followedPrefixes, limit: most });
  for await (const { stream, position } of events) {
    const partition = partitionOfStream(stream, partitions);
    if (position > (reached.get(partition) ?? '')) behind.set(partition, (behind.get(partition) ?? 0) + 1);
  }
  return behind;
}

async function leasesOf({ db, dialect }: ReadModels) {
  if (dialect.kind === 'sqlite') return new Map<number, { readonly owner: string; readonly until: string }>();
  const { rows } = await sql<{ partition: number; owner: string; until: Date }>`
    select partition, owner, expires_at as until from leases where owner is not null and expires_at > now()
  `.execute(db);
  return new Map(
    rows.map(({ partition, owner, until }) => [partition, { owner, until: until.toISOString() }]),
  );
}

async function livingProjectors({ db, dialect }: ReadModels): Promise<readonly string[]> {
  if (dialect.kind === 'sqlite') return [];
  const { rows } = await sql<{ owner: string }>`
    select owner from projectors where expires_at > now() order by owner`.execute(db);
  return rows.map(({ owner }) => owner);
}
