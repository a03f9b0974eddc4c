import { StreamNotFoundError, type EventStore, type NewEvent, type StoredEvent } from '#event-store';
import type { Findings } from './scenario.js';

export interface Acknowledged {
  readonly stream: string;
  readonly events: readonly NewEvent[];
  /** The revision of the last event. */
  readonly revision: number;
  /** The position of the last event. */
  readonly position?: string;
}

/** Returns all events of a stream. Empty if the stream does not exist. */
export async function eventsOf(store: EventStore, stream: string): Promise<readonly StoredEvent[]> {
  const events: StoredEvent[] = [];
  try {
    for await (const event of store.read(stream)) events.push(event);
  } catch (error) {
    if (!(error instanceof StreamNotFoundError)) throw error;
  }
  return events;
}

/**
 * Compares streams with the acknowledged appends. Every event must exist exactly once, at its revision and unchanged.
 */
export async function expectSound(
  store: EventStore,
  acknowledged: readonly Acknowledged[],
  findings: Findings,
): Promise<void> {
  for (const stream of new Set(acknowledged.map((append) => append.stream))) {
    const events = await eventsOf(store, stream);
    findings.expect(
      events.every(({ revision }, index) => revision === index),
      `${stream}: revisions have gaps or repeats`,
    );
    findings.expect(
      new Set(events.map(({ id }) => id)).size === events.length,
      `${stream}: an event is duplicated`,
    );
    for (const { revision, events: written } of acknowledged.filter((append) => append.stream === stream)) {
      const there = events.slice(revision + 1 - written.length, revision + 1);
      findings.expect(
        content(there) === content(written),
        `${stream}: events acknowledged up to revision ${revision} are missing or changed`,
      );
    }
  }
  findings.expect(await inOrder(store), 'reading all events does not return each stream in order');
}

const content = (events: readonly NewEvent[]): string =>
  JSON.stringify(events.map(({ id, type, data, metadata }) => [id, type, data, metadata]));

/** Whether reading all events returns each stream in order, at increasing positions. */
async function inOrder(store: EventStore): Promise<boolean> {
  const heads = new Map<string, number>();
  let last = '';
  for await (const { stream, revision, position } of store.readAll()) {
    if (position <= last || revision !== (heads.get(stream) ?? -1) + 1) return false;
    heads.set(stream, revision);
    last = position;
  }
  return true;
}
