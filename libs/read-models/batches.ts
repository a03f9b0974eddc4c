import type { StoredEvent } from '#event-store';

const EVENTS = 2000;

/** Events some at a time, as many as are written in one transaction. */
export async function* batches(events: AsyncIterable<StoredEvent>): AsyncGenerator<readonly StoredEvent[]> {
  let batch: StoredEvent[] = [];
  for await (const stored of events) {
    batch.push(stored);
    if (batch.length < EVENTS) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** When an event was recorded, as its metadata has it. */
export function recordedAt(stored: StoredEvent | undefined): string | null {
  const metadata = stored?.metadata as { readonly recordedAt?: unknown } | null | undefined;
  return typeof metadata?.recordedAt === 'string' ? metadata.recordedAt : null;
}
