import { StreamNotFoundError, type EventStore } from './port.js';

type Readable = Pick<EventStore, 'read'>;

/** Returns the revision of the first event in the given direction. Null if the stream has none. */
async function revisionOf(
  store: Readable,
  stream: string,
  direction: 'forwards' | 'backwards',
): Promise<number | null> {
  try {
    for await (const { revision } of store.read(stream, { direction, limit: 1 })) return revision;
  } catch (error) {
    if (!(error instanceof StreamNotFoundError)) throw error;
  }
  return null;
}

/** Whether the store has a stream with this name. Reads at most one event. */
export const isThere = async (store: Readable, stream: string): Promise<boolean> =>
  (await revisionOf(store, stream, 'forwards')) !== null;

/** Returns the revision of a stream's last event. -1 if the stream has none. */
export const lastRevision = async (store: Readable, stream: string): Promise<number> =>
  (await revisionOf(store, stream, 'backwards')) ?? -1;
