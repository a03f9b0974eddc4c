import { Inject, Injectable } from '@nestjs/common';
import {
  GameStatistics,
  ReviewStatistics,
  type CardOrder,
  type ReadModels,
  type StatisticFilter,
} from '#read-models';
import { printedIn } from '#projections';
import { madeWith } from '#reviews';
import { ok, type Result } from '#record';
import type { Reader } from '../access/reader.js';
import { knowledgeOf } from '../catalogue/knowledge.js';
import { GAME_MODULES, type GameModules } from '../game-modules.js';
import { CatalogueSync } from '../catalogue/catalogue-sync.js';
import type { Problem } from '../errors/problem.js';
import { READ_MODELS } from '../api.tokens.js';
import { ProblemError, valueOf } from '../problem-error.js';
import { accountOf, bad, problemOf, readable, textsIn } from './filter-check.js';
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

const MOST_EVERY = 1000;

/** Computes statistics of finished games that the reader can view completely. */
@Injectable()
export class StatisticsService {
  readonly #statistics: GameStatistics;
  readonly #reviews: ReviewStatistics;

  constructor(
    @Inject(READ_MODELS) models: ReadModels,
    private readonly catalogueSync: CatalogueSync,
    @Inject(GAME_MODULES) modules: GameModules,
  ) {
    this.#statistics = new GameStatistics(models, printedIn(modules));
    this.#reviews = new ReviewStatistics(
      models,
      new Map([...modules].map(([id, module]) => [id, madeWith(module)])),
    );
  }

  /** Returns an overview of the matching games. Fails with `SEARCH_INVALID` if the filter is invalid. */
  async overview(filter: StatisticsFilter, reader: Reader): Promise<Statistics> {
    const meant = valueOf(filterOf(filter, reader));
    const upToDate = await this.catalogueSync.catchUp();
    const { games, days, reactions, first } = await readable(
      this.#statistics.overview(meant, knowledgeOf(reader)),
    );
    return { filter, games, days, reactions, first, upToDate };
  }

  choices(filter: StatisticsFilter, reader: Reader): Promise<StatisticsChoices> {
    return readable(this.#statistics.choices(valueOf(filterOf(filter, reader)), knowledgeOf(reader)));
  }

  cards(
    filter: StatisticsFilter,
    { first, orderBy, byDay }: CardArguments,
    reader: Reader,
  ): Promise<readonly CardStatistic[]> {
    const order = orderBy.toLowerCase() as CardOrder;
    const query = { ...valueOf(filterOf(filter, reader)), first, order, ...(byDay != null && { byDay }) };
    return readable(this.#statistics.cards(query, knowledgeOf(reader)));
  }

  matchups(
    filter: StatisticsFilter,
    { first, by }: MatchupArguments,
    reader: Reader,
  ): Promise<readonly MatchupStatistic[]> {
    const query = {
      ...valueOf(filterOf(filter, reader)),
      first,
      by: by === 'HERO' ? 'hero' : 'faction',
    } as const;
    return readable(this.#statistics.matchups(query, knowledgeOf(reader)));
  }

  players(
    filter: StatisticsFilter,
    { first }: FirstArguments,
    reader: Reader,
  ): Promise<readonly PlayerStatistic[]> {
    return readable(
      this.#statistics.players({ ...valueOf(filterOf(filter, reader)), first }, knowledgeOf(reader)),
    );
  }

  /**
   * Returns statistics of the reviews of matching games. Fails with `SEARCH_INVALID` if the filter or `every` is
   * invalid.
   */
  async reviews(
    filter: StatisticsFilter,
    { first, playouts, by, every }: ReviewedArguments,
    reader: Reader,
  ): Promise<ReviewedPlayers> {
    const meant = valueOf(filterOf(filter, reader));
    if (every < 1 || every > MOST_EVERY)
      throw new ProblemError(problemOf('every', `Use a number from 1 to ${MOST_EVERY}.`));
    const kind = by === 'MONTH' ? 'month' : 'games';
    const query = { ...meant, ...(playouts != null && { playouts }), by: kind, every, first } as const;
    const { players, ...found } = await readable(this.#reviews.players(query, knowledgeOf(reader)));
    return {
      ...found,
      players: players.map(({ first: firstGames, last: lastGames, ...player }) => ({
        ...player,
        firstGames,
        lastGames,
      })),
    };
  }

  days(filter: StatisticsFilter, reader: Reader): Promise<readonly DayStatistic[]> {
    return readable(this.#statistics.days(valueOf(filterOf(filter, reader)), knowledgeOf(reader)));
  }
}

/** Converts a filter for the read models. Fails with `SEARCH_INVALID`, which names the invalid field. */
function filterOf({ mine, ...filter }: StatisticsFilter, reader: Reader): Result<StatisticFilter, Problem> {
  const named = textsIn(filter);
  if (!named.ok) return named;
  for (const field of ['from', 'to'] as const)
    if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(named.value[field] ?? '2026-11'))
      return bad(field, 'Write the month in the format 2026-11.');
  if (mine !== true) return named;
  const account = accountOf(reader);
  return account.ok ? ok({ ...named.value, account: account.value }) : account;
}
