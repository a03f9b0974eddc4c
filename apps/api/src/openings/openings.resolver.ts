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
  Query,
  ResolveField,
  Resolver,
  Subscription,
} from '@nestjs/graphql';
import { coachingBounds } from '#record';
import { openingSeat } from '#reviews';
import type { Reader } from '../access/reader.js';
import { CardTextsService } from '../cards/card-texts.service.js';
import { REBUILD_COST } from '../graphql/query-limits.js';
import { Locale } from '../graphql/shared.types.js';
import { costing } from '../live/costing.js';
import { cardSayings } from '../replay/state/card-sayings.js';
import { publicState } from '../replay/state/public-state.js';
import { GameState } from '../replay/state/state.types.js';
import type { OpeningRequest } from './opening-request.js';
import { OpeningAnswer, OpeningHand, OpeningTable, OpeningTraining } from './opening.types.js';
import { OpeningsService } from './openings.service.js';

/** The cost of reading a deck list and beginning a game. */
const DEALING = 20 * REBUILD_COST;
/** The assumed number of a person's trainings, for estimating the cost of a query. */
const TRAININGS = 50;
/** The assumed number of different cards per deck, for estimating the cost of a deck table. */
const MOST_CARDS = 60;
/** The default number of hands in a deck table. */
const HANDS = 1000;

@ArgsType()
class OpeningArguments {
  @Field(() => ID, { nullable: true, description: 'The `module` of the game. Default: the first game.' })
  readonly module?: string | null;
  @Field({ description: 'A deck list, or the name of a deck that comes with the game.' })
  readonly deck!: string;
  @Field(() => String, {
    nullable: true,
    description:
      "The opponent's deck, in the same form as `deck`. Default: the decks that come with the game, in " +
      'turn.',
  })
  readonly against?: string | null;
  @Field({ defaultValue: '1', description: 'The seed of the hands, 1 to 100 characters.' })
  readonly seed!: string;
  @Field(() => Locale, { defaultValue: 'en', description: 'The language of texts in the response.' })
  readonly locale!: Locale;
}

@ArgsType()
class OpeningHandArguments extends OpeningArguments {
  @Field(() => Int, {
    nullable: true,
    description:
      'The number of the hand, from 1. Default: a hand that is due, otherwise the first that you have ' +
      'never answered.',
  })
  readonly number?: number | null;
}

@ArgsType()
class AnswerOpeningArguments extends OpeningArguments {
  @Field(() => Int, { description: 'The number of the hand.' })
  readonly number!: number;
  @Field(() => [String], { description: "Keys of the options that you choose from the hand's `choices`." })
  readonly choice!: readonly string[];
}

@ArgsType()
class OpeningTableArguments extends OpeningArguments {
  @Field(() => Int, {
    defaultValue: HANDS,
    description: `The number of hands, at most ${coachingBounds.openingHands}.`,
  })
  readonly hands!: number;
}

const requestOf = ({ module, deck, against, seed }: OpeningArguments): OpeningRequest => ({
  module: module ?? null,
  deck,
  against: against ?? null,
  seed,
});

@Resolver(() => OpeningHand)
export class OpeningsResolver {
  constructor(
    private readonly openings: OpeningsService,
    private readonly texts: CardTextsService,
  ) {}

  @Query(() => [OpeningTraining], {
    name: 'openings',
    complexity: ({ childComplexity }) => 2 * REBUILD_COST + TRAININGS * childComplexity,
    description: 'The decks whose opening hands you have answered, most recent first. Error: FORBIDDEN.',
  })
  list(@Context('reader') reader: Reader): Promise<readonly OpeningTraining[]> {
    return this.openings.list(reader, new Date());
  }

  @Query(() => OpeningHand, {
    complexity: ({ childComplexity }) => DEALING + childComplexity,
    description:
      'An opening hand of a deck. The same deck, opponent, seed and number give the same hand. Errors: ' +
      'FORBIDDEN, MODULE_UNKNOWN, SEED_INVALID, DECK_NOT_FOUND and those of deck lists, ' +
      'OPENING_NUMBER_INVALID, OPENING_NOT_FOUND.',
  })
  openingHand(
    @Context('reader') reader: Reader,
    @Args() { number, locale, ...request }: OpeningHandArguments,
  ): Promise<OpeningHand> {
    return this.openings.hand(requestOf({ ...request, locale }), number ?? null, locale, reader, new Date());
  }

  @ResolveField(() => GameState, {
    complexity: ({ childComplexity }) => REBUILD_COST + childComplexity,
    description: 'The state of the game, as the player sees it.',
  })
  state(@Parent() { game, locale }: OpeningHand): GameState {
    return publicState(game, null, `${openingSeat}`, cardSayings(this.texts, game, locale));
  }

  @Mutation(() => OpeningAnswer, {
    complexity: ({ childComplexity }) => DEALING + 20 * childComplexity,
    description:
      'Answers an opening hand, and returns the values of its choices from playouts. Hands with a poor answer are due again ' +
      'soon. Errors: those of `openingHand`, OPTION_UNKNOWN, OPTION_REPEATED, OPTIONS_TOO_FEW, OPTIONS_TOO_MANY, ' +
      'EVALUATIONS_TOO_MANY, EVALUATION_FAILED, OPENINGS_TOO_MANY.',
  })
  answerOpening(
    @Context('reader') reader: Reader,
    @Args() { number, choice, locale, ...request }: AnswerOpeningArguments,
  ): Promise<OpeningAnswer> {
    const source = requestOf({ ...request, locale });
    return this.openings.answer(source, number, choice, locale, reader, new Date());
  }

  @Subscription(() => OpeningTable, {
    resolve: (table: OpeningTable) => table,
    description:
      'The value of each card of a deck in opening hands, from playouts. Sends intermediate results, and ' +
      'ends when the table is complete. Unsubscribing cancels the computation. Errors: those of ' +
      '`openingHand`, OPENING_TABLES_TOO_MANY, EVALUATION_FAILED.',
  })
  @Extensions(costing(({ childComplexity }) => DEALING + MOST_CARDS * childComplexity))
  openingTable(
    @Context('reader') reader: Reader,
    @Args() { hands, locale, ...request }: OpeningTableArguments,
  ): AsyncIterable<OpeningTable> {
    return this.openings.table(requestOf({ ...request, locale }), hands, locale, reader);
  }
}
