import type { ReadModels, Work } from './database.js';
import { anyOf } from './records.js';

/** Returns those of the given games that were deleted. Callers must not store any rows for these games. */
export async function deletedAmong(
  transaction: Work,
  { dialect }: Pick<ReadModels, 'dialect'>,
  games: readonly string[],
): Promise<ReadonlySet<string>> {
  const deleted = await transaction
    .selectFrom('game_notes')
    .select('game')
    .where('deleted', '=', 1)
    .where('game', 'in', anyOf(dialect, games))
    .execute();
  return new Set(deleted.map(({ game }) => game));
}
