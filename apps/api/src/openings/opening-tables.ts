import { availableParallelism } from 'node:os';
import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import type { OpeningTable } from '#analysis';
import { reviewBounds } from '#record';
import { OpeningThreads, type OpeningPlan } from '#reviews';
import { pause } from '#runtime';
import type { Reader } from '../access/reader.js';
import type { Problem } from '../errors/problem.js';
import { Places } from '../limits/places.js';
import { LiveFeed } from '../live/live-feed.js';
import { ProblemError, valueOf } from '../problem-error.js';

/** Maximum number of hands that wait to be valued, in total and per client. */
const MOST_VALUED = 16;
const MOST_OF_ONE = 2;
/** Maximum number of tables that are made at a time, in total and per client. */
const MOST_TABLES = 2;
const TABLES_OF_ONE = 1;
/** Milliseconds between two reports of a table. */
const APART = 500;

/** A table so far. */
export interface TableSoFar {
  readonly done: number;
  readonly table: OpeningTable;
}

interface Progress {
  readonly done: number;
  readonly soFar: () => OpeningTable;
}

/** Evaluates first hands, and computes tables of decks, in threads. */
@Injectable()
export class OpeningTables implements BeforeApplicationShutdown {
  readonly #threads = new OpeningThreads(Math.min(reviewBounds.threads, availableParallelism()));
  readonly #valued = new Places(MOST_VALUED, MOST_OF_ONE);
  readonly #tables = new Places(MOST_TABLES, TABLES_OF_ONE);

  /** The values of the choices of a hand, the best first. Problems `EVALUATIONS_TOO_MANY`, `EVALUATION_FAILED`. */
  async value(plan: OpeningPlan, number: number, reader: Reader) {
    const giveBack = this.#valued.take(reader);
    if (giveBack === null) throw new ProblemError(tooMany);
    try {
      return valueOf(await this.#threads.value(plan, number));
    } finally {
      giveBack();
    }
  }

  /**
   * Computes a table, and reports it periodically until it is complete. Stops when the subscriber leaves. Problems
   * `OPENING_TABLES_TOO_MANY`, `EVALUATION_FAILED`.
   */
  follow<View>(
    plan: OpeningPlan,
    hands: number,
    reader: Reader,
    view: (found: TableSoFar) => View,
  ): AsyncIterable<View> {
    const [places, threads] = [this.#tables, this.#threads];
    return new LiveFeed((signal) =>
      (async function* () {
        const giveBack = places.take(reader);
        if (giveBack === null) throw new ProblemError(tooManyTables);
        try {
          const progress: { latest: Progress | null } = { latest: null };
          const sampled = (done: number, soFar: () => OpeningTable): void => {
            progress.latest = { done, soFar };
          };
          const made = threads.table(plan, hands, { signal, sampled }).catch(() => null);
          const hasLeft = (): boolean => signal.aborted;
          for (let sent = 0; !hasLeft();) {
            const over = await Promise.race([made, pause(APART, { signal })]);
            if (hasLeft()) return;
            if (over === null) throw new ProblemError(failed);
            if (typeof over === 'object') {
              yield view({ done: hands, table: over });
              return;
            }
            const { latest } = progress;
            if (latest === null || latest.done === sent) continue;
            sent = latest.done;
            yield view({ done: latest.done, table: latest.soFar() });
          }
        } finally {
          giveBack();
        }
      })(),
    );
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.#threads.close();
  }
}

const tooMany: Problem = {
  code: 'EVALUATIONS_TOO_MANY',
  message: `${MOST_OF_ONE} hands of yours, or ${MOST_VALUED} of all, wait to be valued.`,
  advice: 'Try again in a moment.',
};

const tooManyTables: Problem = {
  code: 'OPENING_TABLES_TOO_MANY',
  message: `${TABLES_OF_ONE} table of yours, or ${MOST_TABLES} of all, are being made.`,
  advice: 'Wait for the end of a table, or cancel yours.',
};

const failed: Problem = {
  code: 'EVALUATION_FAILED',
  message: 'The table could not be made: the rules cannot read a card of a deck, or the server is closing.',
  advice: 'Try another deck.',
};
