import { followedPrefixes } from '#projections';
import type { EventStore, GlobalPosition } from '#event-store';

/** The most events that are searched for the last relevant one. Beyond them, callers wait for the end of the store. */
const MOST = 1000;

/**
 * The position that read models have to reach to know everything in the store: the last event that they fold, whatever else
 * is written around it. Null if they are there already. Start near the end of the store: everything after the start is read.
 * Throws the errors of the store.
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
