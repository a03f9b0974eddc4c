import { Field, Float, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { GraphQLDateTime } from '../graphql/date-time.scalar.js';
import { PageInfo } from '../graphql/shared.types.js';
import { ReviewGrade } from '../reviews/review.types.js';
import { Exercise, LessonChoice } from './exercise.types.js';

export const LessonRating = { BEST: 'BEST', CLOSE: 'CLOSE', WORSE: 'WORSE' } as const;
export type LessonRating = keyof typeof LessonRating;
registerEnumType(LessonRating, {
  name: 'LessonRating',
  description: 'The quality of an answer.',
  valuesMap: {
    BEST: { description: 'The best choice.' },
    CLOSE: {
      description:
        'Not the best choice, but its loss is below that of an inaccuracy: under 5 points of win ' +
        'probability.',
    },
    WORSE: { description: 'Worse than the best choice.' },
  },
});

@ObjectType({
  description: 'A lesson in a list, without the choice made in the game and the rest of the game.',
})
export class LessonEntry {
  @Field(() => ID, { description: 'The id of the lesson.' })
  readonly id!: string;
  @Field({ description: 'The name of the player whose decision it is.' })
  readonly player!: string;
  @Field(() => [String], { description: 'The names of the other players.' })
  readonly opponents!: readonly string[];
  @Field({ description: 'The `module` of the game.' })
  readonly module!: string;
  @Field(() => GraphQLDateTime, { description: 'The time when the game began.' })
  readonly startedAt!: Date;
  @Field(() => Int, { description: 'The day of the game.' })
  readonly day!: number;
  @Field({ description: 'The kind of decision, as a term of the game.' })
  readonly kind!: string;
  @Field(() => Int, { description: 'The number of times that you have answered it.' })
  readonly answers!: number;
  @Field(() => LessonRating, {
    nullable: true,
    description: 'The rating of your last answer. Null if there is none.',
  })
  readonly rating!: LessonRating | null;
  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'The time when it is due. Null if it is new.',
  })
  readonly due!: Date | null;
  @Field({ description: 'Whether the lesson is due now.' })
  readonly isDue!: boolean;
}

@ObjectType({ description: 'A player of reviewed games.' })
export class LessonPlayer {
  @Field({ description: 'The name of the player.' })
  readonly name!: string;
  @Field(() => Int, { description: "The number of this player's lessons." })
  readonly lessons!: number;
  @Field(() => Int, { description: 'The number of entries that are due now.' })
  readonly due!: number;
}

@ObjectType({ description: 'A kind of decision for which there are lessons.' })
export class LessonTheme {
  @Field({ description: 'The `module` of its game.' })
  readonly module!: string;
  @Field({ description: 'The key of the theme, as in `lessons` and profiles.' })
  readonly key!: string;
  @Field({ description: 'The name of the theme.' })
  readonly name!: string;
  @Field(() => Int, { description: 'The number of lessons about this theme, for the requested player.' })
  readonly lessons!: number;
}

@ObjectType({
  description: 'Positions in reviewed games at which a choice lost win probability, with your progress.',
})
export class Lessons {
  @Field(() => [LessonEntry], { description: 'The overdue lessons first, then the new lessons.' })
  readonly lessons!: readonly LessonEntry[];
  @Field(() => Int, { description: 'The number of lessons for the requested player.' })
  readonly total!: number;
  @Field(() => Int, { description: 'The number of entries that are due now.' })
  readonly due!: number;
  @Field(() => Int, { description: 'The number of games that these lessons come from.' })
  readonly games!: number;
  @Field(() => PageInfo, { description: 'The position of the page in the list.' })
  readonly pageInfo!: PageInfo;
  @Field(() => [LessonPlayer], { description: 'The players in these lessons.' })
  readonly players!: readonly LessonPlayer[];
  @Field(() => [LessonTheme], {
    description: "The themes of the requested player's lessons, most lessons first.",
  })
  readonly themes!: readonly LessonTheme[];
}

@ObjectType({
  description: 'A decision to make again, as its player saw the game. `answerLesson` returns the result.',
})
export class Lesson extends Exercise {
  @Field(() => ID, { description: 'The id of the lesson.' })
  readonly id!: string;
  @Field(() => ID, { description: 'The id of the game.' })
  readonly game!: string;
  @Field(() => [LessonChoice], { description: 'The choices, in an order that does not reveal their values.' })
  readonly choices!: readonly LessonChoice[];
  @Field(() => Int, { description: 'The number of times that you have answered it.' })
  readonly answers!: number;
  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'The time when it is due. Null if it is new.',
  })
  readonly due!: Date | null;
}

@ObjectType({ description: 'A choice in a lesson and its value.' })
export class LessonWorth extends LessonChoice {
  @Field(() => Float, { description: "The player's win probability after the choice." })
  readonly value!: number;
  @Field(() => Float, { description: 'The standard error.' })
  readonly error!: number;
}

@ObjectType({ description: 'An answer to a lesson, with the values of the choices.' })
export class LessonAnswer {
  @Field(() => ID, { description: 'The id of the lesson.' })
  readonly lesson!: string;
  @Field(() => LessonRating, { description: 'The quality of the answer.' })
  readonly rating!: LessonRating;
  @Field(() => [String], { description: 'Keys of the options that you chose.' })
  readonly choice!: readonly string[];
  @Field(() => Float, { description: 'The win probability that your choice loses.' })
  readonly loss!: number;
  @Field(() => Float, { description: 'The standard error of the loss.' })
  readonly error!: number;
  @Field(() => [LessonWorth], { description: 'The choices, best first.' })
  readonly worth!: readonly LessonWorth[];
  @Field(() => [String], { description: 'Keys of the best options.' })
  readonly best!: readonly string[];
  @Field(() => [String], { description: 'The choice made in the game.' })
  readonly taken!: readonly string[];
  @Field(() => ReviewGrade, { description: "The severity of your choice's error." })
  readonly grade!: ReviewGrade;
  @Field(() => GraphQLDateTime, { description: 'The time when the lesson is due again.' })
  readonly due!: Date;
  @Field(() => ID, { description: 'The id of the review for `playBetterLine`.' })
  readonly review!: string;
}
