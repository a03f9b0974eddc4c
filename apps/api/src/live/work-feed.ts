import { pause } from '#runtime';
import type { Reader } from '../access/reader.js';
import type { Problem } from '../errors/problem.js';
import type { Places } from '../limits/places.js';
import { ProblemError } from '../problem-error.js';
import { LiveFeed } from './live-feed.js';

/** Milliseconds between two reports. */
const APART = 500;

/** Long work with a limited number of places. */
export interface Work<Found> {
  readonly places: Places;
  /** Thrown if no place is free. */
  readonly tooMany: Problem;
  /** Thrown if the work fails for another reason than a `ProblemError`. */
  readonly failed: Problem;
  /** Does the work until the signal aborts. Reports functions that return the findings so far. */
  readonly make: (report: (soFar: () => Found) => void, signal: AbortSignal) => Promise<Found>;
}

/** Does long work for a subscriber, and returns its findings periodically until it is done. A subscriber that leaves ends it. */
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
