import { waiting } from '#runtime';

/**
 * Makes a generator that may wait for long end at once when its reader leaves: of itself, a generator hears of that only
 * when it has something to give. The generator ends when the signal it is handed aborts, which `signal` does as well.
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
