import { jsonEvent, type EventData, type JSONType } from '@kurrent/kurrentdb-client';
import type { Json } from '#record';
import { numberOf, positionIn, type Sent } from './answers.js';
import { StoreUnavailableError, type NewEvent, type StoredEvent } from '../streams/port.js';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Converts an event for the client. Throws `RangeError` if the id is not a UUID, because the server accepts only UUIDs.
 */
export function sentEvent({ id, type, data, metadata }: NewEvent): EventData {
  if (!uuid.test(id)) throw new RangeError(`The event id "${id}" is not a UUID.`);
  // The casts are needed because the client's types allow only objects, although the client accepts any JSON.
  return jsonEvent({ id, type, data: data as JSONType, metadata: (metadata ?? undefined) as JSONType });
}

const typeOf = (event: Sent): string => event.about['type'] ?? '';

/** Whether the server itself wrote the event into the stream. Such events include deletion markers and links. */
export const isOwnEvent = (event: Sent): boolean => typeOf(event).startsWith('$');

/** Parses a stream's metadata from a metadata event. Null if it is not JSON. */
export const metadataIn = (event: Sent): Json => parsed(event.data) ?? null;

/**
 * Converts an event from the server. Throws `STORE_DAMAGED` if the event's data is not JSON, because such an event was
 * written by another program.
 */
export function storedEvent(event: Sent): StoredEvent {
  const stream = event.stream?.name ?? '';
  const revision = numberOf(event.revision);
  const isJson = event.about['content-type'] === 'application/json';
  const data = isJson ? parsed(event.data) : undefined;
  const metadata = event.metadata.length === 0 ? null : parsed(event.metadata);
  if (data === undefined || metadata === undefined)
    throw new StoreUnavailableError(
      'STORE_DAMAGED',
      `The event at revision ${revision} of stream "${stream}" is not JSON, because another application ` +
        'wrote it. Use a separate database for Retrace.',
    );
  return {
    id: event.id?.text ?? '',
    type: typeOf(event),
    data,
    metadata,
    stream,
    revision,
    position: positionIn(event),
  };
}

function parsed(bytes: Buffer): Json | undefined {
  try {
    return JSON.parse(bytes.toString('utf8')) as Json;
  } catch {
    return undefined;
  }
}
