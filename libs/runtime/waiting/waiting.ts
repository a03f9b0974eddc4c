/** A wait that ends with a signal or after a time, whichever comes first. */
export interface Waiting {
  /** Aborts when the wait is over. */
  readonly signal: AbortSignal;
  /**
   * Releases the timer and the signals. Call this function when the wait is no longer needed. It can be called twice.
   */
  readonly end: () => void;
}

export type Signals = readonly (AbortSignal | undefined)[];

/**
 * Returns a signal that aborts when one of the given signals aborts or after the given number of milliseconds. Node
 * references the signals of `AbortSignal.any` and `AbortSignal.timeout` only weakly, so they might never abort after a
 * garbage collection. This function references the timer and the signals until the wait is over or `end` is called.
 */
export function waiting(signals: Signals, milliseconds?: number): Waiting {
  const over = new AbortController();
  let timer: NodeJS.Timeout | null = null;
  const end = (): void => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    for (const signal of signals) signal?.removeEventListener('abort', abort);
  };
  const abort = (): void => {
    end();
    over.abort();
  };
  if (signals.some((signal) => signal?.aborted === true)) abort();
  else {
    for (const signal of signals) signal?.addEventListener('abort', abort);
    if (milliseconds !== undefined) timer = setTimeout(abort, milliseconds);
  }
  return { signal: over.signal, end };
}

/**
 * Runs `work` with a signal that aborts when one of the given signals aborts or after the given number of milliseconds.
 */
export async function whileWaiting<T>(
  signals: Signals,
  milliseconds: number | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const { signal, end } = waiting(signals, milliseconds);
  try {
    return await work(signal);
  } finally {
    end();
  }
}
