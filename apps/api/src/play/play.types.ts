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
  description: 'A player that the server decides for. It knows only what its seat knows.',
  valuesMap: {
    SEARCH: {
      description: 'Plays its best choices out to the next day before it chooses. Slower than the others.',
    },
    GREEDY: { description: 'Chooses what leaves its seat best off, as far as it can foresee.' },
    RANDOM: { description: 'Chooses at random.' },
  },
});

@InputType({ description: 'The player of a seat, and their deck.' })
export class PlayerInput {
  @Field(() => String, {
    nullable: true,
    description: 'At most 60 characters. A bot without a name is named after its kind, and numbered.',
  })
  readonly name?: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      'A deck list, or the name of a deck that comes with the game. Default: one of those, at ' + 'random.',
  })
  readonly deck?: string | null;
  @Field(() => BotPlayer, {
    nullable: true,
    description: 'Null if a person plays, with the token of the seat.',
  })
  readonly bot?: BotPlayer | null;
}

@InputType({ description: 'How to begin a game.' })
export class StartGameInput {
  @Field(() => ID, {
    nullable: true,
    description: 'The game to play: the `module` of recorded games. Default: the first game.',
  })
  readonly module?: string | null;
  @Field(() => String, { nullable: true, description: 'The format of the decks. Default: that of the game.' })
  readonly format?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Edition of the rules. Default: the first that the game has.',
  })
  readonly edition?: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      'How it is played: one of the `modes` of the game, by as many players as it says. Default: the usual way, by two.',
  })
  readonly mode?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The set of the boosters, in a mode that opens some. Default: the first of `boosterSets`.',
  })
  readonly set?: string | null;
  @Field(() => [PlayerInput], { description: 'In turn order.' })
  readonly players!: readonly PlayerInput[];
  @Field(() => String, {
    nullable: true,
    description:
      'The seed of all chance, 1 to 100 characters. People who know it can work out what is ' +
      'hidden: leave it out to play for real.',
  })
  readonly seed?: string | null;
  @Field(() => Visibility, {
    defaultValue: Visibility.PRIVATE,
    description: 'The visibility of the finished game.',
  })
  readonly visibility!: Visibility;
  @Field(() => Int, {
    nullable: true,
    description: 'The seat that you play. Default: the first without a bot.',
  })
  readonly seat?: number | null;
  @Field({
    defaultValue: true,
    description: 'Whether you play a seat. If not, each seat without a bot gets an invitation.',
  })
  readonly playing!: boolean;
}

@InputType({ description: 'The player of a seat from a position on.' })
export class BranchPlayerInput {
  @Field(() => BotPlayer, {
    nullable: true,
    description: 'Null if a person plays, with the token of the seat.',
  })
  readonly bot?: BotPlayer | null;
}

@ObjectType({ description: 'A seat of a new game.' })
export class SeatToken {
  @Field(() => Int, { description: 'The seat, from 0.' })
  readonly seat!: number;
  @Field({ description: 'The name of the player.' })
  readonly name!: string;
  @Field(() => String, {
    nullable: true,
    description:
      'The token of your own seat. People with it play the seat and see what it sees. Send ' +
      '"Authorization: Bearer <token>". Null if a bot or an invited player plays.',
  })
  readonly token!: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      'For the player of this seat: `claimSeat` returns the token of the seat for it, once. ' +
      'Null if a bot plays, or you do.',
  })
  readonly invitation!: string | null;
}

@ObjectType({ description: 'The occupant of a seat of a game.' })
export class SeatPlayer {
  @Field(() => Int, { description: 'The seat, from 0.' })
  readonly seat!: number;
  @Field({ description: 'The name of the player.' })
  readonly name!: string;
  @Field(() => BotPlayer, { nullable: true, description: 'Null if no bot plays it.' })
  readonly bot!: BotPlayer | null;
  @Field({ description: 'Whether you sent the token of this seat.' })
  readonly yours!: boolean;
  @Field({ description: 'Whether the invited player has not claimed it yet.' })
  readonly awaited!: boolean;
}

@ObjectType({ description: 'A seat of a game that waits for the person who holds the invitation.' })
export class OpenInvitation {
  @Field({ description: 'The id of the game that is played, as in `playableGames`.' })
  readonly module!: string;
  @Field({ description: 'Its name for people.' })
  readonly moduleName!: string;
  @Field({ description: 'Edition of the rules.' })
  readonly edition!: string;
  @Field({ description: 'How decks are built, or where they come from.' })
  readonly format!: string;
  @Field(() => String, { nullable: true, description: 'Mode of play. Null for the usual mode.' })
  readonly mode!: string | null;
  @Field(() => Int, { description: 'The seat that can be claimed.' })
  readonly seat!: number;
  @Field(() => [String], { description: 'The names of its players, by seat.' })
  readonly players!: readonly string[];
  @Field(() => [PlayableCard], { description: 'The deck of the seat, in the order of its list.' })
  readonly deck!: readonly PlayableCard[];
}

@ObjectType({ description: 'A seat that an invited player claimed.' })
export class ClaimedSeat {
  @Field(() => ID, { description: 'The id of the game.' })
  readonly game!: string;
  @Field(() => Int, { description: 'The seat, from 0.' })
  readonly seat!: number;
  @Field({ description: 'The name of the player.' })
  readonly name!: string;
  @Field({
    description:
      'People with this token play the seat and see what it sees. Send "Authorization: Bearer ' + '<token>".',
  })
  readonly token!: string;
  @Field(() => [String], { description: 'Warnings for players before they play.' })
  readonly warnings!: readonly string[];
}

@ObjectType({
  description:
    'A new game, with the token of your seat and invitations to the others. You see them only ' + 'once.',
})
export class BegunGame {
  @Field(() => ID, {
    description: 'Ask for the game with the token of a seat to see what that seat sees.',
  })
  readonly id!: string;
  @Field(() => [SeatToken], { description: 'Every seat, with its token or invitation.' })
  readonly seats!: readonly SeatToken[];
  @Field(() => [String], {
    description:
      'Warnings for players before they play. For a branch: which people know what is ' + 'hidden.',
  })
  readonly warnings!: readonly string[];
}

@ObjectType({ description: 'The result of a decision, as the seat that made it sees it.' })
export class DecisionTaken {
  @Field({ description: 'The position after the decision and its events.' })
  readonly position!: string;
  @Field(() => [TimelineEntry], { description: 'The events up to the next decision or the end.' })
  readonly events!: readonly TimelineEntry[];
  @Field(() => PendingDecision, {
    nullable: true,
    description: 'The next decision, of this seat or another. Null if the game is over.',
  })
  readonly next!: PendingDecision | null;
  @Field(() => GameResult, { nullable: true, description: 'The result. Null if the game is not over.' })
  readonly result!: GameResult | null;
}

@ObjectType({ description: 'Why play was halted.' })
export class HaltedPlay {
  @Field(() => Int, { description: 'The decision that could not be played out.' })
  readonly decision!: number;
  @Field(() => Int, { description: 'The deciding seat.' })
  readonly seat!: number;
  @Field({ description: 'The name of that player.' })
  readonly name!: string;
  @Field({ description: 'The code, like `extensions.code` of errors.' })
  readonly code!: string;
  @Field({ description: 'The event in a sentence.' })
  readonly message!: string;
}

@ObjectType({ description: 'A decision of a bot.' })
export class BotPlay {
  @Field(() => Int, { description: 'How many decisions it made.' })
  readonly decisions!: number;
  @Field({ description: 'The last position then.' })
  readonly position!: string;
  @Field(() => Int, { nullable: true, description: 'The seat that decides next. Null if the game is over.' })
  readonly waitsFor!: number | null;
  @Field(() => String, { nullable: true, description: 'The name of that player.' })
  readonly waitsForName!: string | null;
}
