import { setImmediate as nextTurn } from 'node:timers/promises';
import { checkRead } from './expectation.js';
import { placeOf } from './global-position.js';
import { leavable } from './leavable.js';
import type { FollowOptions, ReadAllOptions, StoredEvent } from './port.js';
import { prefixesOf } from './prefixes.js';
import type { Pages } from './reading.js';

/** Some events in the order of the store. */
export interface Page {
  readonly events: readonly StoredEvent[];
  /** All places up to this one have been looked at, whether their events passed the filter or not. */
  readonly through: number;
  /** Whether there may be more behind it already. */
  readonly more: boolean;
}

/** What an adapter tells of its events across streams. */
export interface AllStreams {
  /** Throws when the store is closed. */
  pageAfter(place: number, prefixes: readonly string[], most: number): Page;
  closed(): boolean;
  /** Resolves when there may be new events since `seen`, or the store was closed, or the signal aborts. */
  changed(seen: number, signal: AbortSignal): Promise<void>;
  /** Grows with every change. */
  changes(): number;
}

/** Reads to the end of the store. */
export async function* readPages(
  all: AllStreams,
  { after, prefix, limit = Infinity }: ReadAllOptions,
): Pages {
  const prefixes = prefixesOf(prefix);
  let place = placeOf(after);
  let left = checkedLimit(limit);
  for (let more = true; more && left > 0;) {
    const page = all.pageAfter(place, prefixes, left);
    yield page.events;
    left -= page.events.length;
    place = page.through;
    more = page.more;
    // Others have their turn: reading a whole store takes a while.
    if (more && left > 0) await nextTurn();
  }
}

/** Reads to the end of the store, then what comes. */
export function followPages(
  all: AllStreams,
  options: FollowOptions,
): AsyncIterableIterator<StoredEvent, void, undefined> {
  return leavable(options.signal, (signal) => following(all, options, signal));
}

async function* following(
  all: AllStreams,
  { after, prefix, limit = Infinity }: FollowOptions,
  signal: AbortSignal,
): AsyncGenerator<StoredEvent, void, undefined> {
  const prefixes = prefixesOf(prefix);
  const isOver = () => signal.aborted || all.closed();
  let place = placeOf(after);
  let left = checkedLimit(limit);
  if (signal.aborted || left === 0) return;
  do {
    const seen = all.changes();
    const page = all.pageAfter(place, prefixes, left);
    for (const event of page.events) {
      if (isOver()) return;
      yield event;
    }
    left -= page.events.length;
    place = page.through;
    if (isOver() || left === 0) return;
    if (page.more) await nextTurn();
    else await all.changed(seen, signal);
  } while (!isOver());
}

function checkedLimit(limit: number): number {
  if (limit !== Infinity) checkRead({ limit });
  return limit;
}
