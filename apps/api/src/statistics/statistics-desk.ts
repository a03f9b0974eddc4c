import { Inject, Injectable } from '@nestjs/common';
import {
  GameStatistics,
  ReviewStatistics,
  unreadable,
  type CardOrder,
  type ReadModels,
  type StatisticFilter,
} from '#read-models';
import { madeWith } from '#reviews';
import { fail, isPlain, ok, type Result } from '#record';
import type { Reader } from '../access/reader.js';
import { knowledgeOf } from '../catalogue/knowledge.js';
import { GAME_MODULES, type GameModules } from '../game-modules.js';
import { Upkeep } from '../catalogue/upkeep.js';
import type { Problem } from '../errors/problem.js';
import { READ_MODELS } from '../parts.js';
import { ProblemError, valueOf } from '../problem-error.js';
import type { ReviewedArguments, ReviewedPlayers } from './reviewed.types.js';
import type {
  CardArguments,
  CardStatistic,
  DayStatistic,
  FirstArguments,
  MatchupArguments,
  MatchupStatistic,
  PlayerStatistic,
  Statistics,
  StatisticsChoices,
  StatisticsFilter,
} from './statistics.types.js';

const MOST_CHARACTERS = 200;
const MOST_EVERY = 1000;

/** Answers what finished games come to, as far as the reader can view them wholly. */
@Injectable()
export class StatisticsDesk {
  readonly #statistics: GameStatistics;
  readonly #reviews: ReviewStatistics;

  constructor(
    @Inject(READ_MODELS) models: ReadModels,
    private readonly upkeep: Upkeep,
    @Inject(GAME_MODULES) modules: GameModules,
  ) {
    this.#statistics = new GameStatistics(models);
    this.#reviews = new ReviewStatistics(
      models,
      new Map([...modules].map(([id, module]) => [id, madeWith(module)])),
    );
  }

  /** Problem `SEARCH_INVALID`. */
  async overview(filter: StatisticsFilter, reader: Reader): Promise<Statistics> {
    const meant = valueOf(filterOf(filter));
    const upToDate = await this.upkeep.catchUp();
    const { games, days, reactions, first } = await readable(
      this.#statistics.overview(meant, knowledgeOf(reader)),
    );
    return { filter, games, days, reactions, first, upToDate };
  }

  choices(filter: StatisticsFilter, reader: Reader): Promise<StatisticsChoices> {
    return readable(this.#statistics.choices(valueOf(filterOf(filter)), knowledgeOf(reader)));
  }

  cards(
    filter: StatisticsFilter,
    { first, orderBy, byDay }: CardArguments,
    reader: Reader,
  ): Promise<readonly CardStatistic[]> {
    const order = orderBy.toLowerCase() as CardOrder;
    const asked = { ...valueOf(filterOf(filter)), first, order, ...(byDay != null && { byDay }) };
    return readable(this.#statistics.cards(asked, knowledgeOf(reader)));
  }

  matchups(
    filter: StatisticsFilter,
    { first, by }: MatchupArguments,
    reader: Reader,
  ): Promise<readonly MatchupStatistic[]> {
    const asked = { ...valueOf(filterOf(filter)), first, by: by === 'HERO' ? 'hero' : 'faction' } as const;
    return readable(this.#statistics.matchups(asked, knowledgeOf(reader)));
  }

  players(
    filter: StatisticsFilter,
    { first }: FirstArguments,
    reader: Reader,
  ): Promise<readonly PlayerStatistic[]> {
    return readable(this.#statistics.players({ ...valueOf(filterOf(filter)), first }, knowledgeOf(reader)));
  }

  /** Problem `SEARCH_INVALID`. */
  async reviews(
    filter: StatisticsFilter,
    { first, playouts, by, every }: ReviewedArguments,
    reader: Reader,
  ): Promise<ReviewedPlayers> {
    const meant = valueOf(filterOf(filter));
    if (every < 1 || every > MOST_EVERY)
      throw new ProblemError(problemOf('every', `Give a number from 1 to ${MOST_EVERY}.`));
    const kind = by === 'MONTH' ? 'month' : 'games';
    const asked = { ...meant, ...(playouts != null && { playouts }), by: kind, every, first } as const;
    const { players, ...told } = await readable(this.#reviews.players(asked, knowledgeOf(reader)));
    return {
      ...told,
      players: players.map(({ first: firstGames, last: lastGames, ...player }) => ({
        ...player,
        firstGames,
        lastGames,
      })),
    };
  }

  days(filter: StatisticsFilter, reader: Reader): Promise<readonly DayStatistic[]> {
    return readable(this.#statistics.days(valueOf(filterOf(filter)), knowledgeOf(reader)));
  }
}

const readable = <T>(asked: Promise<T>): Promise<T> =>
  asked.catch((error: unknown) => {
    throw unreadable(error);
  });

/** A filter as read models take it; problem `SEARCH_INVALID` names what is wrong. */
function filterOf(filter: StatisticsFilter): Result<StatisticFilter, Problem> {
  const given = Object.entries(filter).filter((entry): entry is [string, string] => entry[1] != null);
  for (const [field, text] of given) {
    if (text.length > MOST_CHARACTERS || !isPlain(text))
      return bad(field, `Give at most ${MOST_CHARACTERS} characters that can be seen.`);
    if ((field === 'from' || field === 'to') && !/^\d{4}-(0[1-9]|1[0-2])$/.test(text))
      return bad(field, 'Write a month as 2026-11.');
  }
  return ok(Object.fromEntries(given) as StatisticFilter);
}

const bad = (field: string, advice: string): Result<never, Problem> => fail(problemOf(field, advice));
const problemOf = (field: string, advice: string): Problem => ({
  code: 'SEARCH_INVALID',
  message: `The filter of statistics cannot be used: ${field}.`,
  advice,
  where: field,
});
