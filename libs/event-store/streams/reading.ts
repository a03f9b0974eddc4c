import type { StoredEvent } from './port.js';

/**
 * Events in order. To read many events, iterate over pages, because waiting for each single event takes longer than
 * reading it.
 */
export interface Reading extends AsyncIterable<StoredEvent> {
  pages(): AsyncIterable<readonly StoredEvent[]>;
}

export type Pages = AsyncGenerator<readonly StoredEvent[], void, undefined>;

/** Creates a reading that starts again on each iteration. `check` throws if reading must stop. */
export const reading = (
  pages: () => AsyncIterable<readonly StoredEvent[]>,
  check: () => void = () => undefined,
): Reading => ({
  pages,
  async *[Symbol.asyncIterator]() {
    for await (const page of pages())
      for (const event of page) {
        check();
        yield event;
      }
  },
});

export const mapped = (events: Reading, each: (event: StoredEvent) => StoredEvent): Reading =>
  reading(async function* () {
    for await (const page of events.pages()) yield page.map(each);
  });
