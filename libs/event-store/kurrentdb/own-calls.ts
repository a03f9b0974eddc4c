/**
 * The parts of the client that calls outside its public API use: its channel, which finds and follows the leader, and
 * the metadata of each call.
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

/** The last connection of each client, because disposing of a client does not close it. */
const connected = new WeakMap<KurrentDBClient, StreamsClient>();

/** The parts of a connected client that a call requires. */
export interface Connected {
  readonly streams: StreamsClient;
  readonly metadata: Metadata;
  readonly options: object;
  /** Reports an error to the client, which looks for another node if that can help. */
  readonly failed: (error: Error) => Promise<void>;
}

/** Connects if necessary, and makes a call without a deadline. Throws errors of the client. */
export function onItsChannel<T>(
  client: KurrentDBClient,
  name: string,
  requiresLeader: boolean,
  make: (connected: Connected) => T,
): Promise<T> {
  const own = client as unknown as OwnCalls;
  return own.execute(service.StreamsClient, name, async (streams) => {
    connected.set(client, streams);
    // Sets no deadline from the start of the call, because the caller enforces a time limit for each response.
    const [metadata, options] = own.callArguments({ requiresLeader }, { deadline: Infinity });
    return make({ streams, metadata, options, failed: (error) => own.handleError(streams, error) });
  });
}

/** Ends a client's open calls and closes its connection. */
export async function disposeOf(client: KurrentDBClient): Promise<void> {
  await client.dispose();
  connected.get(client)?.close();
}
