import { Args, Context, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { Reader } from '../access/reader.js';
import { checkPage, clampedCount } from '../graphql/pages.js';
import { REBUILD_COST } from '../graphql/query-limits.js';
import { valueOf } from '../problem-error.js';
import { ReviewedArguments, ReviewedPlayers } from './reviewed.types.js';
import { StatisticsService } from './statistics.service.js';
import {
  CardArguments,
  CardStatistic,
  DayStatistic,
  FirstArguments,
  MatchupArguments,
  MatchupStatistic,
  PlayerStatistic,
  Statistics,
  StatisticsArguments,
  StatisticsChoices,
} from './statistics.types.js';

const MOST = 200;

interface ListRequest {
  readonly args: Readonly<Record<string, unknown>>;
  readonly childComplexity: number;
}
/** The cost of aggregating about ten thousand games. Filters increase this cost. */
const COUNTING_COST = 10 * REBUILD_COST;
const CHOICES_COST = 15 * REBUILD_COST;
/** The cost of aggregating games, plus the cost of each entry. */
const listCost = ({ args, childComplexity }: ListRequest): number =>
  COUNTING_COST + clampedCount(Number(args['first'] ?? 0), MOST) * childComplexity;

@Resolver(() => Statistics)
export class StatisticsResolver {
  constructor(private readonly service: StatisticsService) {}

  @Query(() => Statistics, {
    complexity: ({ childComplexity }) => COUNTING_COST + childComplexity,
    description: 'Statistics of finished games.',
  })
  statistics(
    @Context('reader') reader: Reader,
    @Args() { filter }: StatisticsArguments,
  ): Promise<Statistics> {
    return this.service.overview(filter ?? {}, reader);
  }

  @ResolveField(() => StatisticsChoices, {
    complexity: ({ childComplexity }) => CHOICES_COST + childComplexity,
    description: 'The values that filters accept.',
  })
  choices(@Parent() { filter }: Statistics, @Context('reader') reader: Reader): Promise<StatisticsChoices> {
    return this.service.choices(filter, reader);
  }

  @ResolveField(() => [CardStatistic], { complexity: listCost, description: 'Statistics of cards.' })
  cards(
    @Parent() { filter }: Statistics,
    @Context('reader') reader: Reader,
    @Args() args: CardArguments,
  ): Promise<readonly CardStatistic[]> {
    valueOf(checkPage(args, MOST));
    return this.service.cards(filter, args, reader);
  }

  @ResolveField(() => [MatchupStatistic], {
    complexity: listCost,
    description: 'Match-ups, most played first.',
  })
  matchups(
    @Parent() { filter }: Statistics,
    @Context('reader') reader: Reader,
    @Args() args: MatchupArguments,
  ): Promise<readonly MatchupStatistic[]> {
    valueOf(checkPage(args, MOST));
    return this.service.matchups(filter, args, reader);
  }

  @ResolveField(() => [PlayerStatistic], {
    complexity: listCost,
    description: 'Players, most games first.',
  })
  players(
    @Parent() { filter }: Statistics,
    @Context('reader') reader: Reader,
    @Args() args: FirstArguments,
  ): Promise<readonly PlayerStatistic[]> {
    valueOf(checkPage(args, MOST));
    return this.service.players(filter, args, reader);
  }

  @ResolveField(() => ReviewedPlayers, {
    complexity: listCost,
    description: 'The accuracy, errors and luck of players, from stored reviews of these games.',
  })
  reviews(
    @Parent() { filter }: Statistics,
    @Context('reader') reader: Reader,
    @Args() args: ReviewedArguments,
  ): Promise<ReviewedPlayers> {
    valueOf(checkPage(args, MOST));
    return this.service.reviews(filter, args, reader);
  }

  @ResolveField(() => [DayStatistic], {
    name: 'curve',
    complexity: ({ childComplexity }) => COUNTING_COST + 20 * childComplexity,
    description: 'Cards played, mana and unspent mana for each day.',
  })
  curve(
    @Parent() { filter }: Statistics,
    @Context('reader') reader: Reader,
  ): Promise<readonly DayStatistic[]> {
    return this.service.days(filter, reader);
  }
}
