import { Args, ArgsType, Context, Field, Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Reader } from '../access/reader.js';
import { Game } from '../graphql/game.types.js';
import { REBUILD_COST } from '../graphql/query-limits.js';
import { Locale } from '../graphql/shared.types.js';
import { HandRange } from './range.types.js';
import { RangesService } from './ranges.service.js';
import { DeckLists } from './review.types.js';

/** The folds of a hand up to a position, once a thread has read the signs of the game. */
const RANGE_COST = 20 * REBUILD_COST;

@ArgsType()
class RangeArguments {
  @Field(() => Int, { description: 'The player with the hand.' })
  readonly seat!: number;
  @Field(() => String, { nullable: true, description: 'Default: the end of the record.' })
  readonly at?: string | null;
  @Field(() => String, {
    defaultValue: 'spectator',
    description: 'The perspective whose knowledge counts. With `all`, the next player.',
  })
  readonly as!: string;
  @Field(() => DeckLists, {
    nullable: true,
    description: 'Default: known once a game is over, and with open cards.',
  })
  readonly deckLists?: DeckLists | null;
  @Field(() => Locale, { defaultValue: 'en', description: 'The language of the names.' })
  readonly locale!: Locale;
}

@Resolver(() => Game)
export class RangesResolver {
  constructor(private readonly ranges: RangesService) {}

  @ResolveField(() => HandRange, {
    nullable: true,
    complexity: ({ childComplexity }) => RANGE_COST + childComplexity,
    description:
      'The cards that a player may hold at a moment. Null if the perspective sees the hand, or nothing is known of ' +
      'the deck. Errors: VIEWER_INVALID, DECK_LISTS_FORBIDDEN, EVALUATIONS_TOO_MANY.',
  })
  range(
    @Parent() { id }: Game,
    @Context('reader') reader: Reader,
    @Args() { seat, at = null, as, deckLists = null, locale }: RangeArguments,
  ): Promise<HandRange | null> {
    return this.ranges.of(id, { seat, at, as, deckLists, locale }, reader);
  }
}
