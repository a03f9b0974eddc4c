import {
  Args,
  ArgsType,
  Context,
  Extensions,
  Field,
  ID,
  Int,
  Mutation,
  Parent,
  ResolveField,
  Resolver,
  Subscription,
} from '@nestjs/graphql';
import { reviewBounds } from '#record';
import { usualForOne, usualPlayouts } from '#reviews';
import type { Reader } from '../access/reader.js';
import { Game } from '../graphql/game.types.js';
import { REBUILD_COST } from '../graphql/query-limits.js';
import { Locale } from '../graphql/shared.types.js';
import { BetterLines } from './better-lines.js';
import { EvaluationsService } from './evaluations.service.js';
import { BetterLine } from './line.types.js';
import { ReviewFeed } from './review-feed.js';
import { DeckLists, Evaluation, GameReview } from './review.types.js';
import { ReviewsService } from './reviews.service.js';

/** The cost of a review. A review contains several hundred decisions with up to sixteen choices each. */
const REVIEW_COST = 10 * REBUILD_COST;
const MOST_PLAYOUTS = `at most ${reviewBounds.playouts}`;
const DECK_LISTS =
  'Whether deck lists are known. Default: known if the game is over or all cards are visible.';
const SEED = 'The seed of the playouts. The same seed and number of playouts give the same numbers.';

@ArgsType()
class Perspective {
  @Field(() => String, { defaultValue: 'spectator', description: 'The perspective whose knowledge is used.' })
  readonly as!: string;
  @Field(() => Locale, { defaultValue: 'en', description: 'The language of texts in the response.' })
  readonly locale!: Locale;
}

@ArgsType()
class EvaluationArguments {
  @Field(() => String, { nullable: true, description: 'The position. Default: the end of the record.' })
  readonly at?: string | null;
  @Field(() => String, { defaultValue: 'spectator', description: 'The perspective whose knowledge is used.' })
  readonly as!: string;
  @Field(() => String, { defaultValue: '1', description: SEED })
  readonly seed!: string;
  @Field(() => Int, { defaultValue: usualForOne, description: `The number of playouts, ${MOST_PLAYOUTS}.` })
  readonly playouts!: number;
  @Field(() => DeckLists, { nullable: true, description: DECK_LISTS })
  readonly deckLists?: DeckLists | null;
}

@ArgsType()
class ReviewArguments extends Perspective {
  @Field(() => String, { nullable: true, description: 'The seed. Default: any seed.' })
  readonly seed?: string | null;
  @Field(() => Int, { nullable: true, description: 'The number of playouts. Default: any number.' })
  readonly playouts?: number | null;
  @Field(() => DeckLists, { nullable: true, description: 'Whether deck lists are known. Default: either.' })
  readonly deckLists?: DeckLists | null;
}

@ArgsType()
class StartReviewArguments extends Perspective {
  @Field(() => ID, { description: 'The id of the game.' })
  readonly game!: string;
  @Field(() => String, { defaultValue: '1', description: SEED })
  readonly seed!: string;
  @Field(() => Int, {
    defaultValue: usualPlayouts,
    description: `The number of playouts for each position, ${MOST_PLAYOUTS}.`,
  })
  readonly playouts!: number;
  @Field(() => DeckLists, { nullable: true, description: DECK_LISTS })
  readonly deckLists?: DeckLists | null;
}

@ArgsType()
class OneReview {
  @Field(() => ID, { description: 'The id of the review.' })
  readonly review!: string;
  @Field(() => Locale, { defaultValue: 'en', description: 'The language of texts in the response.' })
  readonly locale!: Locale;
}

@ArgsType()
class ReviewInGame extends OneReview {
  @Field(() => ID, { description: 'The id of the game.' })
  readonly game!: string;
}

@ArgsType()
class LineArguments extends ReviewInGame {
  @Field({ description: 'The position of a decision in the review.' })
  readonly at!: string;
}

@Resolver(() => Game)
export class ReviewsResolver {
  constructor(
    private readonly reviews: ReviewsService,
    private readonly feed: ReviewFeed,
    private readonly evaluations: EvaluationsService,
    private readonly lines: BetterLines,
  ) {}

  @ResolveField(() => Evaluation, {
    nullable: true,
    complexity: ({ args, childComplexity }) =>
      REVIEW_COST + 10 * Math.max(0, Number(args['playouts'] ?? 0)) + childComplexity,
    description: "Each player's win probability at a position. Null if the server cannot continue the game.",
  })
  evaluation(
    @Parent() { id }: Game,
    @Context('reader') reader: Reader,
    @Args() { at, deckLists = null, ...options }: EvaluationArguments,
  ): Promise<Evaluation | null> {
    return this.evaluations.of(id, at ?? null, { ...options, deckLists }, reader);
  }

  @ResolveField(() => GameReview, {
    nullable: true,
    complexity: ({ childComplexity }) => REVIEW_COST + childComplexity,
    description: 'The newest review from a perspective. Null if none has been started.',
  })
  review(
    @Parent() { id }: Game,
    @Context('reader') reader: Reader,
    @Args() { as, locale, seed = null, playouts = null, deckLists = null }: ReviewArguments,
  ): Promise<GameReview | null> {
    return this.reviews.newest(id, { as, seed, playouts, deckLists }, locale, reader);
  }

  @Mutation(() => GameReview, {
    complexity: REVIEW_COST,
    description:
      'Starts a review of the current state of a game, or returns the existing review. `reviewProgress` ' +
      'reports its progress. Errors: FORBIDDEN, REVIEWS_TOO_MANY, REVIEW_QUEUE_UNREACHABLE, ' +
      'PLAYOUTS_INVALID, SEED_INVALID, DECK_LISTS_FORBIDDEN.',
  })
  startReview(
    @Context('reader') reader: Reader,
    @Args() { game, locale, deckLists = null, ...options }: StartReviewArguments,
  ): Promise<GameReview> {
    return this.reviews.start(game, { ...options, deckLists }, locale, reader);
  }

  @Mutation(() => GameReview, {
    complexity: REVIEW_COST,
    description: 'Cancels a review that you started. Errors: REVIEW_NOT_FOUND, FORBIDDEN.',
  })
  cancelReview(
    @Context('reader') reader: Reader,
    @Args() { review, locale }: OneReview,
  ): Promise<GameReview> {
    return this.reviews.cancel(review, locale, reader);
  }

  @Mutation(() => ID, {
    complexity: REVIEW_COST,
    description:
      'Deletes a review that you started, with the notes written from it. Branches with better lines ' +
      'remain. Returns the id of the review. Errors: REVIEW_NOT_FOUND, FORBIDDEN.',
  })
  deleteReview(
    @Context('reader') reader: Reader,
    @Args() { game, review, locale }: ReviewInGame,
  ): Promise<string> {
    return this.reviews.delete(game, review, locale, reader);
  }

  @Mutation(() => BetterLine, {
    complexity: REVIEW_COST,
    description:
      'Plays the best choice of a reviewed decision in an open branch, in which bots continue. You must ' +
      'be able to view the whole game. Errors: REVIEW_NOT_FOUND, LINE_NOT_FOUND, and those of `branchGame`.',
  })
  playBetterLine(
    @Context('reader') reader: Reader,
    @Args() { game, review, at, locale }: LineArguments,
  ): Promise<BetterLine> {
    return this.lines.play(game, review, at, locale, reader);
  }

  @Extensions({ complexity: REVIEW_COST })
  @Subscription(() => GameReview, {
    resolve: (review: GameReview) => review,
    description:
      'The progress of a review, now and after every change. Ends with the review. Error: ' +
      'REVIEW_NOT_FOUND.',
  })
  reviewProgress(
    @Context('reader') reader: Reader,
    @Args() { review, locale }: OneReview,
  ): Promise<AsyncIterable<GameReview>> {
    return this.feed.follow(review, locale, reader);
  }
}
