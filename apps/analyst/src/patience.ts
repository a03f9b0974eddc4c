import { StoreUnavailableError } from '#event-store';
import { pause } from '#runtime';

/** How long to wait before an unreachable store is tried again, in milliseconds. */
const AGAIN = 1000;

/**
 * Calls a function that uses the store. Retries while the store is unreachable, until the signal aborts. Throws the
 * errors of the function.
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
