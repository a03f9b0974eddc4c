/**
 * Makes a generator that may wait for long end at once when its reader leaves: of itself, a generator hears of that only
 * when it has something to give. The generator ends when the signal it is handed aborts, which `signal` does as well.
 */
export function leavable<T>(
  signal: AbortSignal | undefined,
  generate: (signal: AbortSignal) => AsyncGenerator<T, void, undefined>,
): AsyncIterableIterator<T, void, undefined> {
  const left = new AbortController();
  const generator = generate(signal ? AbortSignal.any([signal, left.signal]) : left.signal);
  return {
    next: () => generator.next(),
    return: () => {
      left.abort();
      return generator.return();
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
