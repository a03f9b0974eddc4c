import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { EventStore } from '#event-store';
import { statusOf, type ReadModels } from '#read-models';
import { below, type SeededRandom } from '#record/testing';
import type { Recorder } from './recorder.js';
import { until } from './until.js';

/** A projector that runs until it is killed, with the stores that it uses. */
export interface Projected {
  readonly store: EventStore;
  readonly models: ReadModels;
  readonly recorder: Recorder;
  readonly random: SeededRandom;
}

/** Waits until the projector reaches a particular point in its work, and kills the projector there. */
type Reach = (projected: Projected, kill: () => Promise<unknown>) => Promise<void>;

/** The maximum delay before a kill, in milliseconds. */
const LATEST = 150;
/** The tables to which every transaction with game events writes, in that order. */
const tables = ['games', 'game_players', 'card_events', 'card_games', 'checkpoints'] as const;

const betweenWrites: Reach = async ({ store, models, recorder, random }, kill) => {
  await recorder.record(1 + below(random, 12));
  await until(async () => (await statusOf(models, store)).behind === 0, 'a projector has caught up');
  await kill();
};

const atRandomTime: Reach = async ({ recorder, random }, kill) => {
  const [appends, later] = [4 + below(random, 20), below(random, LATEST)];
  await Promise.all([recorder.record(appends), delay(later).then(kill)]);
};

/** Locks a table, so that the projector waits in the middle of its writes. Kills the projector while it waits. */
const insideTransaction: Reach = async ({ models, recorder, random }, kill) => {
  const table = tables[below(random, tables.length)] ?? 'games';
  await models.db.transaction().execute(async (transaction) => {
    await sql`lock table ${sql.table(table)} in share mode`.execute(transaction);
    await until(async () => {
      await recorder.record(1);
      return await somebodyWaits(models);
    }, `a projector writes to ${table}`);
    await kill();
  });
};

/** The points at which a projector is killed. */
export const killPoints = [
  ['between writes', betweenWrites],
  ['at a random time', atRandomTime],
  ['inside a transaction', insideTransaction],
] as const satisfies readonly (readonly [string, Reach])[];

/** Ends all leases, so that other projectors can take over immediately. */
export async function endTerms({ db }: ReadModels): Promise<void> {
  for (const table of ['leases', 'projectors'])
    await sql`update ${sql.table(table)} set expires_at = now()`.execute(db);
}

async function somebodyWaits({ db }: ReadModels): Promise<boolean> {
  const { rows } = await sql<{ waits: boolean }>`
    select exists (
      select 1 from pg_locks join pg_database on pg_database.oid = pg_locks.database
      where datname = current_database() and locktype = 'relation' and not granted
    ) as waits`.execute(db);
  return rows[0]?.waits === true;
}
