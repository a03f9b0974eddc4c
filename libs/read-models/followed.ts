import { followedPrefixes } from '#projections';
import type { EventStore, GlobalPosition } from '#event-store';

/** Events that are looked through for the last of them; behind more, whoever waits has to wait for all that there is. */
const MOST = 1000;

/**
 * Where read models that have come to a place have to come to, to know what the store knows: at the last event that they are
 * made of, whatever others write before it, between and behind. Null: they need not know anything. The place should be near the
 * end of the store: everything behind it is looked through. Throws what the store throws.
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
