import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { GraphQLDateTime } from './date-time.scalar.js';
import { GameResult, PageInfo } from './shared.types.js';

@ObjectType()
export class Player {
  @Field(() => Int)
  readonly seat!: number;
  @Field()
  readonly name!: string;
  @Field(() => String, { nullable: true })
  readonly hero!: string | null;
  @Field(() => String, { nullable: true })
  readonly faction!: string | null;
}

@ObjectType({ description: 'A recorded game.' })
export class Game {
  @Field(() => ID)
  readonly id!: string;
  @Field()
  readonly module!: string;
  @Field()
  readonly moduleName!: string;
  @Field({ description: 'Edition of the rules.' })
  readonly edition!: string;
  @Field()
  readonly format!: string;
  @Field(() => String, {
    nullable: true,
    description: 'How it is played: `two-vs-two`, `free-for-all`, `booster-war`, … Null: the usual way.',
  })
  readonly mode!: string | null;
  @Field(() => [[Int]], {
    nullable: true,
    description: 'The seats of each team. Null: everybody plays for themselves.',
  })
  readonly teams!: readonly (readonly number[])[] | null;
  @Field(() => [Player])
  readonly players!: readonly Player[];
  @Field(() => GraphQLDateTime)
  readonly startedAt!: Date;
  @Field(() => GraphQLDateTime, { nullable: true, description: 'Null: the game is not over.' })
  readonly endedAt!: Date | null;
  @Field(() => Int)
  readonly events!: number;
  @Field(() => Int, { description: 'Atomic actions.' })
  readonly actions!: number;
  @Field(() => Int)
  readonly decisions!: number;
  @Field(() => Int)
  readonly days!: number;
  @Field(() => Int, { description: 'Turns taken in the whole game.' })
  readonly turns!: number;
  @Field()
  readonly lastPosition!: string;
  @Field(() => GameResult, { nullable: true })
  readonly result!: GameResult | null;
  @Field(() => [String], {
    description: 'Remarks about the record, for readers who can see all of it.',
  })
  readonly notes!: readonly string[];
  /** Where it branches from another, as the list knows it; undefined: the list was not asked. It is no field of the schema. */
  readonly continues?: { readonly id: string; readonly revision: number } | null;
}

@ObjectType()
export class GameEdge {
  @Field()
  readonly cursor!: string;
  @Field(() => Game)
  readonly node!: Game;
}

@ObjectType()
export class GameConnection {
  @Field(() => [GameEdge])
  readonly edges!: readonly GameEdge[];
  @Field(() => PageInfo)
  readonly pageInfo!: PageInfo;
  @Field({
    description: 'False: the latest games can be missing from the list. `game` finds them by id.',
  })
  readonly upToDate!: boolean;
  @Field(() => Int)
  readonly totalCount!: number;
}
