import { waiting } from '#runtime';

/**
 * Wraps a generator so that it ends immediately when its reader leaves. An unwrapped generator ends only at its next
 * value. Aborts the signal passed to `make` when the reader leaves or when `signal` aborts.
 */
export function leavable<T>(
  signal: AbortSignal | undefined,
  generate: (signal: AbortSignal) => AsyncGenerator<T, void, undefined>,
): AsyncIterableIterator<T, void, undefined> {
  const left = new AbortController();
  const ended = waiting([signal, left.signal]);
  const generator = generate(ended.signal);
  return {
    next: async () => {
      try {
        const result = await generator.next();
        if (result.done === true) ended.end();
        return result;
      } catch (error) {
        ended.end();
        throw error;
      }
    },
    return: () => {
      left.abort();
      return generator.return();
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
