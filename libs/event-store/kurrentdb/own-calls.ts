/**
 * Accesses two internals of the client, for calls that its public API does not offer. One is the client's channel,
 * which finds and follows the leader. The other is the metadata of calls.
 */
import type { Metadata } from '@grpc/grpc-js';
import type { KurrentDBClient } from '@kurrent/kurrentdb-client';
import service from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_grpc_pb.js';

type StreamsClient = InstanceType<typeof service.StreamsClient>;

interface OwnCalls {
  execute<T>(
    client: typeof service.StreamsClient,
    name: string,
    action: (client: StreamsClient) => Promise<T>,
  ): Promise<T>;
  callArguments(
    options: { readonly requiresLeader: boolean },
    more: { readonly deadline: number },
  ): [Metadata, object];
  handleError(client: StreamsClient, error: Error): Promise<void>;
}

/** Each client's last connection. It must be closed separately, because disposing of a client does not close it. */
const connected = new WeakMap<KurrentDBClient, StreamsClient>();

/** The parts of a connected client that calls use. */
export interface Connected {
  readonly streams: StreamsClient;
  readonly metadata: Metadata;
  readonly options: object;
  /** Reports an error to the client, so that it can look for another node. */
  readonly failed: (error: Error) => Promise<void>;
}

/**
 * Makes a call without a deadline, connecting first if necessary. Throws the client's error if the connection fails.
 */
export function onItsChannel<T>(
  client: KurrentDBClient,
  name: string,
  requiresLeader: boolean,
  make: (connected: Connected) => T,
): Promise<T> {
  const own = client as unknown as OwnCalls;
  return own.execute(service.StreamsClient, name, async (streams) => {
    connected.set(client, streams);
    // Sets no deadline for the whole call, because the caller enforces a time limit for each message.
    const [metadata, options] = own.callArguments({ requiresLeader }, { deadline: Infinity });
    return make({ streams, metadata, options, failed: (error) => own.handleError(streams, error) });
  });
}

/** Ends a client's open calls and closes its connection. */
export async function disposeOf(client: KurrentDBClient): Promise<void> {
  await client.dispose();
  connected.get(client)?.close();
}
