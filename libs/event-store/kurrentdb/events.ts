import type { Json } from '#record';
import { numberOf, positionIn, type Sent } from './answers.js';
import { StoreUnavailableError, type NewEvent, type StoredEvent } from '../streams/port.js';

const utf8 = new TextEncoder();
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** An event on its way to the server. */
export interface SentEvent {
  readonly id: string;
  readonly type: string;
  /** JSON in UTF-8. */
  readonly data: Uint8Array;
  /** JSON in UTF-8. Empty if there is none. */
  readonly metadata: Uint8Array;
}

const nothing = new Uint8Array();
const written = (json: Json): Uint8Array => utf8.encode(JSON.stringify(json));

/**
 * Converts an event for the server. Throws `RangeError` if the id is not a UUID, which the server requires.
 */
export function sentEvent({ id, type, data, metadata }: NewEvent): SentEvent {
  if (!uuid.test(id)) throw new RangeError(`The id "${id}" of an event is not a UUID.`);
  return { id, type, data: written(data), metadata: metadata === null ? nothing : written(metadata) };
}

/** Total bytes of some events. */
export const sizeOf = (events: readonly SentEvent[]): number =>
  events.reduce((size, { data, metadata }) => size + data.length + metadata.length, 0);

const typeOf = (event: Sent): string => event.about['type'] ?? '';

/** Whether the server itself wrote the event into our stream: a deletion mark or a link. */
export const isOwnEvent = (event: Sent): boolean => typeOf(event).startsWith('$');

/** The last metadata of a stream. Null if it is not JSON. */
export const metadataIn = (event: Sent): Json => parsed(event.data) ?? null;

/** An event as a reader gets it. Throws `STORE_DAMAGED` when it is not JSON: no program of ours wrote it. */
export function storedEvent(event: Sent): StoredEvent {
  const stream = event.stream?.name ?? '';
  const revision = numberOf(event.revision);
  const isJson = event.about['content-type'] === 'application/json';
  const data = isJson ? parsed(event.data) : undefined;
  const metadata = event.metadata.length === 0 ? null : parsed(event.metadata);
  if (data === undefined || metadata === undefined)
    throw new StoreUnavailableError(
      'STORE_DAMAGED',
      `The event at revision ${revision} of stream "${stream}" is not JSON: another program wrote it. ` +
        'Give Retrace a database of its own.',
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
