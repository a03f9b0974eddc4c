import { followedPrefixes } from '#projections';
import type { EventStore, GlobalPosition } from '#event-store';

/**
 * The maximum number of events among which to search for the last relevant event. If there are more, callers wait until
 * the end of the store is reached.
 */
const MOST = 1000;

/**
 * Returns the position of the last relevant event after `place`, or `place` if there is none. Read models are up to
 * date when they reach this position. Reads all relevant events after `place`, so `place` should be near the end of the
 * store. Throws the store's error if the store cannot be read.
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
