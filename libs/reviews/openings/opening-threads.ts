import { openingTable, type OpeningSample, type OpeningTable, type ValuedChoice } from '#analysis';
import { fail, ok, type Problem, type Result } from '#record';
import { Threads, waiting, whileWaiting } from '#runtime';
import type { ReviewErrorCode } from '../error-codes.js';
import { evaluationSettings } from '../thread-settings.js';
import type { OpeningPlan } from './opening-plan.js';
import type { SampleTask, ValueTask } from './opening-worker.js';

/** The number of playouts for the choices of a hand. */
export const openingPlayouts = 300;
/** The maximum time for evaluating a hand, in milliseconds. */
const LONGEST = 30_000;
/** The number of hands in a portion. A thread evaluates a portion as one task. */
const PORTION = 8;

/** Options for following and stopping the computation of a table. */
export interface TableWatch {
  /** Stops the computation, which then throws an `AbortError`. */
  readonly signal?: AbortSignal;
  /**
   * Called after each portion. `done` is the number of completed hands, and `soFar` returns the table for these hands.
   */
  readonly sampled?: (done: number, soFar: () => OpeningTable) => void;
}

/** Evaluates opening hands in threads. Threads end after they have been idle for some time. */
export class OpeningThreads {
  readonly #threads: Threads<ValueTask | SampleTask, readonly ValuedChoice[] | readonly OpeningSample[]>;
  readonly #closing = new AbortController();

  constructor(private readonly most: number) {
    this.#threads = new Threads({
      ...evaluationSettings(new URL('./opening-worker.js', import.meta.url)),
      maxThreads: most,
    });
  }

  /**
   * Returns the choices for the hand with the given number, the best first. Fails with `EVALUATION_FAILED` if the
   * evaluation takes too long or the rules cannot read a card in the deck.
   */
  async value(
    plan: OpeningPlan,
    number: number,
  ): Promise<Result<readonly ValuedChoice[], Problem<ReviewErrorCode>>> {
    const task = { does: 'value', plan, number, playouts: openingPlayouts } as const;
    try {
      const run = (signal: AbortSignal) => this.#threads.run(task, signal);
      return ok((await whileWaiting([this.#closing.signal], LONGEST, run)) as readonly ValuedChoice[]);
    } catch {
      return fail(failed);
    }
  }

  /**
   * Computes the value of each card in a deck from the hands with numbers 1 to `hands`. The number of threads does not
   * affect the result.
   */
  async table(plan: OpeningPlan, hands: number, { signal, sampled }: TableWatch = {}): Promise<OpeningTable> {
    const found: (readonly OpeningSample[])[] = [];
    const soFar = (): OpeningTable => openingTable(found.flat());
    // If a portion fails, the other portions are stopped.
    const over = new AbortController();
    const { signal: ended, end } = waiting([signal, over.signal, this.#closing.signal]);
    let [next, done] = [0, 0];
    const work = async (): Promise<void> => {
      while (next * PORTION < hands) {
        const portion = next++;
        const count = Math.min(PORTION, hands - portion * PORTION);
        const task = { does: 'sample', plan, from: 1 + portion * PORTION, count } as const;
        found[portion] = (await this.#threads.run(task, ended)) as readonly OpeningSample[];
        done += count;
        sampled?.(done, soFar);
      }
    };
    try {
      // The pool contains only one portion per thread at a time. Therefore, a task for a single hand waits for at most
      // one portion.
      await Promise.all(Array.from({ length: this.most }, work));
      return soFar();
    } finally {
      over.abort();
      end();
    }
  }

  /** Stops the threads and their work. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.#threads.close();
  }
}

const failed: Problem<ReviewErrorCode> = {
  code: 'EVALUATION_FAILED',
  message:
    `The opening hand could not be evaluated. Its evaluation took more than ${LONGEST / 1000} seconds, ` +
    'or the rules cannot read a card in the deck.',
  advice: 'Train with another deck.',
};
