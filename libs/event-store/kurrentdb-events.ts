import {
  jsonEvent,
  type AllStreamRecordedEvent,
  type EventData,
  type RecordedEvent,
} from '@kurrent/kurrentdb-client';
import type { Json } from '#record';
import { positionText } from './kurrentdb-position.js';
import { StoreUnavailableError, type NewEvent, type StoredEvent } from './port.js';

const utf8 = new TextEncoder();
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** An event as the client sends it. Throws `RangeError` when its id is no UUID: the server takes no other. */
export function sentEvent({ id, type, data, metadata }: NewEvent): EventData {
  if (!uuid.test(id)) throw new RangeError(`The id "${id}" of an event is not a UUID.`);
  // The client leaves out metadata that is false, zero or an empty text; bytes it sends as they are.
  const bytes = metadata === null ? undefined : utf8.encode(JSON.stringify(metadata));
  return jsonEvent({ id, type, data: data as Record<string, unknown>, metadata: bytes });
}

/** Whether the server wrote it into a stream of ours: that the stream was deleted. */
export const isOwnEvent = ({ type }: { readonly type: string }): boolean => type.startsWith('$');

/** An event as the client reads it. Throws `STORE_DAMAGED` when it is not JSON: no program of ours wrote it. */
export function storedEvent(event: RecordedEvent | AllStreamRecordedEvent): StoredEvent {
  const { id, type, streamId: stream, data, metadata, position } = event;
  const revision = Number(event.revision);
  if (!event.isJson || metadata instanceof Uint8Array || position === undefined)
    throw new StoreUnavailableError(
      'STORE_DAMAGED',
      `The event at revision ${revision} of stream "${stream}" is not JSON: another program wrote it. ` +
        'Give Retrace a database of its own.',
    );
  return {
    id,
    type,
    data: data as Json,
    metadata: (metadata ?? null) as Json,
    stream,
    revision,
    position: positionText(position),
  };
}
