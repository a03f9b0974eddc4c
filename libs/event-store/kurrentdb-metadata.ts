import {
  BACKWARDS,
  END,
  jsonEvent,
  NO_STREAM,
  StreamDeletedError,
  StreamNotFoundError,
  WrongExpectedVersionError,
} from '@kurrent/kurrentdb-client';
import type { Json } from '#record';
import type { KurrentConnection } from './kurrentdb-connection.js';

/** Facts of ours are one entry in the metadata of the server, which obeys others of them ($maxCount, $acl …). */
const entry = 'retrace';

type Metadata = Readonly<Record<string, Json>>;

interface Found {
  /** -1: none was ever set. */
  readonly revision: number;
  readonly metadata: Metadata;
}

const metadataStream = (stream: string): string => `$$${stream}`;

/** Null when none were set. */
export async function streamFacts(connection: KurrentConnection, stream: string): Promise<Json> {
  return (await found(connection, stream)).metadata[entry] ?? null;
}

/** Sets our entry and leaves the others, whoever else may be setting them. */
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

function found(connection: KurrentConnection, stream: string): Promise<Found> {
  const last = { ...connection.reading, direction: BACKWARDS, fromRevision: END, maxCount: 1 } as const;
  return connection.read(async (client) => {
    try {
      for await (const { event } of client.readStream(metadataStream(stream), last))
        if (event?.isJson) return { revision: Number(event.revision), metadata: event.data as Metadata };
    } catch (error) {
      const isGone = error instanceof StreamNotFoundError || error instanceof StreamDeletedError;
      if (!isGone) throw error;
    }
    return { revision: -1, metadata: {} };
  });
}
