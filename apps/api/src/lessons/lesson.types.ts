import { Field, Float, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { GraphQLDateTime } from '../graphql/date-time.scalar.js';
import { PageInfo } from '../graphql/shared.types.js';
import { ReviewGrade } from '../reviews/review.types.js';
import { Exercise, LessonChoice } from './exercise.types.js';

export const LessonRating = { BEST: 'BEST', CLOSE: 'CLOSE', WORSE: 'WORSE' } as const;
export type LessonRating = keyof typeof LessonRating;
registerEnumType(LessonRating, {
  name: 'LessonRating',
  description: 'How good an answer was.',
  valuesMap: {
    BEST: { description: 'The best choice.' },
    CLOSE: {
      description:
        'Not the best, but it loses less than an inaccuracy does: under 5 points of win probability.',
    },
    WORSE: { description: 'Worse than the best choice.' },
  },
});

@ObjectType({
  description: 'A lesson in the list. It hides the choice made and the rest of the game.',
})
export class LessonEntry {
  @Field(() => ID, { description: 'The id of the lesson.' })
  readonly id!: string;
  @Field({ description: 'The name of the player who decides.' })
  readonly player!: string;
  @Field(() => [String], { description: 'The names of the others.' })
  readonly opponents!: readonly string[];
  @Field({ description: 'The `module` of the game.' })
  readonly module!: string;
  @Field(() => GraphQLDateTime, { description: 'When the game began.' })
  readonly startedAt!: Date;
  @Field(() => Int, { description: 'The day of the game.' })
  readonly day!: number;
  @Field({ description: 'The kind of decision, as a word of the game.' })
  readonly kind!: string;
  @Field(() => Int, { description: 'How often you have answered it.' })
  readonly answers!: number;
  @Field(() => LessonRating, {
    nullable: true,
    description: 'Rating of your last answer. Null if there is none.',
  })
  readonly rating!: LessonRating | null;
  @Field(() => GraphQLDateTime, { nullable: true, description: 'Time when it is due. Null if it is new.' })
  readonly due!: Date | null;
  @Field({ description: 'Whether it is due now.' })
  readonly isDue!: boolean;
}

@ObjectType({ description: 'A player of reviewed games.' })
export class LessonPlayer {
  @Field({ description: 'The name of the player.' })
  readonly name!: string;
  @Field(() => Int, { description: 'How many lessons there are of this player.' })
  readonly lessons!: number;
  @Field(() => Int, { description: 'Those to be answered now.' })
  readonly due!: number;
}

@ObjectType({ description: 'A kind of decision that there are lessons about.' })
export class LessonTheme {
  @Field({ description: 'The `module` of its game.' })
  readonly module!: string;
  @Field({ description: 'The theme, as `lessons` and profiles name it.' })
  readonly key!: string;
  @Field({ description: 'The name of the theme.' })
  readonly name!: string;
  @Field(() => Int, { description: 'How many lessons there are about it, of the requested player.' })
  readonly lessons!: number;
}

@ObjectType({
  description: 'Positions of reviewed games in which something was lost, and how far you are with them.',
})
export class Lessons {
  @Field(() => [LessonEntry], { description: 'Those that are overdue first, then the new ones.' })
  readonly lessons!: readonly LessonEntry[];
  @Field(() => Int, { description: 'Lessons of the requested player.' })
  readonly total!: number;
  @Field(() => Int, { description: 'Those to be answered now.' })
  readonly due!: number;
  @Field(() => Int, { description: 'The games that the lessons of that player are from.' })
  readonly games!: number;
  @Field(() => PageInfo, { description: 'Where the page stands in the list.' })
  readonly pageInfo!: PageInfo;
  @Field(() => [LessonPlayer], { description: 'The players there are lessons of.' })
  readonly players!: readonly LessonPlayer[];
  @Field(() => [LessonTheme], {
    description: 'The themes of the lessons of that player, the most lessons first.',
  })
  readonly themes!: readonly LessonTheme[];
}

@ObjectType({
  description:
    'A decision to be made again, as its player saw the game. `answerLesson` says what came of it.',
})
export class Lesson extends Exercise {
  @Field(() => ID, { description: 'The id of the lesson, for answering it.' })
  readonly id!: string;
  @Field(() => ID, { description: 'The id of the game.' })
  readonly game!: string;
  @Field(() => [LessonChoice], { description: 'In an order that tells nothing of their worth.' })
  readonly choices!: readonly LessonChoice[];
  @Field(() => Int, { description: 'How often you have answered it.' })
  readonly answers!: number;
  @Field(() => GraphQLDateTime, { nullable: true, description: 'Time when it is due. Null if it is new.' })
  readonly due!: Date | null;
}

@ObjectType({ description: 'A choice of a lesson and what it is worth.' })
export class LessonWorth extends LessonChoice {
  @Field(() => Float, { description: 'How likely the player is to win after it.' })
  readonly value!: number;
  @Field(() => Float, { description: 'Standard error.' })
  readonly error!: number;
}

@ObjectType({ description: 'An answer to a lesson, and what its choices are worth.' })
export class LessonAnswer {
  @Field(() => ID, { description: 'The id of the lesson.' })
  readonly lesson!: string;
  @Field(() => LessonRating, { description: 'How good the answer is.' })
  readonly rating!: LessonRating;
  @Field(() => [String], { description: 'Keys of the options you chose.' })
  readonly choice!: readonly string[];
  @Field(() => Float, { description: 'Win probability that it gives away.' })
  readonly loss!: number;
  @Field(() => Float, { description: 'Standard error of the loss.' })
  readonly error!: number;
  @Field(() => [LessonWorth], { description: 'The best first.' })
  readonly worth!: readonly LessonWorth[];
  @Field(() => [String], { description: 'Keys of the best options.' })
  readonly best!: readonly string[];
  @Field(() => [String], { description: 'The choice made in the game.' })
  readonly taken!: readonly string[];
  @Field(() => ReviewGrade, { description: 'How bad that was.' })
  readonly grade!: ReviewGrade;
  @Field(() => GraphQLDateTime, { description: 'When the lesson comes again.' })
  readonly due!: Date;
  @Field(() => ID, { description: '`playBetterLine` takes it.' })
  readonly review!: string;
}
