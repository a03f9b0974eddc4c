import type { Kysely, Transaction } from 'kysely';
import type { Dialect } from './migrations.js';
import type { ReadModelPlace } from './place.js';
import { patiently } from './patience.js';
import { openPostgres } from './postgres.js';
import { openSqlite } from './sqlite.js';
import type { Tables } from './tables.js';

export type Work = Transaction<Tables>;

/** An open database of read models, its tables as this program needs them. */
export interface ReadModels {
  readonly place: ReadModelPlace;
  readonly dialect: Dialect;
  readonly db: Kysely<Tables>;
  /** Into how many parts the games are divided: as the database says, so that all agree. */
  readonly partitions: number;
  close(): Promise<void>;
}

/** Throws `ReadModelsError`: unreachable, access denied, made by a newer program. */
export async function openReadModels(place: ReadModelPlace): Promise<ReadModels> {
  const opened = place.kind === 'postgres' ? await openPostgres(place) : await openSqlite(place);
  try {
    const partitions = await opened.db.selectFrom('checkpoints').select('partition').execute();
    return { place, ...opened, partitions: partitions.length, close: () => opened.db.destroy() };
  } catch (error) {
    await opened.db.destroy();
    throw error;
  }
}

/** Runs work in one transaction, again as long as somebody else is in the way. */
export const writing = <T>(
  { db }: Pick<ReadModels, 'db'>,
  work: (transaction: Work) => Promise<T>,
): Promise<T> => patiently(() => db.transaction().execute(work));
