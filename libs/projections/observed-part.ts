import type { RecordedEvent } from '#record';

/**
 * Returns the revision from which a record contains only events that were observed instead of derived by rules. Null if
 * there is no such revision.
 */
export function observedFrom(events: readonly Pick<RecordedEvent, 'event'>[]): number | null {
  const from = events.findIndex(
    ({ event }) => event.kind === 'GameImported' && event.fidelity === 'OBSERVED',
  );
  return from < 0 ? null : from;
}
