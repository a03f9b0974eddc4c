import { availableParallelism } from 'node:os';
import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import type { OpeningTable } from '#analysis';
import { reviewBounds } from '#record';
import { OpeningThreads, type OpeningPlan } from '#reviews';
import type { Reader } from '../access/reader.js';
import type { Problem } from '../errors/problem.js';
import { Places } from '../limits/places.js';
import { workFeed } from '../live/work-feed.js';
import { ProblemError, valueOf } from '../problem-error.js';

/** The maximum number of hands that are being evaluated or waiting. `MOST_OF_ONE` is the maximum per client. */
const MOST_VALUED = 16;
const MOST_OF_ONE = 2;
/** The maximum number of deck tables that are computed simultaneously. `TABLES_OF_ONE` is the maximum per client. */
const MOST_TABLES = 2;
const TABLES_OF_ONE = 1;

/** A deck table computed from the hands that have been evaluated so far. */
export interface TableSoFar {
  readonly done: number;
  readonly table: OpeningTable;
}

/** Evaluates opening hands and computes deck tables, in threads. */
@Injectable()
export class OpeningTables implements BeforeApplicationShutdown {
  readonly #threads = new OpeningThreads(Math.min(reviewBounds.threads, availableParallelism()));
  readonly #valued = new Places(MOST_VALUED, MOST_OF_ONE);
  readonly #tables = new Places(MOST_TABLES, TABLES_OF_ONE);

  /**
   * Returns the values of the choices for a hand, best choice first. Fails with `EVALUATIONS_TOO_MANY` or
   * `EVALUATION_FAILED`.
   */
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
   * Computes a deck table, and yields it periodically until it is complete. Stops if the subscriber leaves. Fails with
   * `OPENING_TABLES_TOO_MANY` or `EVALUATION_FAILED`.
   */
  follow<View>(
    plan: OpeningPlan,
    hands: number,
    reader: Reader,
    view: (found: TableSoFar) => View,
  ): AsyncIterable<View> {
    return workFeed(reader, {
      places: this.#tables,
      tooMany: tooManyTables,
      failed,
      make: async (report, signal) => {
        const sampled = (done: number, soFar: () => OpeningTable): void =>
          report(() => view({ done, table: soFar() }));
        const table = await this.#threads.table(plan, hands, { signal, sampled });
        return view({ done: hands, table });
      },
    });
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.#threads.close();
  }
}

const tooMany: Problem = {
  code: 'EVALUATIONS_TOO_MANY',
  message:
    `You already have ${MOST_OF_ONE} hands waiting for evaluation, or all clients together have ` +
    `${MOST_VALUED}.`,
  advice: 'Try again in a moment.',
};

const tooManyTables: Problem = {
  code: 'OPENING_TABLES_TOO_MANY',
  message:
    `You are already computing ${TABLES_OF_ONE} tables, or all clients together are computing ` +
    `${MOST_TABLES}.`,
  advice: 'Wait until a table is finished, or cancel one of yours.',
};

const failed: Problem = {
  code: 'EVALUATION_FAILED',
  message:
    'The table could not be computed, because the rules cannot read a card in a deck or the server is ' +
    'closing.',
  advice: 'Use another deck.',
};
