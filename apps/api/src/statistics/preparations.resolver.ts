import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import type { Reader } from '../access/reader.js';
import { REBUILD_COST } from '../graphql/query-limits.js';
import { Preparation, PreparationArguments } from './preparation.types.js';
import { PreparationsService } from './preparations.service.js';

/** The cost of aggregating ten thousand games of a player. */
const PREPARATION_COST = 25 * REBUILD_COST;

@Resolver(() => Preparation)
export class PreparationsResolver {
  constructor(private readonly service: PreparationsService) {}

  @Query(() => Preparation, {
    complexity: ({ childComplexity }) => PREPARATION_COST + childComplexity,
    description:
      "The results, cards and habits of an opponent or a Hero in a player's games that you can view " +
      'completely. For the turning points and costliest decisions of these games, query `profile` with the ' +
      'same `opponent` or `rivalHero`. Error: SEARCH_INVALID.',
  })
  prepare(
    @Context('reader') reader: Reader,
    @Args() { filter, locale }: PreparationArguments,
  ): Promise<Preparation> {
    return this.service.of(filter, locale, reader);
  }
}
