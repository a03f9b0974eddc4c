import { Field, ID, ObjectType } from '@nestjs/graphql';
import { GraphQLDateTime } from '../graphql/date-time.scalar.js';

@ObjectType({ description: 'The game from which a branch continues.' })
export class GameParent {
  @Field(() => ID, { description: 'The id of the parent game.' })
  readonly id!: string;
  @Field({ description: 'The last position that both games share.' })
  readonly position!: string;
  @Field(() => String, { nullable: true, description: 'The name of the parent game. Null if it has none.' })
  readonly name!: string | null;
  @Field({
    description: 'Whether the name was given after the end of the parent game, so it may reveal the result.',
  })
  readonly nameIsLate!: boolean;
  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'The time when the branch was created, if known.',
  })
  readonly branchedAt!: Date | null;
}

@ObjectType({ description: 'A game that continues another from one of its positions.' })
export class GameBranch {
  @Field(() => ID, { description: 'The id of the branch, which is a separate game.' })
  readonly id!: string;
  @Field(() => ID, { description: 'The id of the game that it continues.' })
  readonly parent!: string;
  @Field({ description: 'The last position that both games share.' })
  readonly position!: string;
  @Field(() => String, { nullable: true, description: 'The name of the branch. Null if it has none.' })
  readonly name!: string | null;
  @Field({
    description:
      'Whether the name was given after the end of the original game, so it may reveal the result.',
  })
  readonly nameIsLate!: boolean;
  @Field(() => String, {
    nullable: true,
    description: 'The name of the person who created it. Visible only to people who are signed in.',
  })
  readonly by!: string | null;
  @Field(() => GraphQLDateTime, { description: 'The time when it was created.' })
  readonly madeAt!: Date;
}

@ObjectType({ description: 'A game with all of its branches and their branches.' })
export class BranchTree {
  @Field(() => ID, {
    description: 'The id of the original game, or of the earliest ancestor that you can view.',
  })
  readonly root!: string;
  @Field(() => String, { nullable: true, description: 'The name of the original game. Null if it has none.' })
  readonly name!: string | null;
  @Field({
    description:
      'Whether the name was given after the end of the original game, so it may reveal the result.',
  })
  readonly nameIsLate!: boolean;
  @Field(() => [GameBranch], {
    description: 'The branches, each after the game that it continues, oldest first.',
  })
  readonly branches!: readonly GameBranch[];
}
