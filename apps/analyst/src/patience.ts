import { StoreUnavailableError } from '#event-store';
import { pause } from '#runtime';

/** Milliseconds before an unreachable store is tried again. */
const AGAIN = 1000;

/**
 * Does work with the store. Tries again while the store is unreachable, until the signal aborts. Throws the
 * errors of the work.
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
