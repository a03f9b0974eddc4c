import {
  Args,
  ArgsType,
  Context,
  Extensions,
  Field,
  ID,
  Int,
  Parent,
  ResolveField,
  Resolver,
  Subscription,
} from '@nestjs/graphql';
import { reviewBounds } from '#record';
import { usualForOne } from '#reviews';
import type { Reader } from '../access/reader.js';
import { Game } from '../graphql/game.types.js';
import { REBUILD_COST } from '../graphql/query-limits.js';
import { Locale } from '../graphql/shared.types.js';
import { costing } from '../live/costing.js';
import { HandRange, RangeWorth, ValuedChoice } from './range.types.js';
import { RangesService } from './ranges.service.js';
import { DeckLists } from './review.types.js';

/** The cost of estimating a hand. Excludes the collection of evidence, which a thread has already done. */
const RANGE_COST = 20 * REBUILD_COST;

@ArgsType()
class RangeArguments {
  @Field(() => Int, { description: 'The seat of the player who holds the hand.' })
  readonly seat!: number;
  @Field(() => String, { nullable: true, description: 'The position. Default: the end of the record.' })
  readonly at?: string | null;
  @Field(() => String, {
    defaultValue: 'spectator',
    description: 'The perspective whose knowledge is used. With `all`, the knowledge of the next player.',
  })
  readonly as!: string;
  @Field(() => DeckLists, {
    nullable: true,
    description: 'Whether deck lists are known. Default: known if the game is over or all cards are visible.',
  })
  readonly deckLists?: DeckLists | null;
  @Field(() => Locale, { defaultValue: 'en', description: 'The language of the names.' })
  readonly locale!: Locale;
}

@ArgsType()
class RangeWorthArguments extends RangeArguments {
  @Field(() => ID, { description: 'The id of the game.' })
  readonly id!: string;
  @Field(() => ValuedChoice, { defaultValue: 'PLAYED', description: 'The choice to evaluate.' })
  readonly choice!: ValuedChoice;
  @Field(() => Int, {
    defaultValue: usualForOne,
    description: `The number of playouts for each card, with and without it; at most ${reviewBounds.playouts}.`,
  })
  readonly playouts!: number;
  @Field({ defaultValue: '1', description: 'The seed. The same seed gives the same numbers.' })
  readonly seed!: string;
}

/** The assumed number of cards per message, for estimating the cost of a query. */
const MOST_CARDS = 6;

@Resolver(() => Game)
export class RangesResolver {
  constructor(private readonly ranges: RangesService) {}

  @ResolveField(() => HandRange, {
    nullable: true,
    complexity: ({ childComplexity }) => RANGE_COST + childComplexity,
    description:
      'The cards that a player may hold at a position. Null if the perspective can see the hand, or if ' +
      'nothing is known about the deck. Errors: VIEWER_INVALID, DECK_LISTS_FORBIDDEN, ' +
      'EVALUATIONS_TOO_MANY.',
  })
  range(
    @Parent() { id }: Game,
    @Context('reader') reader: Reader,
    @Args() { seat, at = null, as, deckLists = null, locale }: RangeArguments,
  ): Promise<HandRange | null> {
    return this.ranges.of(id, { seat, at, as, deckLists, locale }, reader);
  }

  @Subscription(() => RangeWorth, {
    nullable: true,
    resolve: (worth: RangeWorth | null) => worth,
    description:
      'The value of a choice from playouts, with and without each of the six cards that an opponent is ' +
      'most likely to hold, and the probability of an answer to it. Evaluates the last decision up to `at` ' +
      'if it belongs to the perspective. Sends the result of each card, and ends with the last card. ' +
      'Unsubscribing cancels the evaluation. Null if a review does not evaluate the decision, or if ' +
      'nothing ' +
      'is known about the hand. Errors: those of `Game.range`, PLAYOUTS_INVALID, SEED_INVALID, ' +
      'EVALUATION_FAILED.',
  })
  @Extensions(costing(({ childComplexity }) => RANGE_COST + MOST_CARDS * childComplexity))
  rangeWorth(
    @Context('reader') reader: Reader,
    @Args() { id, at = null, deckLists = null, ...options }: RangeWorthArguments,
  ): Promise<AsyncIterable<RangeWorth | null>> {
    return this.ranges.worth(id, { ...options, at, deckLists }, reader);
  }
}
