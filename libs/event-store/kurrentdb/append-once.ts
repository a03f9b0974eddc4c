import { jsonEvent, NO_STREAM, type KurrentDBClient } from '@kurrent/kurrentdb-client';
import { appendInBatch } from './batch-call.js';
import type { Batch, Written } from './batches.js';
import type { SentEvent } from './events.js';
import { takesBatches } from './own-calls.js';
import { positionText } from './position.js';

/** Appends in a separate call, for servers before 21.10. */
async function appendByClient(
  client: KurrentDBClient,
  { stream, events, head }: Pick<Batch, 'stream' | 'events' | 'head'>,
): Promise<Written> {
  const { nextExpectedRevision, position } = await client.appendToStream(
    stream,
    events.map(asTheClientHasIt),
    {
      streamState: head === -1 ? NO_STREAM : BigInt(head),
      requiresLeader: true,
    },
  );
  return { revision: Number(nextExpectedRevision), position: position ? positionText(position) : null };
}

function asTheClientHasIt({ id, type, data, metadata }: SentEvent) {
  const json = JSON.parse(Buffer.from(data).toString()) as Record<string, unknown>;
  // Bytes it sends as they are.
  return jsonEvent({ id, type, data: json, metadata: metadata.length === 0 ? undefined : metadata });
}

/** Appends events after a revision, all or none. Throws errors of the client. */
export async function appendOnce(
  client: KurrentDBClient,
  batch: Pick<Batch, 'stream' | 'events' | 'head'>,
): Promise<Written> {
  return (await takesBatches(client)) ? appendInBatch(client, batch) : appendByClient(client, batch);
}
