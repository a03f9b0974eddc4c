import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import { Exercise, LessonChoice } from '../lessons/exercise.types.js';
import { LessonWorth } from '../lessons/lesson.types.js';
import { ReviewGrade } from '../reviews/review.types.js';
import type { OpenBlindReview } from './open-blind-review.js';

@ObjectType({ description: 'An event that the player has seen since the last decision.' })
export class BlindStep {
  @Field({ description: 'The position of the event, for `state`.' })
  readonly position!: string;
  @Field({ description: "The event's log entry." })
  readonly text!: string;
}

@ObjectType({
  description:
    'A finished game in which you make the decisions of one seat again, as its player saw the game. ' +
    'Shows nothing after `position`.',
})
export class BlindReview extends Exercise {
  /** The opened review, with its game and the reader's progress. */
  readonly open!: OpenBlindReview;
  @Field(() => ID, {
    nullable: true,
    description: 'The id of the game. Null if another person invited you to it.',
  })
  readonly game!: string | null;
  @Field({ description: 'Whether you have made all decisions, and can see the whole game.' })
  readonly isOver!: boolean;
  @Field({
    description:
      'Whether a review has evaluated decisions of the game. Without a review, choices have no values.',
  })
  readonly isReviewed!: boolean;
  @Field(() => Int, { description: 'The number of decisions that you have made.' })
  readonly answered!: number;
  @Field(() => [LessonChoice], {
    description: 'The options of the decision, without duplicates of equivalent options. Empty at the end.',
  })
  readonly choices!: readonly LessonChoice[];
  @Field(() => Int, { description: 'The minimum number of options to choose.' })
  readonly min!: number;
  @Field(() => Int, { description: 'The maximum number of options to choose.' })
  readonly max!: number;
}

@ObjectType({
  description:
    'A decision that you made, with the choice made in the game, the best choice and their values.',
})
export class BlindAnswer {
  @Field({ description: 'The event that requested the decision.' })
  readonly position!: string;
  @Field({ description: 'The log entry of the event at `position`.' })
  readonly asking!: string;
  @Field(() => LessonChoice, {
    nullable: true,
    description: 'Your choice. Null if you skipped the decision.',
  })
  readonly choice!: LessonChoice | null;
  @Field(() => LessonChoice, { description: 'The choice made in the game.' })
  readonly taken!: LessonChoice;
  @Field(() => LessonChoice, {
    nullable: true,
    description: 'The best choice. Null if no review has evaluated the decision.',
  })
  readonly best!: LessonChoice | null;
  @Field(() => Float, {
    nullable: true,
    description:
      'The win probability that your choice lost, or 0 if no other choice is certainly better. Null if no ' +
      'review has evaluated the decision.',
  })
  readonly loss!: number | null;
  @Field(() => Float, { nullable: true, description: 'The standard error of `loss`.' })
  readonly error!: number | null;
  @Field(() => ReviewGrade, {
    nullable: true,
    description: "The severity of your choice's error. Null if it was not an error, or was not evaluated.",
  })
  readonly grade!: ReviewGrade | null;
  @Field(() => Float, {
    nullable: true,
    description:
      'The win probability that the choice in the game lost. Null if no review has evaluated the decision.',
  })
  readonly takenLoss!: number | null;
  @Field(() => ReviewGrade, {
    nullable: true,
    description:
      'The severity of the error in the game. Null if the choice was not an error, or was not evaluated.',
  })
  readonly takenGrade!: ReviewGrade | null;
  @Field(() => [LessonWorth], {
    description: 'The evaluated choices, best first. Empty if no review has evaluated the decision.',
  })
  readonly worth!: readonly LessonWorth[];
}

@ObjectType({ description: 'The total losses over several decisions.' })
export class BlindTally {
  @Field(() => Float, { description: 'The total win probability lost, at least 0.' })
  readonly lost!: number;
  @Field(() => Float, {
    nullable: true,
    description: 'The accuracy from 0 to 1. Null if no decision counts.',
  })
  readonly accuracy!: number | null;
  @Field(() => Int, { description: 'The number of choices that no other choice certainly beats.' })
  readonly best!: number;
  @Field(() => Int, { description: 'The number of inaccuracies.' })
  readonly inaccuracies!: number;
  @Field(() => Int, { description: 'The number of mistakes.' })
  readonly mistakes!: number;
  @Field(() => Int, { description: 'The number of blunders.' })
  readonly blunders!: number;
}

@ObjectType({
  description:
    'A comparison of a participant with the player, over the decisions for which a review evaluated both ' +
    'choices.',
})
export class BlindScore {
  @Field(() => Int, { description: 'The number of decisions that count.' })
  readonly judged!: number;
  @Field(() => BlindTally, { description: "The participant's losses." })
  readonly reader!: BlindTally;
  @Field(() => BlindTally, { description: "The player's losses, over the same decisions." })
  readonly player!: BlindTally;
}

@ObjectType({ description: 'A participant in a blind review.' })
export class BlindReader {
  @Field(() => Int, {
    description: "The participant's number, from 0 for the person who began the blind review.",
  })
  readonly number!: number;
  @Field({ description: "The participant's displayed name." })
  readonly name!: string;
  @Field({ description: 'Whether you are this participant.' })
  readonly isYou!: boolean;
  @Field({ description: 'Whether the participant has made all decisions.' })
  readonly isOver!: boolean;
  @Field(() => BlindScore, {
    nullable: true,
    description: 'The score. Null for another participant until both of you have made all decisions.',
  })
  readonly score!: BlindScore | null;
  @Field(() => String, {
    nullable: true,
    description:
      'The path in the viewer for a person that you invited. The token follows the `#`, which browsers do ' +
      'not send to the server.',
  })
  readonly link!: string | null;
}
