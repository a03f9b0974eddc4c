import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { nextAsked } from '#analysis';
import { parsePosition } from '#record';
import { EvaluationThreads } from '#reviews';
import type { Reader } from '../access/reader.js';
import { valueOf } from '../problem-error.js';
import { ReplayedGames } from '../replay/replayed-games.js';
import { isJudged, requestOf, type AskedReview } from './asked-review.js';
import type { Evaluation } from './review.types.js';

/** Evaluates single moments of games, in a thread. */
@Injectable()
export class Evaluations implements BeforeApplicationShutdown {
  readonly #threads = new EvaluationThreads();

  constructor(private readonly games: ReplayedGames) {}

  /**
   * How likely seats are to win from where somebody decides next; null: the threads do not know the game. Problems of opening it, of
   * `requestOf` and of the threads, `POSITION_INVALID`, `POSITION_OUT_OF_RANGE`.
   */
  async of(text: string, at: string | null, asked: AskedReview, reader: Reader): Promise<Evaluation | null> {
    const game = await this.games.open(text, reader);
    const request = valueOf(requestOf(game, asked));
    const asks = at === null ? { revision: game.length - 1 } : valueOf(parsePosition(at));
    valueOf(game.replay.at(asks));
    if (!isJudged(game)) return null;
    const position = nextAsked(game.replay, asks.revision);
    const found = valueOf(await this.#threads.evaluate(game.replay, position, request));
    return { position: `${position}`, ...found };
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.#threads.close();
  }
}
