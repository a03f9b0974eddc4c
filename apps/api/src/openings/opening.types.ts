import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import { GraphQLDateTime } from '../graphql/date-time.scalar.js';
import { Exercise, LessonChoice } from '../lessons/exercise.types.js';
import { LessonRating, LessonWorth } from '../lessons/lesson.types.js';
import type { OpenedGame } from '../replay/opened-game.js';

@ObjectType({ description: 'A deck with which you train opening hands.' })
export class OpeningDeck {
  @Field({ description: 'The name of the deck.' })
  readonly name!: string;
  @Field({
    description:
      'The deck list, or the name of a deck that comes with the game: the `deck` of `openingHand`.',
  })
  readonly list!: string;
}

@ObjectType({ description: 'The opening hands of a deck that you have answered.' })
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
  @Field(() => Int, { description: 'Hands that you have answered.' })
  readonly hands!: number;
  @Field(() => Int, { description: 'How often you have answered.' })
  readonly answers!: number;
  @Field(() => Int, { description: 'Hands whose last answer was the best.' })
  readonly best!: number;
  @Field(() => Int, { description: 'Hands to be answered now.' })
  readonly due!: number;
  @Field(() => GraphQLDateTime, { description: 'When you answered last.' })
  readonly last!: Date;
}

@ObjectType({
  description:
    'An opening hand, as its player sees the game. `answerOpening` tells what its choices are worth.',
})
export class OpeningHand extends Exercise {
  /** The game in which the hand was dealt, which is not recorded. */
  readonly game!: OpenedGame;
  @Field(() => Int, { description: 'The number of the hand.' })
  readonly number!: number;
  @Field({ description: 'The kind of decision, as a word of the game.' })
  readonly kind!: string;
  @Field({ description: 'Whether you go first.' })
  readonly goesFirst!: boolean;
  @Field(() => [LessonChoice], {
    description: 'The cards by name, each as an option of the decision: it is given up if you choose it.',
  })
  readonly choices!: readonly LessonChoice[];
  @Field(() => Int, { description: 'The least number of options to choose.' })
  readonly min!: number;
  @Field(() => Int, { description: 'The largest number of options to choose.' })
  readonly max!: number;
  @Field(() => Int, { description: 'How often you have answered it.' })
  readonly answers!: number;
  @Field(() => GraphQLDateTime, { nullable: true, description: 'Time when it is due. Null if it is new.' })
  readonly due!: Date | null;
}

@ObjectType({ description: 'An answer to an opening hand, and what its choices are worth.' })
export class OpeningAnswer {
  @Field(() => Int, { description: 'The number of the hand.' })
  readonly number!: number;
  @Field(() => LessonRating, { description: 'How good the answer is.' })
  readonly rating!: LessonRating;
  @Field(() => [String], { description: 'Keys of the options you chose, or of copies of their cards.' })
  readonly choice!: readonly string[];
  @Field(() => Float, { description: 'Win probability that it gives away.' })
  readonly loss!: number;
  @Field(() => Float, { description: 'Standard error of the loss.' })
  readonly error!: number;
  @Field(() => [LessonWorth], {
    description: 'The best first. Choices of copies of the same cards are one.',
  })
  readonly worth!: readonly LessonWorth[];
  @Field(() => GraphQLDateTime, { description: 'When the hand comes again.' })
  readonly due!: Date;
}

@ObjectType({ description: 'A chance to win, estimated from several hands.' })
export class OpeningChance {
  @Field(() => Float, { description: 'The estimate.' })
  readonly value!: number;
  @Field(() => Float, { description: 'Standard error.' })
  readonly error!: number;
  @Field(() => Int, { description: 'The number of hands.' })
  readonly hands!: number;
}

@ObjectType({ description: 'The worth of a card in some hands.' })
export class OpeningCardWorth {
  @Field(() => Int, { description: 'How many hands had it.' })
  readonly hands!: number;
  @Field(() => Float, {
    description:
      'The win probability that keeping it adds, compared with giving it up. If the number of cards to keep is fixed, another card of the hand is kept instead.',
  })
  readonly worth!: number;
  @Field(() => Float, { description: 'Standard error, of hands and playouts alone.' })
  readonly error!: number;
}

@ObjectType({ description: 'The worth of a card of a deck in opening hands.' })
export class OpeningCard extends OpeningCardWorth {
  @Field({ description: 'The name that deck lists use.' })
  readonly reference!: string;
  @Field({ description: 'The name of the card.' })
  readonly name!: string;
  @Field(() => Int, { description: 'How many copies the deck has.' })
  readonly copies!: number;
  @Field(() => OpeningCardWorth, {
    nullable: true,
    description: 'The worth in hands that go first. Null if there is none with the card.',
  })
  readonly first!: OpeningCardWorth | null;
  @Field(() => OpeningCardWorth, {
    nullable: true,
    description: 'The worth in hands that go second. Null if there is none with the card.',
  })
  readonly second!: OpeningCardWorth | null;
}

@ObjectType({ description: 'The worth of each card of a deck in opening hands, from playouts.' })
export class OpeningTable {
  @Field({ description: 'The name of the deck.' })
  readonly deck!: string;
  @Field(() => Int, { description: 'Hands so far.' })
  readonly done!: number;
  @Field(() => Int, { description: 'Hands of the whole table.' })
  readonly hands!: number;
  @Field(() => OpeningChance, {
    nullable: true,
    description: 'Chance to win when the deck goes first, with choices made at random. Null if it never did.',
  })
  readonly first!: OpeningChance | null;
  @Field(() => OpeningChance, {
    nullable: true,
    description:
      'Chance to win when the deck goes second, with choices made at random. Null if it never did.',
  })
  readonly second!: OpeningChance | null;
  @Field(() => [OpeningCard], { description: 'The highest worth first.' })
  readonly cards!: readonly OpeningCard[];
}
