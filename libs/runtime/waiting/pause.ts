export interface PauseOptions {
  /** Ends the pause early. */
  readonly signal?: AbortSignal;
  /** Whether the pause keeps the process alive. True by default. */
  readonly ref?: boolean;
}

/**
 * Resolves to true after the given number of milliseconds. If the signal aborts first, resolves to false. Never
 * rejects.
 */
export function pause(milliseconds: number, { signal, ref = true }: PauseOptions = {}): Promise<boolean> {
  return new Promise((resolve) => {
    if (signal?.aborted === true) return resolve(false);
    const done = (isOver: boolean): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', leave);
      resolve(isOver);
    };
    const leave = () => done(false);
    const timer = setTimeout(() => done(true), milliseconds);
    if (!ref) timer.unref();
    signal?.addEventListener('abort', leave);
  });
}
