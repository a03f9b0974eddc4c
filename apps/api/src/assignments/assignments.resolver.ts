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
import { publicState } from '../replay/state/public-state.js';
import { GameState } from '../replay/state/state.types.js';
import {
  AssignedPosition,
  Assignment,
  AssignmentTask,
  ReceivedAssignment,
  TaskInput,
} from './assignment.types.js';
import { AssignmentsService } from './assignments.service.js';
import { ReceivedAssignments } from './received-assignments.js';

/** The assumed number of tasks per assignment, for estimating the cost of a query. */
const TASKS = 10;

@ArgsType()
class InLanguage {
  @Field(() => Locale, { defaultValue: 'en', description: 'The language of texts in the response.' })
  readonly locale!: Locale;
}

@ArgsType()
class AssignArguments {
  @Field({ description: "The recipient's name, for display." })
  readonly to!: string;
  @Field({ description: 'Your question.' })
  readonly question!: string;
  @Field(() => [TaskInput], { description: 'At most 20 positions, from at most 10 games.' })
  readonly tasks!: readonly TaskInput[];
}

@ArgsType()
class ReplyArguments extends InLanguage {
  @Field(() => Int, { description: 'The `number` of the task.' })
  readonly task!: number;
  @Field(() => [String], { nullable: true, description: "Keys of the task's options." })
  readonly choice?: readonly string[] | null;
  @Field(() => String, { nullable: true, description: 'The answer as text.' })
  readonly text?: string | null;
}

@Resolver(() => AssignedPosition)
export class AssignmentsResolver {
  constructor(
    private readonly assignments: AssignmentsService,
    private readonly received: ReceivedAssignments,
    private readonly words: CardTextsService,
  ) {}

  @Query(() => [Assignment], {
    name: 'assignments',
    complexity: ({ childComplexity }) => 2 * REBUILD_COST + TASKS * childComplexity,
    description: 'The assignments that you created, newest first. Error: FORBIDDEN.',
  })
  list(@Context('reader') reader: Reader, @Args() { locale }: InLanguage): Promise<readonly Assignment[]> {
    return this.assignments.list(locale, reader);
  }

  @Query(() => ReceivedAssignment, {
    complexity: ({ childComplexity }) => REBUILD_COST + TASKS * childComplexity,
    description: 'The assignment whose token you send. Errors: ASSIGNMENT_NOT_FOUND, ASSIGNMENT_CLOSED.',
  })
  assignment(@Context('reader') reader: Reader, @Args() { locale }: InLanguage): Promise<ReceivedAssignment> {
    return this.received.of(locale, reader);
  }

  @ResolveField(() => GameState, {
    complexity: ({ childComplexity }) => REBUILD_COST + childComplexity,
    description: 'The state of the game, as the player saw it.',
  })
  state(@Parent() { opened, position, seat, locale }: AssignedPosition): GameState {
    return publicState(opened, position, `${seat}`, cardSayings(this.words, opened, locale));
  }

  @Mutation(() => Assignment, {
    complexity: 2 * REBUILD_COST,
    description:
      'Creates an assignment with positions and a question. People with its link see only these positions. ' +
      'Errors: FORBIDDEN, WRITING_FORBIDDEN, ASSIGNMENT_INVALID, ASSIGNMENTS_TOO_MANY, SHARES_TOO_MANY.',
  })
  assign(@Context('reader') reader: Reader, @Args() args: AssignArguments): Promise<Assignment> {
    return this.assignments.make(args, reader, new Date());
  }

  @Mutation(() => Assignment, {
    complexity: REBUILD_COST,
    description: 'Closes an assignment that you created. Errors: FORBIDDEN, ASSIGNMENT_NOT_FOUND.',
  })
  closeAssignment(
    @Context('reader') reader: Reader,
    @Args('assignment', { type: () => ID, description: 'The id of the assignment.' }) id: string,
  ): Promise<Assignment> {
    return this.assignments.close(id, reader);
  }

  @Mutation(() => AssignmentTask, {
    complexity: ({ childComplexity }) => REBUILD_COST + childComplexity,
    description:
      'Answers a task of the assignment whose token you send, with options, a text, or both. Errors: ' +
      'ASSIGNMENT_NOT_FOUND, ASSIGNMENT_CLOSED, ASSIGNMENT_ANSWER_INVALID, ASSIGNMENTS_TOO_MANY.',
  })
  answerAssignment(
    @Context('reader') reader: Reader,
    @Args() { task, choice, text, locale }: ReplyArguments,
  ): Promise<AssignmentTask> {
    const reply = { choice: choice ?? null, text: text ?? null };
    return this.received.answer(task, reply, locale, reader, new Date());
  }
}
