import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { GraphQLDateTime } from './date-time.scalar.js';
import { GameResult, PageInfo } from './shared.types.js';

export enum GameRemark {
  ABILITIES_NOT_EXECUTED = 'ABILITIES_NOT_EXECUTED',
  BEYOND_BOUNDS = 'BEYOND_BOUNDS',
}
registerEnumType(GameRemark, {
  name: 'GameRemark',
  description: 'A note about the completeness of a record.',
  valuesMap: {
    ABILITIES_NOT_EXECUTED: {
      description:
        'The rules cannot execute some abilities of its cards yet, so those abilities had no effect.',
    },
    BEYOND_BOUNDS: { description: 'The record exceeds the current limits, so names in lists are shortened.' },
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
    description:
      "The name of the player's Hero. Null if the game has no Heroes, or if the Hero is not known.",
  })
  readonly hero!: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      "The Hero's faction, as a term of the game. Null if the game has no factions, or if the faction is " +
      'not known.',
  })
  readonly faction!: string | null;
}

@ObjectType({ description: 'A recorded game.' })
export class Game {
  @Field(() => ID, { description: 'The id of the game.' })
  readonly id!: string;
  @Field({ description: 'The id of the kind of game, as in `playableGames`.' })
  readonly module!: string;
  @Field({ description: 'The name of the kind of game.' })
  readonly moduleName!: string;
  @Field({ description: 'The edition of the rules.' })
  readonly edition!: string;
  @Field({ description: 'The format of the decks, as a term of the game.' })
  readonly format!: string;
  @Field(() => String, {
    nullable: true,
    description:
      'The mode of play: `two-vs-two`, `free-for-all`, `booster-war`, … Null for the standard mode.',
  })
  readonly mode!: string | null;
  @Field(() => [[Int]], {
    nullable: true,
    description: 'The seats of each team. Null if there are no teams.',
  })
  readonly teams!: readonly (readonly number[])[] | null;
  @Field(() => [Player], { description: 'The players, in seat order.' })
  readonly players!: readonly Player[];
  @Field(() => GraphQLDateTime, { description: 'The time when the game started.' })
  readonly startedAt!: Date;
  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'The time when the game ended. Null if it is not over.',
  })
  readonly endedAt!: Date | null;
  @Field(() => Int, { description: 'The number of recorded events.' })
  readonly events!: number;
  @Field(() => Int, { description: 'The number of atomic actions.' })
  readonly actions!: number;
  @Field(() => Int, { description: 'The number of decisions made by players.' })
  readonly decisions!: number;
  @Field(() => Int, { description: 'The number of days begun.' })
  readonly days!: number;
  @Field(() => Int, { description: 'The number of turns taken in the whole game.' })
  readonly turns!: number;
  @Field({ description: 'The last position that you can view.' })
  readonly lastPosition!: string;
  @Field(() => GameResult, {
    nullable: true,
    description: 'The result. Null if the game is not over, or if you cannot view its end.',
  })
  readonly result!: GameResult | null;
  @Field(() => [String], {
    description: 'Notes about the completeness of the record, for users who can see all of it.',
  })
  readonly notes!: readonly string[];
  @Field(() => [GameRemark], {
    description: 'Codes of `notes`, for users who can see the whole record.',
  })
  readonly remarks!: readonly GameRemark[];
  /**
   * The position in the parent game at which the game branched off, according to the list of games. Undefined if the
   * list was not read. Not a field of the schema.
   */
  readonly continues?: { readonly id: string; readonly revision: number } | null;
}

@ObjectType({ description: 'A game in a list.' })
export class GameEdge {
  @Field({ description: "The entry's cursor, to request the page after it." })
  readonly cursor!: string;
  @Field(() => Game, { description: 'The content of the entry.' })
  readonly node!: Game;
}

@ObjectType({ description: 'A page of games.' })
export class GameConnection {
  @Field(() => [GameEdge], { description: 'The entries on the page.' })
  readonly edges!: readonly GameEdge[];
  @Field(() => PageInfo, { description: 'The position of the page in the list.' })
  readonly pageInfo!: PageInfo;
  @Field({
    description:
      'Whether the list contains the latest games. `game` finds games that are not yet in the list.',
  })
  readonly upToDate!: boolean;
  @Field(() => Int, { description: 'The number of entries on all pages.' })
  readonly totalCount!: number;
}
