import type { KurrentDBClient } from '@kurrent/kurrentdb-client';

/** Reads events either through the port or directly with a client. */
export interface Reader {
  readonly name: string;
  event(stream: string, revision: number): Promise<unknown>;
  game(stream: string): Promise<unknown>;
  /** Returns the number of events in all streams whose names start with a prefix. */
  everything(prefix: string): Promise<number>;
  close(): Promise<unknown>;
}

export async function count(events: AsyncIterable<unknown>): Promise<number> {
  let all = 0;
  for await (const _ of events) all++;
  return all;
}

/** Reads directly with a KurrentDB client from the current or the previous package, which have the same methods. */
export const byHand = (name: string, client: KurrentDBClient): Reader => ({
  name,
  event: (stream, revision) =>
    count(client.readStream(stream, { direction: 'forwards', fromRevision: BigInt(revision), maxCount: 1 })),
  game: (stream) => count(client.readStream(stream, { direction: 'forwards', fromRevision: 'start' })),
  everything: (prefix) =>
    count(
      client.readAll({
        fromPosition: 'start',
        filter: { filterOn: 'streamName', prefixes: [prefix], checkpointInterval: 1 },
      }),
    ),
  close: () => client.dispose(),
});
