import { Field, ID, ObjectType } from '@nestjs/graphql';
import { GraphQLDateTime } from '../graphql/date-time.scalar.js';

@ObjectType({ description: 'The game that a branch continues.' })
export class GameParent {
  @Field(() => ID, { description: 'The id of that game.' })
  readonly id!: string;
  @Field({ description: 'The last position that both share.' })
  readonly position!: string;
  @Field(() => String, { nullable: true, description: 'Its name. Null if it has none.' })
  readonly name!: string | null;
  @Field({ description: 'Whether the name was given after the end of that game, and may reveal it.' })
  readonly nameIsLate!: boolean;
  @Field(() => GraphQLDateTime, { nullable: true, description: 'When the branch was made, where known.' })
  readonly branchedAt!: Date | null;
}

@ObjectType({ description: 'A game that continues another from one of its positions.' })
export class GameBranch {
  @Field(() => ID, { description: 'The id of the branch, which is a game of its own.' })
  readonly id!: string;
  @Field(() => ID, { description: 'The game that it continues.' })
  readonly parent!: string;
  @Field({ description: 'The last position that both share.' })
  readonly position!: string;
  @Field(() => String, { nullable: true, description: 'Its name. Null if it has none.' })
  readonly name!: string | null;
  @Field({ description: 'Whether the name was given after the end of that game, and may reveal it.' })
  readonly nameIsLate!: boolean;
  @Field(() => String, {
    nullable: true,
    description: 'The person who made it. Visible to people who are signed in.',
  })
  readonly by!: string | null;
  @Field(() => GraphQLDateTime, { description: 'When it was made.' })
  readonly madeAt!: Date;
}

@ObjectType({ description: 'A game with all branches of it, and those of the branches.' })
export class BranchTree {
  @Field(() => ID, { description: 'The game that everything branches from, as far as you can see it.' })
  readonly root!: string;
  @Field(() => String, { nullable: true, description: 'Its name. Null if it has none.' })
  readonly name!: string | null;
  @Field({ description: 'Whether the name was given after the end of that game, and may reveal it.' })
  readonly nameIsLate!: boolean;
  @Field(() => [GameBranch], { description: 'Each after the game that it continues, oldest first there.' })
  readonly branches!: readonly GameBranch[];
}
