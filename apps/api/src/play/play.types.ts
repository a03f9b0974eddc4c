import { Field, GraphQLISODateTime, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Visibility } from '../access/visibility.types.js';
import { GameResult } from '../graphql/shared.types.js';
import { PendingDecision } from '../state/state.types.js';
import { TimelineEntry } from '../timeline/timeline.types.js';

export const BotPlayer = { GREEDY: 'GREEDY', RANDOM: 'RANDOM' } as const;
export type BotPlayer = keyof typeof BotPlayer;
registerEnumType(BotPlayer, {
  name: 'BotPlayer',
  description: 'A player that the server decides for. It knows no more than its seat may.',
  valuesMap: {
    GREEDY: { description: 'Takes what its seat is best off with, as far as it can foresee.' },
    RANDOM: { description: 'Takes any choice by chance.' },
  },
});

@InputType({ description: 'Who sits at a seat, and with which deck.' })
export class PlayerInput {
  @Field(() => String, {
    nullable: true,
    description: 'At most 60 signs. A bot without one is named after what it is.',
  })
  readonly name?: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      'The list of a deck, or the name of one that comes with the game; without it one of those, by chance.',
  })
  readonly deck?: string | null;
  @Field(() => BotPlayer, { nullable: true, description: 'Null: somebody plays, by the token of the seat.' })
  readonly bot?: BotPlayer | null;
}

@InputType()
export class StartGameInput {
  @Field(() => ID, {
    nullable: true,
    description: 'What is played, as `module` of a game tells it; the first game when left out.',
  })
  readonly module?: string | null;
  @Field(() => String, { nullable: true, description: 'How decks are built; the default of the game.' })
  readonly format?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Edition of the rules; without it the first that the game has.',
  })
  readonly edition?: string | null;
  @Field(() => [PlayerInput], { description: 'In turn order.' })
  readonly players!: readonly PlayerInput[];
  @Field(() => String, {
    nullable: true,
    description:
      'What chance is drawn from, 1 to 100 signs. Whoever knows it can work out what is hidden: leave it out to play for real.',
  })
  readonly seed?: string | null;
  @Field(() => Visibility, { defaultValue: Visibility.PRIVATE })
  readonly visibility!: Visibility;
}

@InputType({ description: 'Who plays a seat on from a position.' })
export class BranchPlayerInput {
  @Field(() => BotPlayer, { nullable: true, description: 'Null: somebody plays, by the token of the seat.' })
  readonly bot?: BotPlayer | null;
}

@ObjectType({ description: 'A seat of a game that was begun.' })
export class SeatToken {
  @Field(() => Int)
  readonly seat!: number;
  @Field()
  readonly name!: string;
  @Field(() => String, {
    nullable: true,
    description:
      'Whoever has it plays there, and sees what the seat sees: "Authorization: Bearer <token>". Null: a bot plays.',
  })
  readonly token!: string | null;
}

@ObjectType({ description: 'A game that was begun, with the tokens of its seats. They are told this once.' })
export class BegunGame {
  @Field(() => ID, {
    description: 'Ask for the game, and for what a seat may see of it, with the token of the seat.',
  })
  readonly id!: string;
  @Field(() => [SeatToken])
  readonly seats!: readonly SeatToken[];
}

@ObjectType({ description: 'What came of a decision, as the seat that took it may know it.' })
export class DecisionTaken {
  @Field({ description: 'The last position that it led to.' })
  readonly position!: string;
  @Field(() => [TimelineEntry], { description: 'What happened, to the next decision or the end.' })
  readonly events!: readonly TimelineEntry[];
  @Field(() => PendingDecision, {
    nullable: true,
    description: 'What is asked next, of this seat or another; null: the game is over.',
  })
  readonly next!: PendingDecision | null;
  @Field(() => GameResult, { nullable: true })
  readonly result!: GameResult | null;
}

@ObjectType({ description: 'The game that a branch goes on from.' })
export class GameParent {
  @Field(() => ID)
  readonly id!: string;
  @Field({ description: 'The last position that both share.' })
  readonly position!: string;
}

@ObjectType({ description: 'A game that goes on from a position of another.' })
export class GameBranch {
  @Field(() => ID)
  readonly id!: string;
  @Field({ description: 'The last position that both share.' })
  readonly position!: string;
}

@ObjectType({ description: 'Where the file of a game can be fetched.' })
export class ExportLink {
  @Field({ description: 'A path of this server. It needs no token.' })
  readonly path!: string;
  @Field(() => GraphQLISODateTime)
  readonly expiresAt!: Date;
}
