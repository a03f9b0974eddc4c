import { openingTable, type OpeningSample, type OpeningTable, type ValuedChoice } from '#analysis';
import { fail, ok, type Problem, type Result } from '#record';
import { Threads, waiting, whileWaiting } from '#runtime';
import type { ReviewErrorCode } from '../error-codes.js';
import { judging } from '../thread-settings.js';
import type { OpeningPlan } from './opening-plan.js';
import type { SampleTask, ValueTask } from './opening-worker.js';

/** The number of playouts for the choices of one hand. */
export const openingPlayouts = 300;
/** The maximum time for the choices of one hand, in milliseconds. */
const LONGEST = 30_000;
/** The number of hands that a thread tries at a time. */
const PORTION = 8;

/** A signal and a callback for the computation of a table. */
export interface TableWatch {
  /** Stops the computation, which then throws an `AbortError`. */
  readonly signal?: AbortSignal;
  /**
   * Called after each portion with the number of completed hands, and a function that returns the table of these hands.
   */
  readonly sampled?: (done: number, soFar: () => OpeningTable) => void;
}

/** Evaluates first hands of decks in threads. Idle threads end after some time. */
export class OpeningThreads {
  readonly #threads: Threads<ValueTask | SampleTask, readonly ValuedChoice[] | readonly OpeningSample[]>;
  readonly #closing = new AbortController();

  constructor(private readonly most: number) {
    this.#threads = new Threads({
      ...judging(new URL('./opening-worker.js', import.meta.url)),
      maxThreads: most,
    });
  }

  /** Returns the choices of the hand with a number, best first. Problem `EVALUATION_FAILED`. */
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
   * Computes the value of each card of a deck over hands from number 1. The result does not depend on the number of
   * threads.
   */
  async table(plan: OpeningPlan, hands: number, { signal, sampled }: TableWatch = {}): Promise<OpeningTable> {
    const found: (readonly OpeningSample[])[] = [];
    const soFar = (): OpeningTable => openingTable(found.flat());
    // A failed portion stops the others.
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
      // Portions wait here instead of in the pool, so that a single hand waits for at most one of them.
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
