import type { RecordedEvent } from '#record';

/** The revision from which a record only says what somebody saw of a game, and no rules decide; null: it has no such part. */
export function observedFrom(events: readonly Pick<RecordedEvent, 'event'>[]): number | null {
  const from = events.findIndex(
    ({ event }) => event.kind === 'GameImported' && event.fidelity === 'OBSERVED',
  );
  return from < 0 ? null : from;
}
