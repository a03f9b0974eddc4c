import { randomUUID } from 'node:crypto';
import type { EventStore, NewEvent } from '#event-store';
import type { Json } from '#record';
import { mixedGames } from './games.js';

/** The number of events per append. */
export const BATCH = 50;

/** Returns `events` events of played games, in batches of `BATCH`. */
export function batchesOf(events: number): NewEvent[][] {
  const source = mixedGames(4).flat();
  return Array.from({ length: Math.ceil(events / BATCH) }, (_, batch) =>
    Array.from({ length: BATCH }, (_, index) => {
      const event = source[(batch * BATCH + index) % source.length];
      return {
        id: randomUUID(),
        type: event?.kind ?? '',
        data: event as unknown as Json,
        metadata: { schema: 1, recordedAt: '2026-01-01T00:00:00.000Z', correlation: null, causation: null },
      };
    }),
  );
}

/**
 * Appends with several writers. Each writer has its own stream, whose name is the prefix followed by `game-0`, `game-1`
 * and so on. A writer waits for each batch before it sends the next.
 */
export async function inTurns(
  writers: number,
  batches: readonly NewEvent[][],
  append: (stream: string, events: readonly NewEvent[], last: number) => Promise<number>,
  prefix = '',
): Promise<number> {
  const write = async (writer: number) => {
    let last = -1;
    for (let batch = writer; batch < batches.length; batch += writers)
      last = await append(`${prefix}game-${writer}`, batches[batch] ?? [], last);
  };
  await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
  return batches.length * BATCH;
}

export const throughThePort = (
  store: EventStore,
  writers: number,
  batches: readonly NewEvent[][],
  prefix?: string,
): Promise<number> =>
  inTurns(
    writers,
    batches,
    async (stream, events, last) => {
      const { revision } = await store.append(stream, events, last < 0 ? 'no-stream' : last);
      return revision;
    },
    prefix,
  );
