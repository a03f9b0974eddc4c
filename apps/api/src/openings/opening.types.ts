import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import { GraphQLDateTime } from '../graphql/date-time.scalar.js';
import { Exercise, LessonChoice } from '../lessons/exercise.types.js';
import { LessonRating, LessonWorth } from '../lessons/lesson.types.js';
import type { OpenedGame } from '../replay/opened-game.js';

@ObjectType({ description: 'A deck for training opening hands.' })
export class OpeningDeck {
  @Field({ description: 'The name of the deck.' })
  readonly name!: string;
  @Field({
    description:
      'The deck list, or the name of a deck that comes with the game, as for `deck` of `openingHand`.',
  })
  readonly list!: string;
}

@ObjectType({ description: 'Your results with the opening hands of a deck.' })
export class OpeningTraining {
  @Field(() => ID, { description: 'The `module` of the game.' })
  readonly module!: string;
  @Field(() => OpeningDeck, { description: 'Your deck.' })
  readonly deck!: OpeningDeck;
  @Field(() => OpeningDeck, {
    nullable: true,
    description: "The opponent's deck. Null for the decks that come with the game, in turn.",
  })
  readonly against!: OpeningDeck | null;
  @Field({ description: 'The seed of the hands.' })
  readonly seed!: string;
  @Field(() => Int, { description: 'The number of hands that you have answered.' })
  readonly hands!: number;
  @Field(() => Int, { description: 'The number of answers that you have given.' })
  readonly answers!: number;
  @Field(() => Int, { description: 'The number of hands whose last answer was the best choice.' })
  readonly best!: number;
  @Field(() => Int, { description: 'The number of hands that are due now.' })
  readonly due!: number;
  @Field(() => GraphQLDateTime, { description: 'The time of your last answer.' })
  readonly last!: Date;
}

@ObjectType({
  description:
    'An opening hand, as its player sees the game. `answerOpening` returns the values of its choices.',
})
export class OpeningHand extends Exercise {
  /** The game in which the hand was dealt. This game is not recorded. */
  readonly game!: OpenedGame;
  @Field(() => Int, { description: 'The number of the hand.' })
  readonly number!: number;
  @Field({ description: 'The kind of decision, as a term of the game.' })
  readonly kind!: string;
  @Field({ description: 'Whether your side goes first.' })
  readonly goesFirst!: boolean;
  @Field(() => [LessonChoice], {
    description: 'The cards by name, each as an option of the decision. Choosing a card means giving it up.',
  })
  readonly choices!: readonly LessonChoice[];
  @Field(() => Int, { description: 'The minimum number of options to choose.' })
  readonly min!: number;
  @Field(() => Int, { description: 'The maximum number of options to choose.' })
  readonly max!: number;
  @Field(() => Int, { description: 'The number of times that you have answered it.' })
  readonly answers!: number;
  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'The time when it is due. Null if it is new.',
  })
  readonly due!: Date | null;
}

@ObjectType({ description: 'An answer to an opening hand, with the values of the choices.' })
export class OpeningAnswer {
  @Field(() => Int, { description: 'The number of the hand.' })
  readonly number!: number;
  @Field(() => LessonRating, { description: 'The quality of the answer.' })
  readonly rating!: LessonRating;
  @Field(() => [String], {
    description: 'Keys of the options that you chose, or of copies of the same cards.',
  })
  readonly choice!: readonly string[];
  @Field(() => Float, { description: 'The win probability that your choice loses.' })
  readonly loss!: number;
  @Field(() => Float, { description: 'The standard error of the loss.' })
  readonly error!: number;
  @Field(() => [LessonWorth], {
    description: 'The choices, best first. Choices with copies of the same cards count as one.',
  })
  readonly worth!: readonly LessonWorth[];
  @Field(() => GraphQLDateTime, { description: 'The time when the hand is due again.' })
  readonly due!: Date;
}

@ObjectType({ description: 'A win probability, estimated from several hands.' })
export class OpeningChance {
  @Field(() => Float, { description: 'The estimate.' })
  readonly value!: number;
  @Field(() => Float, { description: 'The standard error.' })
  readonly error!: number;
  @Field(() => Int, { description: 'The number of hands.' })
  readonly hands!: number;
}

@ObjectType({ description: "A card's value in some hands." })
export class OpeningCardWorth {
  @Field(() => Int, { description: 'The number of hands with the card.' })
  readonly hands!: number;
  @Field(() => Float, {
    description:
      'The win probability gained by keeping the card instead of giving it up. If the number of cards to ' +
      'keep is fixed, another card of the hand is kept instead.',
  })
  readonly worth!: number;
  @Field(() => Float, { description: 'The standard error from hands and playouts alone.' })
  readonly error!: number;
}

@ObjectType({ description: 'The value of a card of a deck in opening hands.' })
export class OpeningCard extends OpeningCardWorth {
  @Field({ description: 'The name that deck lists use.' })
  readonly reference!: string;
  @Field({ description: 'The name of the card.' })
  readonly name!: string;
  @Field(() => Int, { description: 'The number of copies in the deck.' })
  readonly copies!: number;
  @Field(() => OpeningCardWorth, {
    nullable: true,
    description: 'The value in hands that go first. Null if no such hand contains the card.',
  })
  readonly first!: OpeningCardWorth | null;
  @Field(() => OpeningCardWorth, {
    nullable: true,
    description: 'The value in hands that go second. Null if no such hand contains the card.',
  })
  readonly second!: OpeningCardWorth | null;
}

@ObjectType({ description: 'The value of each card of a deck in opening hands, from playouts.' })
export class OpeningTable {
  @Field({ description: 'The name of the deck.' })
  readonly deck!: string;
  @Field(() => Int, { description: 'The number of hands evaluated so far.' })
  readonly done!: number;
  @Field(() => Int, { description: 'The number of hands in the complete table.' })
  readonly hands!: number;
  @Field(() => OpeningChance, {
    nullable: true,
    description:
      'The win probability if the deck goes first and its choices are random. Null if there is no such hand.',
  })
  readonly first!: OpeningChance | null;
  @Field(() => OpeningChance, {
    nullable: true,
    description:
      'The win probability if the deck goes second and its choices are random. Null if there is no such hand.',
  })
  readonly second!: OpeningChance | null;
  @Field(() => [OpeningCard], { description: 'The cards, highest value first.' })
  readonly cards!: readonly OpeningCard[];
}
