import { followedPrefixes } from '#projections';
import type { EventStore, GlobalPosition } from '#event-store';

/**
 * Maximum number of events searched for the last relevant one. Beyond it, callers wait for the end of the
 * store.
 */
const MOST = 1000;

/**
 * The position at which read models are up to date: the last relevant event. Null if they already are. Reads
 * everything after the start, so start near the end. Throws the store's errors.
 */
export async function endAfter(
  store: Pick<EventStore, 'readAll' | 'head'>,
  place: GlobalPosition | null,
  signal?: AbortSignal,
): Promise<GlobalPosition | null> {
  let end = place;
  let left = MOST;
  const events = store.readAll({
    prefix: followedPrefixes,
    limit: MOST,
    ...(place !== null && { after: place }),
    ...(signal !== undefined && { signal }),
  });
  for await (const page of events.pages()) {
    end = page.at(-1)?.position ?? end;
    left -= page.length;
  }
  return left > 0 ? end : store.head();
}
