import { jsonEvent, type EventData } from '@kurrent/kurrentdb-client';
import type streams from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_pb.js';
import type { Json } from '#record';
import { writtenPosition } from './position.js';
import { StoreUnavailableError, type NewEvent, type StoredEvent } from '../streams/port.js';

type Sent = InstanceType<typeof streams.ReadResp.ReadEvent.RecordedEvent>;

const utf8 = new TextEncoder();
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** An event as the client sends it. Throws `RangeError` when its id is no UUID: the server takes no other. */
export function sentEvent({ id, type, data, metadata }: NewEvent): EventData {
  if (!uuid.test(id)) throw new RangeError(`The id "${id}" of an event is not a UUID.`);
  // The client leaves out metadata that is false, zero or an empty text; bytes it sends as they are.
  const bytes = metadata === null ? undefined : utf8.encode(JSON.stringify(metadata));
  return jsonEvent({ id, type, data: data as Record<string, unknown>, metadata: bytes });
}

const text = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');

const typeOf = (event: Sent): string => event.getMetadataMap().get('type') ?? '';

/** Whether the server wrote it into a stream of ours: that the stream was deleted, or a link. */
export const isOwnEvent = (event: Sent): boolean => typeOf(event).startsWith('$');

/** Where an event stands in the log. */
export const positionIn = (event: Sent): string =>
  writtenPosition(event.getCommitPosition(), event.getPreparePosition());

/** The last metadata of a stream; null when it is not JSON. */
export const metadataIn = (event: Sent): Json => parsed(event.getData_asU8()) ?? null;

/** An event as a reader gets it. Throws `STORE_DAMAGED` when it is not JSON: no program of ours wrote it. */
export function storedEvent(event: Sent): StoredEvent {
  const stream = text(event.getStreamIdentifier()?.getStreamName_asU8() ?? new Uint8Array());
  const revision = Number(event.getStreamRevision());
  const isJson = event.getMetadataMap().get('content-type') === 'application/json';
  const data = isJson ? parsed(event.getData_asU8()) : undefined;
  const bytes = event.getCustomMetadata_asU8();
  const metadata = bytes.length === 0 ? null : parsed(bytes);
  if (data === undefined || metadata === undefined)
    throw new StoreUnavailableError(
      'STORE_DAMAGED',
      `The event at revision ${revision} of stream "${stream}" is not JSON: another program wrote it. ` +
        'Give Retrace a database of its own.',
    );
  return {
    id: event.getId()?.getString() ?? '',
    type: typeOf(event),
    data,
    metadata,
    stream,
    revision,
    position: positionIn(event),
  };
}

function parsed(bytes: Uint8Array): Json | undefined {
  try {
    return JSON.parse(text(bytes)) as Json;
  } catch {
    return undefined;
  }
}
