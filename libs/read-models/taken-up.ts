import {
  gameStreamPrefix,
  readStoredAbout,
  reviewStreamPrefix,
  streamPrefixes,
  type StoredAbout,
} from '#projections';
import type { GlobalPosition, StoredEvent } from '#event-store';
import type { ReviewChange } from '#reviews';
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
  /** The partition's checkpoint. */
  readonly through: GlobalPosition;
}

/**
 * Tries again to fold a game that was set aside, from its start to its partition's checkpoint. Returns false if the
 * game still cannot be folded. Also returns false if another projector has moved the checkpoint.
 */
export async function takenUp(
  models: ReadModels,
  { store, modules, readReview }: Pick<ProjectionSource, 'store' | 'modules' | 'readReview'>,
  known: GameFoldCache,
  { game, partition, through }: Place,
): Promise<boolean> {
  try {
    const entries = await notesAbout(store, game, through);
    const reviewed = await reviewsOf({ store, readReview }, game, through);
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
      // Updates the tallies too, because they depend on who is allowed to view the game.
      await tallied(transaction, models, [game], async () => {
        for (const table of ['game_tags', 'game_notes', 'game_holders', 'seat_names'] as const)
          await transaction.deleteFrom(table).where('game', '=', game).execute();
      });
      const last = { position: through, stream: gameStreamPrefix + game, revision: 0 };
      const changes = { game, last, entries, reviewed, changed };
      return (await putChanges(transaction, models, [changes], modules)).length === 0;
    });
  } catch (error) {
    if (!(error instanceof PoisonedEventError)) throw error;
    return false;
  }
}

/**
 * Reads the changes to a game's reviews, in store order. The reviews' rows must be computed again, because the game's
 * module was unknown when they were first computed.
 */
async function reviewsOf(
  { store, readReview }: Pick<ProjectionSource, 'store' | 'readReview'>,
  game: string,
  through: GlobalPosition,
): Promise<readonly ReviewChange[]> {
  const changes: ReviewChange[] = [];
  for await (const stored of upTo(store, reviewStreamPrefix + game, through)) {
    const change = readReview(stored);
    if (change !== null) changes.push(change);
  }
  return changes;
}

/** Reads a game's notes and administrative entries, in store order. */
async function notesAbout(
  store: ProjectionSource['store'],
  game: string,
  through: GlobalPosition,
): Promise<readonly StoredAbout[]> {
  const entries: { readonly position: GlobalPosition; readonly about: StoredAbout }[] = [];
  for (const prefix of streamPrefixes) {
    if (prefix === gameStreamPrefix) continue;
    for await (const stored of upTo(store, prefix + game, through)) {
      const read = readStoredAbout(stored);
      if (!read.ok) throw new PoisonedEventError(read.error);
      entries.push({ position: stored.position, about: read.value });
    }
  }
  return entries.sort((left, right) => (left.position < right.position ? -1 : 1)).map(({ about }) => about);
}

/** Yields a stream's events up to a store position. Empty if the stream does not exist. */
async function* upTo(
  store: ProjectionSource['store'],
  stream: string,
  through: GlobalPosition,
): AsyncGenerator<StoredEvent> {
  try {
    for await (const stored of store.read(stream)) {
      if (stored.position > through) return;
      yield stored;
    }
  } catch (error) {
    if ((error as { readonly code?: unknown }).code !== 'STREAM_NOT_FOUND') throw error;
  }
}
