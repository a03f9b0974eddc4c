import type { HeldCardValue, ReviewRequest, Sign, Standing } from '#analysis';
import type { Replay } from '#projections';
import { fail, ok, type Choice, type Problem, type Result } from '#record';
import { Threads, whileWaiting } from '#runtime';
import type { ReviewErrorCode } from './error-codes.js';
import type { BestTask, HeldTask, PositionAnswer, PositionTask, SignsTask } from './evaluation-worker.js';
import { evaluationSettings } from './thread-settings.js';

/** The maximum number of positions that wait for evaluation. */
const MOST_WAITING = 16;
/** The maximum time per position, in milliseconds. */
const LONGEST = 30_000;

type Evaluated<Found> = Promise<Result<Found, Problem<ReviewErrorCode>>>;

/** Evaluates positions in a thread, one after another. */
export class EvaluationThreads {
  readonly #threads = new Threads<PositionTask, PositionAnswer>({
    ...evaluationSettings(new URL('./evaluation-worker.js', import.meta.url)),
    maxThreads: 1,
  });
  readonly #closing = new AbortController();
  #waiting = 0;

  /**
   * Computes the win probabilities at a decision in a record. Fails with `EVALUATIONS_TOO_MANY` if too many positions
   * are waiting. Fails with `EVALUATION_FAILED` if the evaluation takes too long or the rules cannot read a card in the
   * game.
   */
  evaluate(
    { module, events }: Pick<Replay, 'module' | 'events'>,
    position: number,
    request: ReviewRequest,
  ): Evaluated<Standing> {
    return this.#run<Standing>({ does: 'evaluate', module: module.id, events, position, request });
  }

  /**
   * Collects the events in a record that give information about a player's hand. Fails for the same reasons as
   * `evaluate`.
   */
  signs(
    { module, events }: Pick<Replay, 'module' | 'events'>,
    request: Pick<SignsTask, 'seat' | 'knowledge' | 'deck'>,
  ): Evaluated<readonly Sign[]> {
    return this.#run<readonly Sign[]>({ does: 'read', module: module.id, events, ...request });
  }

  /**
   * Evaluates a choice twice, once with and once without a card in an opponent's hand. Fails for the same reasons as
   * `evaluate`, and also with `EVALUATION_FAILED` if `signal` aborts.
   */
  weigh(
    { module, events }: Pick<Replay, 'module' | 'events'>,
    request: Omit<HeldTask, 'does' | 'module' | 'events'>,
    signal?: AbortSignal,
  ): Evaluated<HeldCardValue> {
    return this.#run<HeldCardValue>({ does: 'weigh', module: module.id, events, ...request }, signal);
  }

  /** Returns the best choice at a decision. Fails for the same reasons as `weigh`. */
  best(
    { module, events }: Pick<Replay, 'module' | 'events'>,
    request: Omit<BestTask, 'does' | 'module' | 'events'>,
    signal?: AbortSignal,
  ): Evaluated<Choice> {
    return this.#run<Choice>({ does: 'best', module: module.id, events, ...request }, signal);
  }

  async #run<Found extends PositionAnswer>(task: PositionTask, left?: AbortSignal): Evaluated<Found> {
    if (this.#waiting >= MOST_WAITING) return fail(busy);
    this.#waiting++;
    try {
      const run = (signal: AbortSignal) => this.#threads.run(task, signal);
      return ok((await whileWaiting([this.#closing.signal, left], LONGEST, run)) as Found);
    } catch {
      return fail(failed);
    } finally {
      this.#waiting--;
    }
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#threads.close();
  }
}

const busy: Problem<ReviewErrorCode> = {
  code: 'EVALUATIONS_TOO_MANY',
  message: `Too many positions (${MOST_WAITING}) are waiting for evaluation.`,
  advice: 'Try again in a moment.',
};
const failed: Problem<ReviewErrorCode> = {
  code: 'EVALUATION_FAILED',
  message:
    `The position could not be evaluated. Its evaluation took more than ${LONGEST / 1000} seconds, or ` +
    'the rules cannot read a card in the game.',
  advice: 'Request fewer playouts, or choose another position.',
};
