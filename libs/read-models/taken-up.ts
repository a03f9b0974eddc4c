import { gameStreamPrefix, readStoredAbout, streamPrefixes, type StoredAbout } from '#projections';
import type { GlobalPosition } from '#event-store';
import { putChanges } from './batch-rows.js';
import { lockedCheckpoints } from './checkpoints.js';
import { writing, type ReadModels } from './database.js';
import { PoisonedEventError, type GameFoldCache } from './game-fold-cache.js';
import type { ProjectionSource } from './projection.js';
import { takeUp } from './set-aside.js';
import { tallied } from './statistics/tallies.js';

interface Place {
  readonly game: string;
  readonly partition: number;
  /** The checkpoint of the partition. */
  readonly through: GlobalPosition;
}

/**
 * Folds a game that was set aside again, whole, up to the checkpoint of its partition. False if it still fails, or if
 * another projector moved the checkpoint.
 */
export async function takenUp(
  models: ReadModels,
  { store }: Pick<ProjectionSource, 'store'>,
  known: GameFoldCache,
  { game, partition, through }: Place,
): Promise<boolean> {
  try {
    const entries = await saidAbout(store, game, through);
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
      // Tallies depend on access.
      await tallied(transaction, models, [game], async () => {
        for (const table of ['game_tags', 'game_notes', 'game_holders', 'seat_names'] as const)
          await transaction.deleteFrom(table).where('game', '=', game).execute();
      });
      const last = { position: through, stream: gameStreamPrefix + game, revision: 0 };
      return (
        (await putChanges(transaction, models, [{ game, last, entries, reviewed: [], changed }])).length === 0
      );
    });
  } catch (error) {
    if (!(error instanceof PoisonedEventError)) throw error;
    return false;
  }
}

/** The notes and administration of a game, in the order of the store. */
async function saidAbout(
  store: ProjectionSource['store'],
  game: string,
  through: GlobalPosition,
): Promise<readonly StoredAbout[]> {
  const entries: { readonly position: GlobalPosition; readonly about: StoredAbout }[] = [];
  for (const prefix of streamPrefixes) {
    if (prefix === gameStreamPrefix) continue;
    try {
      for await (const stored of store.read(prefix + game)) {
        if (stored.position > through) break;
        const read = readStoredAbout(stored);
        if (!read.ok) throw new PoisonedEventError(read.error);
        entries.push({ position: stored.position, about: read.value });
      }
    } catch (error) {
      if ((error as { readonly code?: unknown }).code !== 'STREAM_NOT_FOUND') throw error;
    }
  }
  return entries.sort((left, right) => (left.position < right.position ? -1 : 1)).map(({ about }) => about);
}
