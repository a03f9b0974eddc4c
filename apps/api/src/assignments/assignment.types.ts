import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { GraphQLDateTime } from '../graphql/date-time.scalar.js';
import { Exercise, LessonChoice } from '../lessons/exercise.types.js';
import type { OpenedGame } from '../replay/opened-game.js';

@InputType({ description: 'A position in a game, from the perspective of a seat.' })
export class TaskInput {
  @Field(() => ID, { description: 'The id of the game.' })
  readonly game!: string;
  @Field({
    description:
      'The number of an event, such as `142`. Choose a position with a decision of the seat if possible.',
  })
  readonly position!: string;
  @Field(() => Int, { description: 'The seat whose view is shown.' })
  readonly seat!: number;
}

@ObjectType({ description: "A recipient's answer." })
export class TaskReply {
  @Field(() => [LessonChoice], {
    nullable: true,
    description: 'The chosen options. Null if the answer is only text.',
  })
  readonly choice!: readonly LessonChoice[] | null;
  @Field(() => String, { nullable: true, description: 'The text. Null if the answer is only a choice.' })
  readonly text!: string | null;
  @Field(() => GraphQLDateTime, { description: 'The time when the answer was sent.' })
  readonly at!: Date;
}

@ObjectType({
  description: 'A position in an assignment, as its player saw the game. Hides the rest of the game.',
})
export class AssignedPosition extends Exercise {
  /** The game, up to the position of the task. */
  readonly opened!: OpenedGame;
  @Field(() => [LessonChoice], {
    description: 'The options of the decision. Empty if the task requires a text answer.',
  })
  readonly choices!: readonly LessonChoice[];
  @Field(() => Int, { description: 'The minimum number of options to choose.' })
  readonly min!: number;
  @Field(() => Int, { description: 'The maximum number of options to choose.' })
  readonly max!: number;
}

@ObjectType({ description: 'A task of an assignment.' })
export class AssignmentTask {
  @Field(() => Int, { description: 'The number of the task, from 0.' })
  readonly number!: number;
  @Field(() => AssignedPosition, {
    nullable: true,
    description: 'The position. Null if it cannot be shown for the reason in `code`.',
  })
  readonly position!: AssignedPosition | null;
  @Field(() => String, {
    nullable: true,
    description:
      'The error code of the reason why the position cannot be shown, as in `extensions.code` of errors.',
  })
  readonly code!: string | null;
  @Field(() => TaskReply, { nullable: true, description: 'The last answer. Null if there is none.' })
  readonly reply!: TaskReply | null;
}

@ObjectType({ description: 'An assignment, as seen by its recipient.' })
export class ReceivedAssignment {
  @Field(() => ID, { description: 'The id of the assignment.' })
  readonly id!: string;
  @Field({ description: 'The name of the recipient.' })
  readonly to!: string;
  @Field({ description: 'The name of the sender.' })
  readonly by!: string;
  @Field({ description: 'The question to answer.' })
  readonly question!: string;
  @Field(() => [AssignmentTask], { description: 'The positions for which to answer the question.' })
  readonly tasks!: readonly AssignmentTask[];
}

@ObjectType({ description: 'A position of an assignment that you created.' })
export class SentTask {
  @Field(() => Int, { description: 'The number of the task, from 0.' })
  readonly number!: number;
  @Field(() => ID, { description: 'The id of the game.' })
  readonly game!: string;
  @Field({ description: 'The position in that game.' })
  readonly position!: string;
  @Field(() => Int, { description: 'The seat whose view is shown.' })
  readonly seat!: number;
  @Field(() => [TaskReply], { description: 'All answers, oldest first.' })
  readonly replies!: readonly TaskReply[];
}

@ObjectType({ description: 'An assignment that you created.' })
export class Assignment {
  @Field(() => ID, { description: 'The id of the assignment.' })
  readonly id!: string;
  @Field({ description: 'The name of the recipient.' })
  readonly to!: string;
  @Field({ description: 'Your question.' })
  readonly question!: string;
  @Field(() => GraphQLDateTime, { description: 'The time when you created it.' })
  readonly at!: Date;
  @Field({ description: 'Whether the assignment is closed, which hides its positions.' })
  readonly isClosed!: boolean;
  @Field(() => [SentTask], { description: "The positions, with the recipient's answers." })
  readonly tasks!: readonly SentTask[];
  @Field(() => String, {
    nullable: true,
    description:
      'The recipient\'s token, sent as "Authorization: Bearer <token>". Null if the assignment is closed.',
  })
  readonly token!: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      'The path in the viewer. The token follows the `#`, which browsers do not send to the server.',
  })
  readonly link!: string | null;
}
