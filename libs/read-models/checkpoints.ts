import type { GlobalPosition } from '#event-store';
import type { ReadModels, Work } from './database.js';
import { emptied, isWithoutTable } from './database-error.js';
import { putRows } from './records.js';

export interface Checkpoint {
  readonly partition: number;
  /** The position up to which all events have been folded. Null if no event has been. */
  readonly position: GlobalPosition | null;
}

/** Whether all events up to a position have been folded. The null position precedes the first event. */
export const isReached = (position: GlobalPosition | null, checkpoint: GlobalPosition | null): boolean =>
  (checkpoint ?? '') >= (position ?? '');

const columns = ['partition', 'position'] as const;

/** Reads the checkpoints of all partitions. Throws `ReadModelsError` if there are none. */
export async function checkpointsOf({ db }: Pick<ReadModels, 'db'>): Promise<readonly Checkpoint[]> {
  const found = db.selectFrom('checkpoints').select(columns).orderBy('partition').execute();
  const rows = await found.catch((error: unknown) => {
    throw isWithoutTable(error) ? emptied() : error;
  });
  if (rows.length === 0) throw emptied();
  return rows;
}

/** Reads the checkpoints of the given partitions and locks them until the transaction ends. */
export async function lockedCheckpoints(
  transaction: Work,
  { dialect }: Pick<ReadModels, 'dialect'>,
  partitions: readonly number[],
): Promise<ReadonlyMap<number, Checkpoint>> {
  const query = transaction
    .selectFrom('checkpoints')
    .select(columns)
    .where('partition', 'in', partitions)
    .orderBy('partition');
  // SQLite needs no lock. It has a single writer, and it aborts a transaction if the database has changed since the
  // transaction read from it.
  const rows = await (dialect.kind === 'postgres' ? query.forUpdate() : query).execute();
  return new Map(rows.map((row) => [row.partition, row]));
}

const table = {
  key: ['partition'],
  columns: { partition: 'integer', position: 'text' },
} as const;

export const putCheckpoints = (
  transaction: Work,
  { dialect }: Pick<ReadModels, 'dialect'>,
  moved: readonly Checkpoint[],
): Promise<void> =>
  putRows(
    transaction,
    dialect,
    'checkpoints',
    table,
    moved.map(({ partition, position }) => ({ partition, position })),
  );
