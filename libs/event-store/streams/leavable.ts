import { waiting } from '#runtime';

/**
 * Wraps a generator so that it ends as soon as its consumer stops. Without this wrapper, a generator would end only at
 * its next value. The signal passed to `generate` aborts when the consumer stops or when `signal` aborts.
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
