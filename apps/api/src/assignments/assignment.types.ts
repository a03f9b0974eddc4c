import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { GraphQLDateTime } from '../graphql/date-time.scalar.js';
import { Exercise, LessonChoice } from '../lessons/exercise.types.js';
import type { OpenedGame } from '../replay/opened-game.js';

@InputType({ description: 'A position of a game, from the perspective of one of its seats.' })
export class TaskInput {
  @Field(() => ID, { description: 'The id of the game.' })
  readonly game!: string;
  @Field({ description: 'An event: `142`. Best where the seat decides.' })
  readonly position!: string;
  @Field(() => Int, { description: 'The seat whose view to show.' })
  readonly seat!: number;
}

@ObjectType({ description: 'An answer of a recipient.' })
export class TaskReply {
  @Field(() => [LessonChoice], {
    nullable: true,
    description: 'The options. Null if the answer is in words alone.',
  })
  readonly choice!: readonly LessonChoice[] | null;
  @Field(() => String, { nullable: true, description: 'In words. Null if the answer is a choice alone.' })
  readonly text!: string | null;
  @Field(() => GraphQLDateTime, { description: 'When it was sent.' })
  readonly at!: Date;
}

@ObjectType({
  description: 'A position of an assignment, as its seat saw the game then, and no more of the game.',
})
export class AssignedPosition extends Exercise {
  /** The game, up to the position of the task. */
  readonly opened!: OpenedGame;
  @Field(() => [LessonChoice], {
    description: 'The options of the decision. Empty if the answer is in words.',
  })
  readonly choices!: readonly LessonChoice[];
  @Field(() => Int, { description: 'How many to choose, at least.' })
  readonly min!: number;
  @Field(() => Int, { description: 'How many to choose, at most.' })
  readonly max!: number;
}

@ObjectType({ description: 'A task of an assignment.' })
export class AssignmentTask {
  @Field(() => Int, { description: 'From 0.' })
  readonly number!: number;
  @Field(() => AssignedPosition, {
    nullable: true,
    description: 'Null if `code` says why it cannot be shown.',
  })
  readonly position!: AssignedPosition | null;
  @Field(() => String, { nullable: true, description: 'The code, like `extensions.code` of errors.' })
  readonly code!: string | null;
  @Field(() => TaskReply, { nullable: true, description: 'The last answer. Null if there is none.' })
  readonly reply!: TaskReply | null;
}

@ObjectType({ description: 'An assignment, as its recipient sees it.' })
export class ReceivedAssignment {
  @Field(() => ID, { description: 'The id of the assignment.' })
  readonly id!: string;
  @Field({ description: 'For whom it is.' })
  readonly to!: string;
  @Field({ description: 'Who sent it.' })
  readonly by!: string;
  @Field({ description: 'The question.' })
  readonly question!: string;
  @Field(() => [AssignmentTask], { description: 'The positions to look at.' })
  readonly tasks!: readonly AssignmentTask[];
}

@ObjectType({ description: 'A position of an assignment that you made.' })
export class SentTask {
  @Field(() => Int, { description: 'From 0.' })
  readonly number!: number;
  @Field(() => ID, { description: 'The id of the game.' })
  readonly game!: string;
  @Field({ description: 'The position in that game.' })
  readonly position!: string;
  @Field(() => Int, { description: 'The seat whose view is shown.' })
  readonly seat!: number;
  @Field(() => [TaskReply], { description: 'Every answer, in their order.' })
  readonly replies!: readonly TaskReply[];
}

@ObjectType({ description: 'An assignment that you made.' })
export class Assignment {
  @Field(() => ID, { description: 'The id of the assignment, for closing it.' })
  readonly id!: string;
  @Field({ description: 'For whom it is.' })
  readonly to!: string;
  @Field({ description: 'Your question.' })
  readonly question!: string;
  @Field(() => GraphQLDateTime, { description: 'When you made it.' })
  readonly at!: Date;
  @Field({ description: 'Whether it is closed, so that its positions are hidden.' })
  readonly isClosed!: boolean;
  @Field(() => [SentTask], { description: 'The positions, with their answers.' })
  readonly tasks!: readonly SentTask[];
  @Field(() => String, {
    nullable: true,
    description: 'For its recipient: "Authorization: Bearer <token>". Null if it is closed.',
  })
  readonly token!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The path in the viewer. The token is behind the `#`, which browsers do not send.',
  })
  readonly link!: string | null;
}
