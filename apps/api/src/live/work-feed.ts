import { pause } from '#runtime';
import type { Reader } from '../access/reader.js';
import type { Problem } from '../errors/problem.js';
import type { Places } from '../limits/places.js';
import { ProblemError } from '../problem-error.js';
import { LiveFeed } from './live-feed.js';

/** The interval between two reports, in milliseconds. */
const APART = 500;

/** A long-running task, with a limited number of slots for such tasks. */
export interface Work<Found> {
  readonly places: Places;
  /** Thrown if no slot is free. */
  readonly tooMany: Problem;
  /** Thrown if the task fails with an error other than a `ProblemError`. */
  readonly failed: Problem;
  /** Performs the task until the signal aborts. Calls `report` with a function that returns the results so far. */
  readonly make: (report: (soFar: () => Found) => void, signal: AbortSignal) => Promise<Found>;
}

/**
 * Performs a long-running task for a subscriber. Yields intermediate results periodically, then the final result.
 * Aborts the task if the subscriber leaves.
 */
export const workFeed = <Found>(
  reader: Reader,
  { places, tooMany, failed, make }: Work<Found>,
): AsyncIterable<Found> =>
  new LiveFeed((signal) =>
    (async function* () {
      const giveBack = places.take(reader);
      if (giveBack === null) throw new ProblemError(tooMany);
      try {
        const progress: { latest: (() => Found) | null } = { latest: null };
        const report = (soFar: () => Found): void => {
          progress.latest = soFar;
        };
        const made = make(report, signal).then(
          (found) => ({ found }),
          (error: unknown) => ({ error: error instanceof ProblemError ? error : new ProblemError(failed) }),
        );
        const hasLeft = (): boolean => signal.aborted;
        while (!hasLeft()) {
          const over = await Promise.race([made, pause(APART, { signal })]);
          if (hasLeft()) return;
          if (typeof over === 'object') {
            if ('error' in over) throw over.error;
            yield over.found;
            return;
          }
          const { latest } = progress;
          progress.latest = null;
          if (latest !== null) yield latest();
        }
      } finally {
        giveBack();
      }
    })(),
  );
