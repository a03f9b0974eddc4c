import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { GraphQLDateTime } from './date-time.scalar.js';
import { GameResult, PageInfo } from './shared.types.js';

export enum GameRemark {
  ABILITIES_NOT_EXECUTED = 'ABILITIES_NOT_EXECUTED',
  BEYOND_BOUNDS = 'BEYOND_BOUNDS',
}
registerEnumType(GameRemark, {
  name: 'GameRemark',
  description: 'A remark about a record.',
  valuesMap: {
    ABILITIES_NOT_EXECUTED: {
      description: 'The rules cannot execute some abilities of its cards yet: they had no effect.',
    },
    BEYOND_BOUNDS: { description: "It is larger than today's limits allow: names in lists are cut." },
  },
});

@ObjectType({ description: 'A player of a game.' })
export class Player {
  @Field(() => Int, { description: 'The seat, from 0.' })
  readonly seat!: number;
  @Field({ description: 'The name of the player.' })
  readonly name!: string;
  @Field(() => String, {
    nullable: true,
    description: 'The name of its Hero. Null if the game has none, or it is not known.',
  })
  readonly hero!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Its faction, as a word of the game. Null if the game has none, or it is not known.',
  })
  readonly faction!: string | null;
}

@ObjectType({ description: 'A recorded game.' })
export class Game {
  @Field(() => ID, { description: 'The id of the game.' })
  readonly id!: string;
  @Field({ description: 'Which game it is, by its id in `playableGames`.' })
  readonly module!: string;
  @Field({ description: 'The name of that game.' })
  readonly moduleName!: string;
  @Field({ description: 'Edition of the rules.' })
  readonly edition!: string;
  @Field({ description: 'The format of the decks, as a word of the game.' })
  readonly format!: string;
  @Field(() => String, {
    nullable: true,
    description: 'How it is played: `two-vs-two`, `free-for-all`, `booster-war`, … Null for the usual mode.',
  })
  readonly mode!: string | null;
  @Field(() => [[Int]], {
    nullable: true,
    description: 'The seats of each team. Null without teams.',
  })
  readonly teams!: readonly (readonly number[])[] | null;
  @Field(() => [Player], { description: 'The players, by seat.' })
  readonly players!: readonly Player[];
  @Field(() => GraphQLDateTime, { description: 'When the game started.' })
  readonly startedAt!: Date;
  @Field(() => GraphQLDateTime, { nullable: true, description: 'Null if the game is not over.' })
  readonly endedAt!: Date | null;
  @Field(() => Int, { description: 'Recorded events.' })
  readonly events!: number;
  @Field(() => Int, { description: 'Atomic actions.' })
  readonly actions!: number;
  @Field(() => Int, { description: 'Decisions that players made.' })
  readonly decisions!: number;
  @Field(() => Int, { description: 'Days that were begun.' })
  readonly days!: number;
  @Field(() => Int, { description: 'Turns taken in the whole game.' })
  readonly turns!: number;
  @Field({ description: 'The last position that you can view.' })
  readonly lastPosition!: string;
  @Field(() => GameResult, {
    nullable: true,
    description: 'The result. Null if the game is not over, or you cannot view its end.',
  })
  readonly result!: GameResult | null;
  @Field(() => [String], {
    description: 'Remarks about the record, for readers who can see all of it.',
  })
  readonly notes!: readonly string[];
  @Field(() => [GameRemark], {
    description: 'The same remarks as words, for readers who can see all of the record.',
  })
  readonly remarks!: readonly GameRemark[];
  /**
   * The position in the parent game at which the game branched off, according to the list. Undefined if the list was
   * not read. This property is not a field of the schema.
   */
  readonly continues?: { readonly id: string; readonly revision: number } | null;
}

@ObjectType({ description: 'A game in a list.' })
export class GameEdge {
  @Field({ description: 'Where the next page can start.' })
  readonly cursor!: string;
  @Field(() => Game, { description: 'The entry.' })
  readonly node!: Game;
}

@ObjectType({ description: 'A page of games.' })
export class GameConnection {
  @Field(() => [GameEdge], { description: 'The entries of the page.' })
  readonly edges!: readonly GameEdge[];
  @Field(() => PageInfo, { description: 'Where the page is in the list.' })
  readonly pageInfo!: PageInfo;
  @Field({
    description: 'Whether the list has the latest games. `game` finds them by id.',
  })
  readonly upToDate!: boolean;
  @Field(() => Int, { description: 'How many entries there are on all pages.' })
  readonly totalCount!: number;
}
