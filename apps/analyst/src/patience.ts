import { StoreUnavailableError } from '#event-store';
import { pause } from '#runtime';

/** How long to wait before trying an unreachable store again, in milliseconds. */
const AGAIN = 1000;

/**
 * Calls a function that uses the store. While the store is unreachable, retries until the signal aborts. Rethrows any
 * other error.
 */
export async function patiently<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isAway(error) || signal.aborted || !(await pause(AGAIN, { signal }))) throw error;
    }
  }
}

const isAway = (error: unknown): boolean =>
  error instanceof StoreUnavailableError && /^STORE_(UNREACHABLE|ACCESS_DENIED)$/.test(error.code);
