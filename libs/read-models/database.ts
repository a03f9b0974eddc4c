import type { Kysely, Transaction } from 'kysely';
import { checkpointsOf } from './checkpoints.js';
import type { Dialect } from './migrations.js';
import type { ReadModelPlace } from './place.js';
import { patiently } from './patience.js';
import { openSqlite } from './sqlite.js';
import type { Tables } from './tables.js';

export type Work = Transaction<Tables>;

/** An open database of read models with the current schema. */
export interface ReadModels {
  readonly place: ReadModelPlace;
  readonly dialect: Dialect;
  readonly db: Kysely<Tables>;
  /**
   * The number of partitions into which games are divided. The database stores this number, so all processes use the
   * same one.
   */
  readonly partitions: number;
  close(): Promise<void>;
}

/**
 * Opens the read models. Throws `ReadModelsError` if they are unreachable, inaccessible or empty, or if a newer version
 * of Retrace wrote them.
 */
export async function openReadModels(place: ReadModelPlace): Promise<ReadModels> {
  const opened = await open(place);
  try {
    const { length: partitions } = await checkpointsOf(opened);
    return { place, ...opened, partitions, close: () => opened.db.destroy() };
  } catch (error) {
    await opened.db.destroy();
    throw error;
  }
}

async function open(place: ReadModelPlace): Promise<Pick<ReadModels, 'db' | 'dialect'>> {
  if (place.kind !== 'postgres') return openSqlite(place);
  // Imported on demand, because commands that use a data folder start faster without the driver.
  const { openPostgres } = await import('./postgres.js');
  return openPostgres(place);
}

/** Runs a function in one transaction, which is repeated after conflicts with other writers. */
export const writing = <T>(
  { db }: Pick<ReadModels, 'db'>,
  work: (transaction: Work) => Promise<T>,
): Promise<T> => patiently(() => db.transaction().execute(work));
