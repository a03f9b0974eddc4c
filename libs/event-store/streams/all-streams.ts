import { setImmediate as nextTurn } from 'node:timers/promises';
import { checkRead } from './expectation.js';
import { globalPosition, placeOf } from './global-position.js';
import { leavable } from './leavable.js';
import { StreamNotFoundError } from './port.js';
import type { FollowOptions, FollowStreamOptions, ReadAllOptions, StoredEvent } from './port.js';
import { wantedStreams, type WantedStreams } from './prefixes.js';
import type { Pages } from './reading.js';

/** A page of events in store order. */
export interface Page {
  readonly events: readonly StoredEvent[];
  /** The last position that was scanned, whether or not its event matched the filter. */
  readonly through: number;
  /** Whether the store could contain more events after this page. */
  readonly more: boolean;
}

/** The functions that an adapter provides for reading events across streams. */
export interface AllStreams {
  /** Reads the page after a position. Throws if the store is closed. */
  pageAfter(place: number, wanted: WantedStreams, most: number): Page;
  closed(): boolean;
  /** Resolves when the change counter differs from `seen`, the store is closed, or the signal aborts. */
  changed(seen: number, signal: AbortSignal): Promise<void>;
  /** Returns the change counter, which increases with every change. */
  changes(): number;
}

/** Yields the matching events page by page, up to the end of the store. */
export async function* readPages(
  all: AllStreams,
  { after, limit = Infinity, passed, signal, ...names }: ReadAllOptions,
): Pages {
  const wanted = wantedStreams(names);
  let place = placeOf(after);
  let left = checkedLimit(limit);
  for (let more = true; more && left > 0 && signal?.aborted !== true;) {
    const page = all.pageAfter(place, wanted, left);
    yield page.events;
    if (page.through > place) passed?.(globalPosition(page.through));
    left -= page.events.length;
    place = page.through;
    more = page.more;
    // Lets other work run, because reading a whole store takes a long time.
    if (more && left > 0) await nextTurn();
  }
}

/** Yields the matching events up to the end of the store, and then new events. */
export function followPages(
  all: AllStreams,
  options: FollowOptions,
): AsyncIterableIterator<StoredEvent, void, undefined> {
  return leavable(options.signal, (signal) => following(all, options, signal));
}

async function* following(
  all: AllStreams,
  { after, limit = Infinity, passed, ...names }: FollowOptions,
  signal: AbortSignal,
): AsyncGenerator<StoredEvent, void, undefined> {
  const wanted = wantedStreams(names);
  const isOver = () => signal.aborted || all.closed();
  let place = placeOf(after);
  let left = checkedLimit(limit);
  if (signal.aborted || left === 0) return;
  do {
    const seen = all.changes();
    const page = all.pageAfter(place, wanted, left);
    for (const event of page.events) {
      if (isOver()) return;
      yield event;
    }
    left -= page.events.length;
    if (page.through > place) passed?.(globalPosition(page.through));
    place = page.through;
    if (isOver() || left === 0) return;
    if (page.more) await nextTurn();
    else await all.changed(seen, signal);
  } while (!isOver());
}

/**
 * Yields a stream's events after a revision, and then new events. `pages` reads the existing events from a revision.
 */
export function followOne(
  all: Pick<AllStreams, 'changes' | 'changed' | 'closed'>,
  pages: (from: number) => Pages,
  { after = -1, signal }: FollowStreamOptions,
): AsyncIterableIterator<StoredEvent, void, undefined> {
  checkRead({ from: after + 1 });
  return leavable(signal, (ended) => followingOne(all, pages, after, ended));
}

async function* followingOne(
  all: Pick<AllStreams, 'changes' | 'changed' | 'closed'>,
  pages: (from: number) => Pages,
  after: number,
  signal: AbortSignal,
): AsyncGenerator<StoredEvent, void, undefined> {
  const isOver = () => signal.aborted || all.closed();
  let last = after;
  for (let isFirst = true; isFirst || !isOver(); isFirst = false) {
    if (signal.aborted) return;
    const seen = all.changes();
    try {
      for await (const page of pages(last + 1))
        for (const event of page) {
          if (isOver()) return;
          last = event.revision;
          yield event;
        }
    } catch (error) {
      if (!isFirst && all.closed()) return;
      if (!(error instanceof StreamNotFoundError)) throw error;
    }
    if (!isOver()) await all.changed(seen, signal);
  }
}

function checkedLimit(limit: number): number {
  if (limit !== Infinity) checkRead({ limit });
  return limit;
}
