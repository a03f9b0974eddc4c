import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { nextDecision, type HeldCardValue, type Sign } from '#analysis';
import { parsePosition, type Choice, type Result } from '#record';
import { EvaluationThreads } from '#reviews';
import type { Reader } from '../access/reader.js';
import { Places } from '../limits/places.js';
import type { Problem } from '../errors/problem.js';
import { ProblemError, valueOf } from '../problem-error.js';
import type { OpenedGame } from '../replay/opened-game.js';
import { ReplayedGames } from '../replay/replayed-games.js';
import { isReviewable, requestOf, type ReviewOptions } from './review-request.js';
import type { Evaluation } from './review.types.js';

/** The maximum number of positions that are being evaluated or waiting. `MOST_OF_ONE` is the maximum per client. */
const MOST_EVALUATED = 16;
const MOST_OF_ONE = 4;

const tooMany: Problem = {
  code: 'EVALUATIONS_TOO_MANY',
  message:
    `You already have ${MOST_OF_ONE} positions waiting for evaluation, or all clients together have ` +
    `${MOST_EVALUATED}.`,
  advice: 'Try again in a moment.',
};

/** Evaluates single positions of games, and collects evidence about hidden hands (signs), in a thread. */
@Injectable()
export class EvaluationsService implements BeforeApplicationShutdown {
  readonly #threads = new EvaluationThreads();
  readonly #places = new Places(MOST_EVALUATED, MOST_OF_ONE);

  constructor(private readonly games: ReplayedGames) {}

  /**
   * Returns each seat's probability of winning from the next decision on. Null if the threads do not support the game.
   * Fails with `EVALUATIONS_TOO_MANY`, `POSITION_INVALID` or `POSITION_OUT_OF_RANGE`. Also fails for the same reasons
   * as `requestOf`, or if the game cannot be opened or the thread fails.
   */
  async of(
    text: string,
    at: string | null,
    options: ReviewOptions,
    reader: Reader,
  ): Promise<Evaluation | null> {
    const game = await this.games.open(text, reader);
    const request = valueOf(requestOf(game, options));
    const asks = at === null ? { revision: game.length - 1 } : valueOf(parsePosition(at));
    valueOf(game.replay.at(asks));
    if (!isReviewable(game)) return null;
    const position = nextDecision(game.replay, asks.revision);
    const found = await this.#inTurn(reader, (threads) => threads.evaluate(game.replay, position, request));
    return { position: `${position}`, ...found };
  }

  /** Collects the evidence about a hand in a game. Fails with `EVALUATIONS_TOO_MANY`, or if the thread fails. */
  signs(
    { replay }: Pick<OpenedGame, 'replay'>,
    request: Parameters<EvaluationThreads['signs']>[1],
    reader: Reader,
  ): Promise<readonly Sign[]> {
    return this.#inTurn(reader, (threads) => threads.signs(replay, request));
  }

  /**
   * Computes the value that a choice would have if an opponent held a card, and the value that it would have otherwise.
   * Stops when the signal aborts. Fails with `EVALUATIONS_TOO_MANY`, or if the thread fails.
   */
  weigh(
    { replay }: Pick<OpenedGame, 'replay'>,
    request: Parameters<EvaluationThreads['weigh']>[1],
    reader: Reader,
    signal: AbortSignal,
  ): Promise<HeldCardValue> {
    return this.#inTurn(reader, (threads) => threads.weigh(replay, request, signal));
  }

  /** Finds the best choice of a decision. Stops when the signal aborts. Fails for the same reasons as `weigh`. */
  best(
    { replay }: Pick<OpenedGame, 'replay'>,
    request: Parameters<EvaluationThreads['best']>[1],
    reader: Reader,
    signal: AbortSignal,
  ): Promise<Choice> {
    return this.#inTurn(reader, (threads) => threads.best(replay, request, signal));
  }

  async #inTurn<Found>(
    reader: Reader,
    work: (threads: EvaluationThreads) => Promise<Result<Found, Problem>>,
  ): Promise<Found> {
    const giveBack = this.#places.take(reader);
    if (giveBack === null) throw new ProblemError(tooMany);
    try {
      return valueOf(await work(this.#threads));
    } finally {
      giveBack();
    }
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.#threads.close();
  }
}
