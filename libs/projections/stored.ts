import { GAME_STREAM_PREFIX, parseEvent, parseMetadata, type Json, type RecordedEvent } from '#record';

/** Streams whose names begin so are games. */
export const gameStreamPrefix = GAME_STREAM_PREFIX;

/** What a store gives of an event. */
export interface StoredData {
  readonly stream: string;
  readonly id: string;
  readonly revision: number;
  readonly type: string;
  readonly data: Json;
  readonly metadata: Json;
}

/**
 * An event as a store keeps it, read for a list; null when it cannot be read. That does not keep the others from being
 * listed: opening its game tells what is wrong.
 */
export function readStored({ id, revision, type, data, metadata, stream }: StoredData): RecordedEvent | null {
  const facts = parseMetadata(metadata, stream);
  if (!facts.ok) return null;
  const event = parseEvent(type, data, facts.value.schema, stream);
  return event.ok ? { id, revision, event: event.value, metadata: facts.value } : null;
}
