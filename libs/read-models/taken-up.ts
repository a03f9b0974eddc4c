import { gameStreamPrefix, notesStreamPrefix, readStoredNote } from '#projections';
import type { GlobalPosition } from '#event-store';
import type { RecordedNote } from '#record';
import { putChanges } from './batch-rows.js';
import { lockedCheckpoints } from './checkpoints.js';
import { writing, type ReadModels } from './database.js';
import { PoisonedEventError, type KnownGames } from './known-games.js';
import type { ProjectionSource } from './projection.js';
import { takeUp } from './set-aside.js';

interface Place {
  readonly game: string;
  readonly partition: number;
  /** The checkpoint of the partition. */
  readonly through: GlobalPosition;
}

/**
 * Takes a game that was set aside in again, whole, up to the checkpoint of its partition. False: it still cannot be, or somebody
 * else has moved the checkpoint.
 */
export async function takenUp(
  models: ReadModels,
  { store }: Pick<ProjectionSource, 'store'>,
  known: KnownGames,
  { game, partition, through }: Place,
): Promise<boolean> {
  try {
    const said = await notesOf(store, game, through);
    const taken = await known.takeWhole(gameStreamPrefix + game, through);
    const changed = taken && {
      game,
      position: taken.position,
      fold: taken.fold,
      cards: taken.fold.takeChanged(),
    };
    return await writing(models, async (transaction) => {
      const at = (await lockedCheckpoints(transaction, models, [partition])).get(partition);
      if (at?.position !== through) return false;
      await takeUp(transaction, game);
      for (const table of ['game_tags', 'game_notes'] as const)
        await transaction.deleteFrom(table).where('game', '=', game).execute();
      const last = { position: through, stream: gameStreamPrefix + game, revision: 0 };
      return (await putChanges(transaction, models, [{ game, last, said, changed }])).length === 0;
    });
  } catch (error) {
    if (!(error instanceof PoisonedEventError)) throw error;
    return false;
  }
}

async function notesOf(
  store: ProjectionSource['store'],
  game: string,
  through: GlobalPosition,
): Promise<readonly RecordedNote[]> {
  const said: RecordedNote[] = [];
  try {
    for await (const stored of store.read(notesStreamPrefix + game)) {
      if (stored.position > through) break;
      const read = readStoredNote(stored);
      if (!read.ok) throw new PoisonedEventError(read.error);
      said.push(read.value);
    }
  } catch (error) {
    if ((error as { readonly code?: unknown }).code !== 'STREAM_NOT_FOUND') throw error;
  }
  return said;
}
