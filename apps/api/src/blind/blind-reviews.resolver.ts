import {
  Args,
  ArgsType,
  Context,
  Field,
  ID,
  Int,
  Mutation,
  Parent,
  Query,
  ResolveField,
  Resolver,
} from '@nestjs/graphql';
import type { Reader } from '../access/reader.js';
import { CardTextsService } from '../cards/card-texts.service.js';
import { REBUILD_COST } from '../graphql/query-limits.js';
import { Locale } from '../graphql/shared.types.js';
import { cardSayings } from '../replay/state/card-sayings.js';
import { GameState } from '../replay/state/state.types.js';
import { BlindAnswer, BlindReader, BlindReview, BlindScore, BlindStep } from './blind-review.types.js';
import { BlindReviewsService } from './blind-reviews.service.js';

/**
 * The assumed number of decisions per seat, for estimating the cost of a query. `READERS` and `STEPS` are the assumed
 * numbers of readers and steps.
 */
const ANSWERS = 50;
const READERS = 5;
const STEPS = 20;

@ArgsType()
class InLanguage {
  @Field(() => Locale, { defaultValue: 'en', description: 'The language of texts in the response.' })
  readonly locale!: Locale;
}

@ArgsType()
class StartArguments extends InLanguage {
  @Field(() => ID, { description: 'The id of a finished game.' })
  readonly game!: string;
  @Field(() => Int, { description: 'The seat for which you make decisions.' })
  readonly seat!: number;
}

@ArgsType()
class PlaceArguments extends InLanguage {
  @Field(() => ID, {
    nullable: true,
    description: 'The id of the game. Default: the game of the invitation whose token you send.',
  })
  readonly game?: string | null;
  @Field(() => Int, { defaultValue: 0, description: 'The seat for which you make decisions in that game.' })
  readonly seat!: number;
}

@ArgsType()
class AnswerArguments extends PlaceArguments {
  @Field({ description: 'The `position` of the blind review.' })
  readonly position!: string;
  @Field(() => [String], {
    nullable: true,
    description: 'Keys of the chosen options. Null skips the decision.',
  })
  readonly choice?: readonly string[] | null;
}

@ArgsType()
class InviteArguments {
  @Field(() => ID, { description: 'The id of the game.' })
  readonly game!: string;
  @Field(() => Int, { description: 'The seat for which you make decisions.' })
  readonly seat!: number;
  @Field({ description: "The friend's name, for display." })
  readonly name!: string;
}

@Resolver(() => BlindReview)
export class BlindReviewsResolver {
  constructor(
    private readonly reviews: BlindReviewsService,
    private readonly words: CardTextsService,
  ) {}

  @Query(() => BlindReview, {
    complexity: ({ childComplexity }) => 2 * REBUILD_COST + childComplexity,
    description:
      'Your blind review of a game from a seat. Errors: GAME_NOT_FOUND, VIEWER_INVALID, VIEW_FORBIDDEN, ' +
      'FORBIDDEN, ' +
      'BLIND_REVIEW_NOT_FOUND, LINK_REVOKED.',
  })
  async blindReview(
    @Context('reader') reader: Reader,
    @Args() { game, seat, locale }: PlaceArguments,
  ): Promise<BlindReview> {
    return (await this.reviews.of({ game: game ?? null, seat }, reader)).shown(locale);
  }

  @ResolveField(() => [BlindStep], {
    complexity: ({ childComplexity }) => REBUILD_COST + STEPS * childComplexity,
    description: 'The events since your last decision, oldest first. The last event is at `position`.',
  })
  steps(@Parent() { open, locale }: BlindReview): readonly BlindStep[] {
    return open.steps(locale);
  }

  @ResolveField(() => GameState, {
    complexity: ({ childComplexity }) => REBUILD_COST + childComplexity,
    description: 'The state of the game, as the player saw it. Error: BLIND_POSITION_NOT_REACHED.',
  })
  state(
    @Parent() { open, locale }: BlindReview,
    @Args('at', {
      type: () => String,
      nullable: true,
      description: 'A position that you have reached. Default: `position`.',
    })
    at: string | null | undefined,
  ): GameState {
    return open.state(at ?? null, cardSayings(this.words, open.of.game, locale));
  }

  @ResolveField(() => [BlindAnswer], {
    complexity: ({ childComplexity }) => 40 * REBUILD_COST + ANSWERS * childComplexity,
    description: 'The decisions that you have made so far, in the order of the game.',
  })
  answers(@Parent() { open, locale }: BlindReview): readonly BlindAnswer[] {
    return open.answers(locale);
  }

  @ResolveField(() => BlindScore, {
    nullable: true,
    complexity: ({ childComplexity }) => 5 * REBUILD_COST + childComplexity,
    description: "Your score and the player's, over the decisions that you have made.",
  })
  score(@Parent() { open }: BlindReview): BlindScore | null {
    return open.scoreOf(open.of.reader);
  }

  @ResolveField(() => [BlindReader], {
    complexity: ({ childComplexity }) => 40 * REBUILD_COST + READERS * childComplexity,
    description: 'You and the friends that you invited to the same game.',
  })
  readers(@Parent() { open }: BlindReview): Promise<readonly BlindReader[]> {
    return this.reviews.readers(open);
  }

  @Mutation(() => BlindReview, {
    complexity: ({ childComplexity }) => 4 * REBUILD_COST + childComplexity,
    description:
      'Begins or continues your blind review of a finished game from a seat. If the game has no review, ' +
      'also starts one. Errors: GAME_NOT_FOUND, GAME_NOT_OVER, VIEWER_INVALID, VIEW_FORBIDDEN, FORBIDDEN, ' +
      'BLIND_REVIEW_EMPTY.',
  })
  async startBlindReview(
    @Context('reader') reader: Reader,
    @Args() { game, seat, locale }: StartArguments,
  ): Promise<BlindReview> {
    return (await this.reviews.start(game, seat, reader, new Date())).shown(locale);
  }

  @Mutation(() => BlindAnswer, {
    complexity: ({ childComplexity }) => 3 * REBUILD_COST + childComplexity,
    description:
      'Makes the decision that your blind review has reached. Errors: those of `blindReview`, ' +
      'BLIND_DECISION_CLOSED, BLIND_POSITION_NOT_REACHED, POSITION_INVALID, OPTION_UNKNOWN, ' +
      'OPTION_REPEATED, OPTIONS_TOO_FEW, OPTIONS_TOO_MANY.',
  })
  answerBlindReview(
    @Context('reader') reader: Reader,
    @Args() { game, seat, position, choice, locale }: AnswerArguments,
  ): Promise<BlindAnswer> {
    const place = { game: game ?? null, seat };
    return this.reviews.answer(place, position, choice ?? null, { locale, reader, now: new Date() });
  }

  @Mutation(() => BlindReader, {
    complexity: ({ childComplexity }) => 4 * REBUILD_COST + childComplexity,
    description:
      'Invites a friend to make the same decisions. People with the link see the game only up to the ' +
      'decision that they have reached. Errors: those of `blindReview`, WRITING_FORBIDDEN, NAME_INVALID, ' +
      'BLIND_READERS_TOO_MANY, SHARES_TOO_MANY.',
  })
  inviteToBlindReview(
    @Context('reader') reader: Reader,
    @Args() { game, seat, name }: InviteArguments,
  ): Promise<BlindReader> {
    return this.reviews.invite({ game, seat }, name, reader, new Date());
  }
}
