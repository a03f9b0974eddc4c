import { Args, Context, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { Reader } from '../access/reader.js';
import { checkPage, clampedCount } from '../graphql/pages.js';
import { REBUILD_COST } from '../graphql/query-limits.js';
import { valueOf } from '../problem-error.js';
import { ReviewedArguments, ReviewedPlayers } from './reviewed.types.js';
import { StatisticsDesk } from './statistics-desk.js';
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

interface Asked {
  readonly args: Readonly<Record<string, unknown>>;
  readonly childComplexity: number;
}
/** Adding up costs, and so does each entry. */
const listCost = ({ args, childComplexity }: Asked): number =>
  REBUILD_COST + clampedCount(Number(args['first'] ?? 0), MOST) * childComplexity;

@Resolver(() => Statistics)
export class StatisticsResolver {
  constructor(private readonly desk: StatisticsDesk) {}

  @Query(() => Statistics, {
    complexity: ({ childComplexity }) => REBUILD_COST + childComplexity,
    description: 'Statistics over finished games.',
  })
  statistics(
    @Context('reader') reader: Reader,
    @Args() { filter }: StatisticsArguments,
  ): Promise<Statistics> {
    return this.desk.overview(filter ?? {}, reader);
  }

  @ResolveField(() => StatisticsChoices, {
    complexity: ({ childComplexity }) => REBUILD_COST + childComplexity,
    description: 'What filters can name.',
  })
  choices(@Parent() { filter }: Statistics, @Context('reader') reader: Reader): Promise<StatisticsChoices> {
    return this.desk.choices(filter, reader);
  }

  @ResolveField(() => [CardStatistic], { complexity: listCost, description: 'Cards.' })
  cards(
    @Parent() { filter }: Statistics,
    @Context('reader') reader: Reader,
    @Args() asked: CardArguments,
  ): Promise<readonly CardStatistic[]> {
    valueOf(checkPage(asked, MOST));
    return this.desk.cards(filter, asked, reader);
  }

  @ResolveField(() => [MatchupStatistic], {
    complexity: listCost,
    description: 'Match-ups, the most played first.',
  })
  matchups(
    @Parent() { filter }: Statistics,
    @Context('reader') reader: Reader,
    @Args() asked: MatchupArguments,
  ): Promise<readonly MatchupStatistic[]> {
    valueOf(checkPage(asked, MOST));
    return this.desk.matchups(filter, asked, reader);
  }

  @ResolveField(() => [PlayerStatistic], {
    complexity: listCost,
    description: 'Players, the most games first.',
  })
  players(
    @Parent() { filter }: Statistics,
    @Context('reader') reader: Reader,
    @Args() asked: FirstArguments,
  ): Promise<readonly PlayerStatistic[]> {
    valueOf(checkPage(asked, MOST));
    return this.desk.players(filter, asked, reader);
  }

  @ResolveField(() => ReviewedPlayers, {
    complexity: listCost,
    description: 'Accuracy, errors and luck of players, from kept reviews of these games.',
  })
  reviews(
    @Parent() { filter }: Statistics,
    @Context('reader') reader: Reader,
    @Args() asked: ReviewedArguments,
  ): Promise<ReviewedPlayers> {
    valueOf(checkPage(asked, MOST));
    return this.desk.reviews(filter, asked, reader);
  }

  @ResolveField(() => [DayStatistic], {
    name: 'curve',
    complexity: ({ childComplexity }) => REBUILD_COST + 20 * childComplexity,
    description: 'What is played, had and left on each day.',
  })
  curve(
    @Parent() { filter }: Statistics,
    @Context('reader') reader: Reader,
  ): Promise<readonly DayStatistic[]> {
    return this.desk.days(filter, reader);
  }
}
