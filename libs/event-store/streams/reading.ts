import type { StoredEvent } from './port.js';

/** Ordered events: one by one, or by page for readers of many, as each wait costs more than an event. */
export interface Reading extends AsyncIterable<StoredEvent> {
  pages(): AsyncIterable<readonly StoredEvent[]>;
}

/** Pages of events. */
export type Pages = AsyncGenerator<readonly StoredEvent[], void, undefined>;

/** Reads page by page, from the beginning on each iteration. `check` throws when reading has to stop. */
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

/** Maps each event. */
export const mapped = (events: Reading, each: (event: StoredEvent) => StoredEvent): Reading =>
  reading(async function* () {
    for await (const page of events.pages()) yield page.map(each);
  });
