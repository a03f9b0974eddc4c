import type { GlobalPosition } from '#event-store';
import type { ReadModels, Work } from './database.js';
import { putRows } from './records.js';

/** How far a partition is. */
export interface Checkpoint {
  readonly partition: number;
  /** Everything up to here is taken in; null: nothing. */
  readonly position: GlobalPosition | null;
}

/** Whether everything up to a position is taken in. Null is before the first event. */
export const isReached = (position: GlobalPosition | null, checkpoint: GlobalPosition | null): boolean =>
  (checkpoint ?? '') >= (position ?? '');

const columns = ['partition', 'position'] as const;

/** How far the partitions are, or some of them. */
export async function checkpointsOf({ db }: Pick<ReadModels, 'db'>): Promise<readonly Checkpoint[]> {
  const rows = await db.selectFrom('checkpoints').select(columns).orderBy('partition').execute();
  return rows;
}

/** The same inside a transaction: nobody else moves them until it ends. */
export async function lockedCheckpoints(
  transaction: Work,
  { dialect }: Pick<ReadModels, 'dialect'>,
  partitions: readonly number[],
): Promise<ReadonlyMap<number, Checkpoint>> {
  const asked = transaction
    .selectFrom('checkpoints')
    .select(columns)
    .where('partition', 'in', partitions)
    .orderBy('partition');
  // In SQLite there is one writer at a time, and who has read before another wrote has to try again.
  const rows = await (dialect.kind === 'postgres' ? asked.forUpdate() : asked).execute();
  return new Map(rows.map((row) => [row.partition, row]));
}

const table = {
  key: ['partition'],
  columns: { partition: 'integer', position: 'text' },
} as const;

/** Moves checkpoints. */
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
