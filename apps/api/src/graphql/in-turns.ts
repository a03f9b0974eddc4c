import { inTurn } from '../limits/line.js';

/**
 * Maps the entries of a long list in batches and serves other requests between the batches. Maps a short list in a
 * single batch.
 */
export function inTurns<T, U>(
  entries: readonly T[],
  together: number,
  make: (entry: T) => U,
): readonly (U | Promise<U>)[] {
  const size = Math.max(1, together);
  // The first batch runs in the current turn of the event loop.
  if (entries.length > size) void inTurn();
  let turn: Promise<void> | null = null;
  return entries.map((entry, place) => {
    if (place > 0 && place % size === 0) turn = (turn ?? Promise.resolve()).then(inTurn);
    return turn === null ? make(entry) : turn.then(() => make(entry));
  });
}
