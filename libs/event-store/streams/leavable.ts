import { waiting } from '#runtime';

/**
 * Wraps a generator so that it ends at once when its reader leaves. By itself, a generator notices that only
 * at its next value. The signal passed to `make` aborts then, or when `signal` does.
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
