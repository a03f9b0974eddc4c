import { StreamNotFoundError, type EventStore } from './port.js';

/** True when the store has a stream of this name; reads at most its first event. */
export async function isThere(store: EventStore, stream: string): Promise<boolean> {
  try {
    for await (const _ of store.read(stream, { limit: 1 })) return true;
  } catch (error) {
    if (!(error instanceof StreamNotFoundError)) throw error;
  }
  return false;
}
