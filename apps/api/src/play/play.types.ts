import { Field, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Visibility } from '../notes/visibility.types.js';
import { GameResult } from '../graphql/shared.types.js';
import { PendingDecision } from '../replay/state/state.types.js';
import { TimelineEntry } from '../replay/timeline/timeline.types.js';
import { PlayableCard } from './playable-games.types.js';

export const BotPlayer = { SEARCH: 'SEARCH', GREEDY: 'GREEDY', RANDOM: 'RANDOM' } as const;
export type BotPlayer = keyof typeof BotPlayer;
registerEnumType(BotPlayer, {
  name: 'BotPlayer',
  description:
    'A bot that decides for a seat. The bot uses only information that a player in the seat would have.',
  valuesMap: {
    SEARCH: {
      description: 'Simulates its best choices until the next day before it chooses. Slower than the others.',
    },
    GREEDY: { description: 'Chooses the option that is likely to lead to the best position for its side.' },
    RANDOM: { description: 'Chooses at random.' },
  },
});

@InputType({ description: 'The player in a seat, and their deck.' })
export class PlayerInput {
  @Field(() => String, {
    nullable: true,
    description:
      'The name, at most 60 characters. A bot without a name is named after its kind, with a number.',
  })
  readonly name?: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      'A deck list, or the name of a deck that comes with the game. Default: one of those decks, at ' +
      'random.',
  })
  readonly deck?: string | null;
  @Field(() => BotPlayer, {
    nullable: true,
    description: 'The kind of bot. Null if a person plays with the seat token.',
  })
  readonly bot?: BotPlayer | null;
}

@InputType({ description: 'The setup of a game.' })
export class StartGameInput {
  @Field(() => ID, {
    nullable: true,
    description: 'The `module` of the game to play. Default: the first game.',
  })
  readonly module?: string | null;
  @Field(() => String, {
    nullable: true,
    description: "The format of the decks. Default: the game's standard format.",
  })
  readonly format?: string | null;
  @Field(() => String, {
    nullable: true,
    description: "The edition of the rules. Default: the first of the game's `editions`.",
  })
  readonly edition?: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      "The `id` of one of the game's `modes`, which determines the number of players. Default: the " +
      'standard mode, ' +
      'for two players.',
  })
  readonly mode?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The set of the boosters, in a mode with boosters. Default: the first of `boosterSets`.',
  })
  readonly set?: string | null;
  @Field(() => [PlayerInput], { description: 'The players, in turn order.' })
  readonly players!: readonly PlayerInput[];
  @Field(() => String, {
    nullable: true,
    description:
      'The seed of all random events, 1 to 100 characters. People who know the seed can compute hidden ' +
      'information, so leave it out for a fair game.',
  })
  readonly seed?: string | null;
  @Field(() => Visibility, {
    defaultValue: Visibility.PRIVATE,
    description: 'The visibility of the game after its end.',
  })
  readonly visibility!: Visibility;
  @Field(() => Int, {
    nullable: true,
    description: 'The seat that you play. Default: the first seat without a bot.',
  })
  readonly seat?: number | null;
  @Field({
    defaultValue: true,
    description: 'Whether you play a seat. If not, each seat without a bot gets an invitation.',
  })
  readonly playing!: boolean;
}

@InputType({ description: 'The player in a seat from a position on.' })
export class BranchPlayerInput {
  @Field(() => BotPlayer, {
    nullable: true,
    description: 'The kind of bot. Null if a person plays with the seat token.',
  })
  readonly bot?: BotPlayer | null;
}

@ObjectType({ description: 'A seat in a new game.' })
export class SeatToken {
  @Field(() => Int, { description: 'The seat, from 0.' })
  readonly seat!: number;
  @Field({ description: 'The name of the player.' })
  readonly name!: string;
  @Field(() => String, {
    nullable: true,
    description:
      'The token of your own seat, sent as "Authorization: Bearer <token>". People with the token can play ' +
      'for the seat and see what its player sees. Null if a bot or an invited player plays.',
  })
  readonly token!: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      'The invitation for the player of this seat. `claimSeat` exchanges it once for the seat token. Null ' +
      'if you or a bot plays.',
  })
  readonly invitation!: string | null;
}

@ObjectType({ description: 'The player in a seat of a game.' })
export class SeatPlayer {
  @Field(() => Int, { description: 'The seat, from 0.' })
  readonly seat!: number;
  @Field({ description: 'The name of the player.' })
  readonly name!: string;
  @Field(() => BotPlayer, { nullable: true, description: 'The kind of bot. Null if no bot plays.' })
  readonly bot!: BotPlayer | null;
  @Field({ description: 'Whether you sent the token of this seat.' })
  readonly yours!: boolean;
  @Field({ description: 'Whether the invited player has not yet claimed the seat.' })
  readonly awaited!: boolean;
}

@ObjectType({ description: 'A seat to which a player has been invited.' })
export class OpenInvitation {
  @Field({ description: 'The id of the kind of game, as in `playableGames`.' })
  readonly module!: string;
  @Field({ description: 'The name of the kind of game.' })
  readonly moduleName!: string;
  @Field({ description: 'The edition of the rules.' })
  readonly edition!: string;
  @Field({ description: 'The format or origin of the decks.' })
  readonly format!: string;
  @Field(() => String, { nullable: true, description: 'The mode of play. Null for the standard mode.' })
  readonly mode!: string | null;
  @Field(() => Int, { description: 'The seat that can be claimed.' })
  readonly seat!: number;
  @Field(() => [String], { description: "The players' names, in seat order." })
  readonly players!: readonly string[];
  @Field(() => [PlayableCard], { description: 'The deck of the seat, in the order of its list.' })
  readonly deck!: readonly PlayableCard[];
}

@ObjectType({ description: 'A seat that an invited player has claimed.' })
export class ClaimedSeat {
  @Field(() => ID, { description: 'The id of the game.' })
  readonly game!: string;
  @Field(() => Int, { description: 'The seat, from 0.' })
  readonly seat!: number;
  @Field({ description: 'The name of the player.' })
  readonly name!: string;
  @Field({
    description:
      'The seat token, sent as "Authorization: Bearer <token>". People with the token can play for the ' +
      'seat and see what its player sees.',
  })
  readonly token!: string;
  @Field(() => [String], { description: 'Warnings for players before they play.' })
  readonly warnings!: readonly string[];
}

@ObjectType({
  description:
    'A new game, with the token of your seat and invitations to the other seats. They are returned only ' +
    'once.',
})
export class BegunGame {
  @Field(() => ID, {
    description: 'The id of the game. To see what a player sees, request the game with the seat token.',
  })
  readonly id!: string;
  @Field(() => [SeatToken], { description: 'Every seat, with its token or invitation.' })
  readonly seats!: readonly SeatToken[];
  @Field(() => [String], {
    description:
      'Warnings for players before they play. In a branch, they say who can already see hidden information.',
  })
  readonly warnings!: readonly string[];
}

@ObjectType({ description: 'The result of a decision, as the player who made it sees it.' })
export class DecisionTaken {
  @Field({ description: 'The position after the decision and the events that followed it.' })
  readonly position!: string;
  @Field(() => [TimelineEntry], { description: 'The events up to the next decision or the end.' })
  readonly events!: readonly TimelineEntry[];
  @Field(() => PendingDecision, {
    nullable: true,
    description: 'The next decision, of any seat. Null if the game is over.',
  })
  readonly next!: PendingDecision | null;
  @Field(() => GameResult, { nullable: true, description: 'The result. Null if the game is not over.' })
  readonly result!: GameResult | null;
}

@ObjectType({ description: 'The reason why play was halted.' })
export class HaltedPlay {
  @Field(() => Int, { description: 'The id of the decision that failed.' })
  readonly decision!: number;
  @Field(() => Int, { description: 'The seat that has the decision.' })
  readonly seat!: number;
  @Field({ description: 'The name of the player in `seat`.' })
  readonly name!: string;
  @Field({ description: 'The error code of the reason, as in `extensions.code` of errors.' })
  readonly code!: string;
  @Field({ description: 'A description in a sentence.' })
  readonly message!: string;
}

@ObjectType({ description: 'Decisions that a bot has made.' })
export class BotPlay {
  @Field(() => Int, { description: 'The number of decisions that the bot made.' })
  readonly decisions!: number;
  @Field({ description: 'The last position after these decisions.' })
  readonly position!: string;
  @Field(() => Int, {
    nullable: true,
    description: 'The seat that has the next decision. Null if the game is over.',
  })
  readonly waitsFor!: number | null;
  @Field(() => String, {
    nullable: true,
    description: 'The name of the player in `waitsFor`. Null if the game is over.',
  })
  readonly waitsForName!: string | null;
}
