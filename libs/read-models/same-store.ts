import type { EventStore, GlobalPosition } from '#event-store';
import { gameStreamPrefix } from '#projections';
import { administrationStream, type GameId } from '#record';
import type { ReadModels } from './database.js';

/**
 * The number of newest games that are checked. Checking older games is not sufficient, because a store restored from a
 * backup could contain only these.
 */
const LOOKED_FOR = 5;

/**
 * Whether a store contains the games in the read models at their recorded positions, or has deleted them. A comparison
 * of the number of events is not sufficient, because another store can contain equally many.
 */
export async function isOfStore(
  { db }: Pick<ReadModels, 'db'>,
  store: Pick<EventStore, 'read'>,
): Promise<boolean> {
  const last = await db
    .selectFrom('games')
    .select(['id', 'position'])
    .orderBy('position', 'desc')
    .limit(LOOKED_FOR)
    .execute();
  for (const { id, position } of last) {
    const first = await firstOf(store, gameStreamPrefix + id);
    const isThere =
      first === null
        ? (await firstOf(store, administrationStream(id as GameId))) !== null
        : first === position;
    if (!isThere) return false;
  }
  return true;
}

/** Returns the position of a stream's first event. Null if the stream does not exist. */
async function firstOf(store: Pick<EventStore, 'read'>, stream: string): Promise<GlobalPosition | null> {
  try {
    for await (const { position } of store.read(stream, { limit: 1 })) return position;
  } catch (error) {
    if ((error as { readonly code?: unknown }).code !== 'STREAM_NOT_FOUND') throw error;
  }
  return null;
}
