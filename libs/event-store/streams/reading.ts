import type { StoredEvent } from './port.js';

/** Events in their order: one by one, or by page for readers of many: every wait costs more than an event. */
export interface Reading extends AsyncIterable<StoredEvent> {
  pages(): AsyncIterable<readonly StoredEvent[]>;
}

/** As adapters read them. */
export type Pages = AsyncGenerator<readonly StoredEvent[], void, undefined>;

/** Reads page by page, from the beginning each time it is read. `check` throws when no more may be given. */
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

/** The same events, each made into another. */
export const mapped = (events: Reading, each: (event: StoredEvent) => StoredEvent): Reading =>
  reading(async function* () {
    for await (const page of events.pages()) yield page.map(each);
  });
