import { Injectable } from '@nestjs/common';
import type { ReviewedDecision } from '#analysis';
import type { Clock, GameId, Locale } from '#record';
import type { Reader } from '../access/reader.js';
import { VisibleGames } from '../catalogue/visible-games.js';
import type { Problem } from '../errors/problem.js';
import { NewGamesService } from '../play/new-games.service.js';
import { BotDecisions } from '../play/bot-decisions.js';
import { ProblemError, valueOf } from '../problem-error.js';
import type { OpenedGame } from '../replay/opened-game.js';
import { ReplayedGames } from '../replay/replayed-games.js';
import { differencesAt, meetingPoint } from './line-differences.js';
import type { BetterLine } from './line.types.js';
import { ReviewRepository } from './review.repository.js';

/** The maximum number of decisions that bots make in a better line. */
const MOST = 80;

/** The names of better lines in the list of branches. */
const names: Readonly<Record<Locale, string>> = {
  en: 'Better line',
  it: 'Linea migliore',
  fr: 'Meilleure ligne',
};

/** Plays out better choices, each in a branch of the game that readers can see. */
@Injectable()
export class BetterLines {
  constructor(
    private readonly games: ReplayedGames,
    private readonly stored: ReviewRepository,
    private readonly known: VisibleGames,
    private readonly newGames: NewGamesService,
    private readonly bots: BotDecisions,
  ) {}

  /**
   * Plays out the best choice of a reviewed decision in an ordinary branch. Bots play up to the first decision of the
   * next day. If the choice has already been played out, returns the existing branch. Fails with `REVIEW_NOT_FOUND` or
   * `LINE_NOT_FOUND`. Also fails if the game cannot be opened, the branch cannot begin, or a bot fails.
   */
  async play(text: string, review: string, at: string, locale: Locale, reader: Reader): Promise<BetterLine> {
    const game = await this.games.open(text, reader);
    const { reviews, lines } = await this.stored.of(game.id);
    const reviewed = reviews.find((entry) => entry.review === review);
    if (reviewed === undefined || !game.viewer(reviewed.origin.as).ok || !game.tellsEverything)
      throw new ProblemError(noReview);
    const decision = reviewed.found.decisions.find(({ revision }) => `${revision}` === at);
    if (decision === undefined || decision.loss === 0) throw new ProblemError(notBetter);
    const played = lines.filter((entry) => entry.review === review && entry.asked === decision.revision);
    for (const { line, to } of played.reverse())
      if (await this.known.has(line, reader)) return this.#formatted(game, decision, line, to, [], reader);
    const branch = { game: game.id, at, open: true, playing: true, choice: decision.best };
    const { id, seats } = await this.newGames.branch({ ...branch, name: names[locale] }, reader);
    const line = id as GameId;
    const to = await this.#playOn(line, decision.clock, reader);
    await this.stored.keepLine(game.id, { kind: 'LinePlayed', review, asked: decision.revision, line, to });
    return this.#formatted(game, decision, line, to, seats, reader);
  }

  /** Lets bots play a branch up to the first decision of a later day. Returns the last revision of the branch. */
  async #playOn(line: GameId, { day }: Clock, reader: Reader): Promise<number> {
    const { seats } = (await this.games.whole(line)).started;
    const held = seats.map((_, seat) => ({ game: line, seat }));
    const player: Reader = { ...reader, seats: [...reader.seats, ...held] };
    for (let made = 0; made < MOST; made++) {
      const { replay, length, isOver } = await this.games.whole(line);
      if (isOver || (replay.clocks[length - 1]?.day ?? 0) > day) break;
      await this.bots.take({ game: line, bot: 'GREEDY', decisions: 1 }, player);
    }
    return (await this.games.whole(line)).length - 1;
  }

  async #formatted(
    game: OpenedGame,
    { revision, clock, best, taken }: ReviewedDecision,
    line: GameId,
    to: number,
    seats: BetterLine['seats'],
    reader: Reader,
  ): Promise<BetterLine> {
    const branch = await this.games.open(line, reader);
    valueOf(branch.viewer('all'));
    const end = Math.min(to, branch.length - 1);
    const instead = meetingPoint(game.replay, revision, clock.day);
    return {
      game: line,
      from: `${revision}`,
      to: `${end}`,
      instead: `${instead}`,
      best,
      taken,
      seats,
      differences: differencesAt(game, instead, branch, end),
    };
  }
}

const noReview: Problem = {
  code: 'REVIEW_NOT_FOUND',
  message: "The game has no such review, or you can't view the whole game.",
  advice: 'Start a review with `startReview`. Better lines require a view of the whole game.',
};
const notBetter: Problem = {
  code: 'LINE_NOT_FOUND',
  message: 'The review found no better choice for that decision.',
  advice: 'Choose a decision whose `loss` is above 0.',
};
