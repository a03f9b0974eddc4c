import { jsonEvent, NO_STREAM, WrongExpectedVersionError } from '@kurrent/kurrentdb-client';
import type { Json } from '#record';
import { eventIn, numberOf } from './answers.js';
import { answersTo } from './asking.js';
import type { KurrentConnection } from './connection.js';
import { metadataIn } from './events.js';
import { eventsOf } from './questions.js';

import { StreamDeletedError } from '../streams/port.js';

/** The key of Retrace's data in a stream's metadata. Other keys ($maxCount, $acl …) control the server. */
const entry = 'retrace';

type Metadata = Readonly<Record<string, Json>>;

interface Found {
  /** The revision of the latest metadata event. -1 if there is none. */
  readonly revision: number;
  readonly metadata: Metadata;
}

const metadataStream = (stream: string): string => `$$${stream}`;

/** Reads Retrace's data in a stream's metadata. Null if there is none. */
export async function streamFacts(connection: KurrentConnection, stream: string): Promise<Json> {
  return (await found(connection, stream)).metadata[entry] ?? null;
}

/** Sets Retrace's data in a stream's metadata. Preserves the other keys, even if they are changed concurrently. */
export async function setStreamFacts(
  connection: KurrentConnection,
  stream: string,
  facts: Json,
): Promise<void> {
  for (;;) {
    const { revision, metadata } = await found(connection, stream);
    const { [entry]: _, ...others } = metadata;
    const data = facts === null ? others : { ...others, [entry]: facts };
    const event = jsonEvent({ type: '$metadata', data });
    const streamState = revision === -1 ? NO_STREAM : BigInt(revision);
    const isSet = await connection.write(async (client) => {
      try {
        await client.appendToStream(metadataStream(stream), event, { streamState, requiresLeader: true });
        return true;
      } catch (error) {
        if (error instanceof WrongExpectedVersionError) return false;
        throw error;
      }
    });
    if (isSet) return;
  }
}

async function found(connection: KurrentConnection, stream: string): Promise<Found> {
  const last = eventsOf(metadataStream(stream), undefined, 'backwards', 1);
  try {
    const [event] = await answersTo(connection, last, eventIn);
    const metadata = event === undefined ? null : (metadataIn(event) as Metadata | null);
    if (event !== undefined && metadata !== null) return { revision: numberOf(event.revision), metadata };
  } catch (error) {
    if (!(error instanceof StreamDeletedError)) throw error;
  }
  return { revision: -1, metadata: {} };
}
