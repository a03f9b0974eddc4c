import type { KurrentDBClient } from '@kurrent/kurrentdb-client';

/** How a program reads. */
export interface Reader {
  readonly name: string;
  event(stream: string, revision: number): Promise<unknown>;
  game(stream: string): Promise<unknown>;
  /** How many events there are in all streams with a prefix. */
  everything(prefix: string): Promise<number>;
  close(): Promise<unknown>;
}

export async function count(events: AsyncIterable<unknown>): Promise<number> {
  let all = 0;
  for await (const _ of events) all++;
  return all;
}

/** A client by hand: the two that there are have the same methods, and take the same words. */
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
