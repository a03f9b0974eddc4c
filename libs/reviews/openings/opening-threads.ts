import { openingTable, type OpeningSample, type OpeningTable, type ValuedChoice } from '#analysis';
import { fail, ok, type Problem, type Result } from '#record';
import { Threads, waiting, whileWaiting } from '#runtime';
import type { ReviewErrorCode } from '../error-codes.js';
import { judging } from '../thread-settings.js';
import type { OpeningPlan } from './opening-plan.js';
import type { SampleTask, ValueTask } from './opening-worker.js';

/** Playouts for the choices of one hand. */
export const openingPlayouts = 300;
/** Maximum milliseconds for the choices of one hand. */
const LONGEST = 30_000;
/** Hands that a thread tries at a time. */
const PORTION = 8;

/** A signal and a callback to follow a table. */
export interface TableWatch {
  /** Stops the table, which then throws an `AbortError`. */
  readonly signal?: AbortSignal;
  /** Called after each portion with the number of hands so far, and a function that returns the table of them. */
  readonly sampled?: (done: number, soFar: () => OpeningTable) => void;
}

/** Values first hands of decks in threads. Idle threads end after a while. */
export class OpeningThreads {
  readonly #threads: Threads<ValueTask | SampleTask, readonly ValuedChoice[] | readonly OpeningSample[]>;
  readonly #closing = new AbortController();

  constructor(private readonly most: number) {
    this.#threads = new Threads({
      ...judging(new URL('./opening-worker.js', import.meta.url)),
      maxThreads: most,
    });
  }

  /** The choices of the hand of a number, the best first. Problem `EVALUATION_FAILED`. */
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
   * The value of each card of a deck over hands from number 1 on. The result does not depend on the number of threads.
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
      // Portions wait here, so that a single hand waits for one of them at most.
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
  message: `The hand could not be evaluated: it took more than ${LONGEST / 1000} seconds, or the rules cannot read a card of the deck.`,
  advice: 'Train with another deck.',
};
