/** A wait that ends with a signal or a time, whichever is first. */
export interface Waiting {
  /** Aborts when the wait is over. */
  readonly signal: AbortSignal;
  /** To be called when nobody waits any more: lets go of the timer and of the signals. Safe to call twice. */
  readonly end: () => void;
}

export type Signals = readonly (AbortSignal | undefined)[];

/**
 * A signal that aborts with the first of some signals, or after a number of milliseconds.
 *
 * `AbortSignal.any` and `AbortSignal.timeout` are held weakly by Node: once garbage was collected, a timeout inside an `any`
 * may never fire, or the abort of a signal that nobody else holds is lost. Here the timer and the signals hold the wait
 * until it is over or ended.
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

/** Does work with a signal that aborts with the first of some signals, or after a number of milliseconds. */
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
