import { StoreUnavailableError } from '#event-store';
import { pause } from '#runtime';

/** How soon a store that is away is asked again: milliseconds. */
const AGAIN = 1000;

/** Does work with the store; while that is away it tries again, until the signal aborts. Throws what the work throws. */
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
