import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import { Exercise, LessonChoice } from '../lessons/exercise.types.js';
import { LessonWorth } from '../lessons/lesson.types.js';
import { ReviewGrade } from '../reviews/review.types.js';
import type { OpenBlindReview } from './open-blind-review.js';

@ObjectType({ description: 'An event that the player saw since the last decision.' })
export class BlindStep {
  @Field({ description: 'The event, for `state`.' })
  readonly position!: string;
  @Field({ description: 'The line of the log.' })
  readonly text!: string;
}

@ObjectType({
  description:
    'A finished game, decided again from one seat, as its player saw it. It tells nothing of the game after `position`.',
})
export class BlindReview extends Exercise {
  /** The opened game, and the progress of the reader. */
  readonly open!: OpenBlindReview;
  @Field(() => ID, { nullable: true, description: 'The id of the game. Null if you were invited to it.' })
  readonly game!: string | null;
  @Field({ description: 'Whether you have answered all decisions, and see the whole game.' })
  readonly isOver!: boolean;
  @Field({
    description: 'Whether a review has judged decisions of the game. Without one, choices have no worth.',
  })
  readonly isReviewed!: boolean;
  @Field(() => Int, { description: 'The number of decisions that you have answered.' })
  readonly answered!: number;
  @Field(() => [LessonChoice], {
    description: 'The options of the decision, those that are alike once. Empty at the end.',
  })
  readonly choices!: readonly LessonChoice[];
  @Field(() => Int, { description: 'How many to choose, at least.' })
  readonly min!: number;
  @Field(() => Int, { description: 'How many to choose, at most.' })
  readonly max!: number;
}

@ObjectType({
  description: 'An answer, with the choice in the game, the best choice, and what each is worth.',
})
export class BlindAnswer {
  @Field({ description: 'The event that requested the decision.' })
  readonly position!: string;
  @Field({ description: 'The line of the log there.' })
  readonly asking!: string;
  @Field(() => LessonChoice, {
    nullable: true,
    description: 'Your choice. Null if you skipped the decision.',
  })
  readonly choice!: LessonChoice | null;
  @Field(() => LessonChoice, { description: 'The choice in the game.' })
  readonly taken!: LessonChoice;
  @Field(() => LessonChoice, { nullable: true, description: 'Null if no review has judged the decision.' })
  readonly best!: LessonChoice | null;
  @Field(() => Float, {
    nullable: true,
    description:
      'Win probability that your choice gives away, 0 if no other is certainly better. Null if no review has judged it.',
  })
  readonly loss!: number | null;
  @Field(() => Float, { nullable: true, description: 'Standard error of `loss`.' })
  readonly error!: number | null;
  @Field(() => ReviewGrade, {
    nullable: true,
    description: 'How bad your choice is. Null if it is not bad, or not judged.',
  })
  readonly grade!: ReviewGrade | null;
  @Field(() => Float, {
    nullable: true,
    description:
      'Win probability that the choice in the game gave away. Null if no review has judged the decision.',
  })
  readonly takenLoss!: number | null;
  @Field(() => ReviewGrade, {
    nullable: true,
    description: 'How bad the choice in the game was. Null if it is not bad, or not judged.',
  })
  readonly takenGrade!: ReviewGrade | null;
  @Field(() => [LessonWorth], {
    description: 'The judged choices, the best first. Empty if no review has judged the decision.',
  })
  readonly worth!: readonly LessonWorth[];
}

@ObjectType({ description: 'The losses of decisions.' })
export class BlindTally {
  @Field(() => Float, { description: 'Win probability in all, from 0.' })
  readonly lost!: number;
  @Field(() => Float, { nullable: true, description: 'From 0 to 1. Null if no decision counts.' })
  readonly accuracy!: number | null;
  @Field(() => Int, { description: 'Choices that no other is certainly better than.' })
  readonly best!: number;
  @Field(() => Int, { description: 'Inaccuracies.' })
  readonly inaccuracies!: number;
  @Field(() => Int, { description: 'Mistakes.' })
  readonly mistakes!: number;
  @Field(() => Int, { description: 'Blunders.' })
  readonly blunders!: number;
}

@ObjectType({
  description:
    'A reader beside the player, over the decisions for which a review judged the choices of both.',
})
export class BlindScore {
  @Field(() => Int, { description: 'How many decisions count.' })
  readonly judged!: number;
  @Field(() => BlindTally, { description: 'The tally of the reader.' })
  readonly reader!: BlindTally;
  @Field(() => BlindTally, { description: 'The tally of the player, over the same decisions.' })
  readonly player!: BlindTally;
}

@ObjectType({ description: 'A reader of a blind review.' })
export class BlindReader {
  @Field(() => Int, { description: 'From 0, who began it.' })
  readonly number!: number;
  @Field({ description: 'The displayed name.' })
  readonly name!: string;
  @Field({ description: 'Whether it is you.' })
  readonly isYou!: boolean;
  @Field({ description: 'Whether the reader has answered all decisions.' })
  readonly isOver!: boolean;
  @Field(() => BlindScore, {
    nullable: true,
    description: 'The score. For another reader, null until both of you have answered all decisions.',
  })
  readonly score!: BlindScore | null;
  @Field(() => String, {
    nullable: true,
    description:
      'The path in the viewer for a reader that you invited. The token is behind the `#`, which browsers do not send.',
  })
  readonly link!: string | null;
}
