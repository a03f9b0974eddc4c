import {
  mapped,
  reading,
  type EventStore,
  type FollowOptions,
  type ReadAllOptions,
  type StoredEvent,
} from '#event-store';

/**
 * Wraps a store so that it contains only streams with a unique prefix. This hides streams that exist on a real server
 * or that other tests created.
 */
export function withinNamespace(store: EventStore, name: string): EventStore {
  const start = `${name}~`;
  const inside = (event: StoredEvent): StoredEvent => ({
    ...event,
    stream: event.stream.slice(start.length),
  });
  const named = <T>(stream: string, act: (full: string) => Promise<T>): Promise<T> =>
    act(stream === '' ? '' : start + stream).catch((error: unknown) => {
      throw renamed(error, start);
    });
  const prefixed = ({ prefix = '', matching, ...options }: FollowOptions = {}): FollowOptions => ({
    ...options,
    ...(matching !== undefined && { matching: `${start}(?:${matching})` }),
    prefix: typeof prefix === 'string' ? start + prefix : prefix.map((part) => start + part),
  });
  return {
    append: (stream, events, expected) => named(stream, (full) => store.append(full, events, expected)),
    read: (stream, options) =>
      reading(async function* () {
        try {
          yield* mapped(store.read(start + stream, options), inside).pages();
        } catch (error) {
          throw renamed(error, start);
        }
      }),
    readAll: (options?: ReadAllOptions) => mapped(store.readAll(prefixed(options)), inside),
    follow: (options?: FollowOptions) => followed(store.follow(prefixed(options)), inside),
    followStream: (stream, options) => followed(store.followStream(start + stream, options), inside),
    delete: (stream, expected) => named(stream, (full) => store.delete(full, expected)),
    ...(store.streams !== undefined && {
      streams: async (prefix: string) =>
        ((await store.streams?.(start + prefix)) ?? []).map((stream) => stream.slice(start.length)),
    }),
    async head() {
      let last: string | null = null;
      // Throws if the store is closed.
      await store.head();
      for await (const { position } of store.readAll({ prefix: start })) last = position;
      return last;
    },
    streamMetadata: (stream) => store.streamMetadata(start + stream),
    setStreamMetadata: (stream, metadata) => store.setStreamMetadata(start + stream, metadata),
    close: () => store.close(),
  };
}

/** Maps events without a generator. A generator would end only at the first event after its consumer has stopped. */
function followed(
  events: AsyncIterable<StoredEvent>,
  inside: (event: StoredEvent) => StoredEvent,
): AsyncIterable<StoredEvent> {
  return {
    [Symbol.asyncIterator]() {
      const iterator = events[Symbol.asyncIterator]();
      return {
        async next() {
          const result = await iterator.next();
          return result.done ? result : { done: false, value: inside(result.value) };
        },
        async return() {
          await iterator.return?.();
          return { done: true, value: undefined };
        },
      };
    },
  };
}

function renamed(error: unknown, start: string): unknown {
  if (error instanceof Error && 'stream' in error && typeof error.stream === 'string')
    Object.assign(error, { stream: error.stream.replace(start, '') });
  return error;
}
