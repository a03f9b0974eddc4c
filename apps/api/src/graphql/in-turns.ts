import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * The entries of a long list, some at a time: GraphQL completes those that are there, and others are answered before the next are. A list
 * that is short enough is there at once.
 */
export function inTurns<T>(entries: readonly T[], together: number): readonly (T | Promise<T>)[] {
  const size = Math.max(1, together);
  let turn: Promise<void> | null = null;
  return entries.map((entry, place) => {
    if (place > 0 && place % size === 0) turn = (turn ?? Promise.resolve()).then(() => nextTurn());
    return turn === null ? entry : turn.then(() => entry);
  });
}
