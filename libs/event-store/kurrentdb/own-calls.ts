/** What the client uses for its own calls: its channel, which finds and follows the leader, and what goes with each call. */
import type { Metadata } from '@grpc/grpc-js';
import type { KurrentDBClient } from '@kurrent/kurrentdb-client';
import service from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_grpc_pb.js';

export type StreamsClient = InstanceType<typeof service.StreamsClient>;

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
  createDeadline(): Date;
  supports(method: unknown): Promise<boolean>;
  handleError(client: StreamsClient, error: Error): Promise<void>;
}

/** What each client was last connected by: disposing of a client leaves its connection open. */
const connected = new WeakMap<KurrentDBClient, StreamsClient>();

/** What a call needs of a client that is connected. */
export interface Connected {
  readonly streams: StreamsClient;
  readonly metadata: Metadata;
  readonly options: object;
  /** Tells the client of an error, so that it looks for another node where that helps. */
  readonly failed: (error: Error) => Promise<void>;
}

/** Connects where that is needed, and makes a call without a deadline. Throws what the client throws. */
export function onItsChannel<T>(
  client: KurrentDBClient,
  name: string,
  requiresLeader: boolean,
  make: (connected: Connected) => T,
): Promise<T> {
  const own = client as unknown as OwnCalls;
  return own.execute(service.StreamsClient, name, async (streams) => {
    connected.set(client, streams);
    // How long it takes is judged by who asks, not by when it began.
    const [metadata, options] = own.callArguments({ requiresLeader }, { deadline: Infinity });
    return make({ streams, metadata, options, failed: (error) => own.handleError(streams, error) });
  });
}

/** Until when the server may try to write what it is given now. */
export const deadlineOf = (client: KurrentDBClient): Date => (client as unknown as OwnCalls).createDeadline();

/** Whether the server takes many writes in one call. Throws what the client throws. */
export const takesBatches = (client: KurrentDBClient): Promise<boolean> =>
  (client as unknown as OwnCalls).supports(service.StreamsService.batchAppend);

/** Ends all calls that the client has made by itself, and its connection. */
export async function disposeOf(client: KurrentDBClient): Promise<void> {
  await client.dispose();
  connected.get(client)?.close();
}
