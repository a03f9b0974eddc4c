import type { EventMetadata, GameEvent, Json } from '#record';
import type { NewEvent } from '../streams/port.js';

/** Metadata common to events that are appended together. */
export interface Common extends Pick<EventMetadata, 'schema' | 'recordedAt'> {
  readonly game: string;
  /** The last event before the appended events. Null if there is none. */
  readonly before: (Pick<EventMetadata, 'correlation'> & { readonly id: string }) | null;
}

export function newEvent(id: string, event: GameEvent, metadata: EventMetadata): NewEvent {
  return { id, type: event.kind, data: event as unknown as Json, metadata: metadata as unknown as Json };
}

/**
 * Adds ids and metadata to a game's events. Each event's correlation is the latest decision, and its causation is the
 * previous event.
 */
export function enveloped(
  events: readonly GameEvent[],
  ids: readonly string[],
  { game, before, schema, recordedAt }: Common,
): NewEvent[] {
  let [correlation, causation] = [before?.correlation ?? null, before?.id ?? null];
  return events.map((event, index) => {
    const id = ids[index] ?? '';
    if (event.kind === 'DecisionMade') correlation = `${game}/${event.decision}`;
    const made = newEvent(id, event, { schema, recordedAt, correlation, causation });
    causation = id;
    return made;
  });
}
