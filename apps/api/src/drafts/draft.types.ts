import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { GraphQLDateTime } from '../graphql/date-time.scalar.js';

export const DraftForm = { BOOSTER_DRAFT: 'BOOSTER_DRAFT', SEALED: 'SEALED' } as const;
export type DraftForm = keyof typeof DraftForm;
registerEnumType(DraftForm, {
  name: 'DraftForm',
  description: 'How cards come to the pools.',
  valuesMap: {
    BOOSTER_DRAFT: { description: 'Picked one by one; the rest of a booster is passed on.' },
    SEALED: { description: 'Each seat keeps the cards of its boosters.' },
  },
});

export const DraftPhase = {
  DRAFTING: 'DRAFTING',
  BUILDING: 'BUILDING',
  PLAYING: 'PLAYING',
  OVER: 'OVER',
} as const;
export type DraftPhase = keyof typeof DraftPhase;
registerEnumType(DraftPhase, {
  name: 'DraftPhase',
  description: 'How far a draft has come.',
  valuesMap: {
    BUILDING: { description: 'Players build their decks.' },
    DRAFTING: { description: 'Players pick cards.' },
    OVER: { description: 'All matches are decided, or there are none.' },
    PLAYING: { description: 'Players play their matches.' },
  },
});

export const DraftPicker = { PERSON: 'PERSON', BOT: 'BOT', TIME_LIMIT: 'TIME_LIMIT' } as const;
export type DraftPicker = keyof typeof DraftPicker;
registerEnumType(DraftPicker, {
  name: 'DraftPicker',
  description: 'The maker of a pick. TIME_LIMIT: a bot, after the time limit.',
  valuesMap: {
    BOT: { description: 'A bot that plays the seat.' },
    PERSON: { description: 'The player of the seat.' },
    TIME_LIMIT: { description: 'A bot, because the player did not pick in time.' },
  },
});

/**
 * Estimates the query cost of a list in a draft of eight players. `count` is the average number of entries, taken over
 * all picks.
 */
const entries =
  (count: number) =>
  ({ childComplexity }: { readonly childComplexity: number }): number =>
    count * childComplexity;

@ObjectType({ description: 'A card of a draft.' })
export class DraftCardFace {
  @Field({ description: 'The name that deck lists use.' })
  readonly reference!: string;
  @Field({ description: 'Its name.' })
  readonly name!: string;
  @Field({ description: '`character`, `spell`, `permanent`, `hero` or `token`.' })
  readonly type!: string;
  @Field(() => String, { nullable: true, description: 'Null if neutral.' })
  readonly faction!: string | null;
  @Field(() => String, { nullable: true, description: 'Null for a Hero or a token.' })
  readonly rarity!: string | null;
  @Field(() => Int, { description: 'Its cost from hand.' })
  readonly handCost!: number;
  @Field(() => Int, { description: 'Its cost from reserve.' })
  readonly reserveCost!: number;
}

@ObjectType({ description: 'A deck of a pool.' })
export class DraftDeck {
  @Field(() => DraftCardFace, { nullable: true, description: 'Its Hero. Null if it has none.' })
  readonly hero!: DraftCardFace | null;
  @Field(() => [DraftCardFace], { complexity: entries(30), description: 'One by one, without the Hero.' })
  readonly cards!: readonly DraftCardFace[];
  @Field(() => [String], { description: 'The factions of its cards.' })
  readonly factions!: readonly string[];
}

@ObjectType({ description: 'A seat of a draft. Values hidden from you are null.' })
export class DraftPlayerSeat {
  @Field(() => Int, { description: 'The seat, from 0.' })
  readonly seat!: number;
  @Field({ description: 'The name of the player.' })
  readonly name!: string;
  @Field({ description: 'Whether a bot picks, builds and plays.' })
  readonly bot!: boolean;
  @Field({ description: 'Whether you sent the token of this seat.' })
  readonly yours!: boolean;
  @Field({ description: 'Whether the seat is unclaimed.' })
  readonly awaited!: boolean;
  @Field({ description: 'Whether the draft waits for its pick or its deck.' })
  readonly asked!: boolean;
  @Field(() => Int, { description: 'How many cards it has.' })
  readonly poolSize!: number;
  @Field(() => [DraftCardFace], {
    nullable: true,
    complexity: entries(12),
    description: 'The cards that it picks from now.',
  })
  readonly hand!: readonly DraftCardFace[] | null;
  @Field(() => [DraftCardFace], {
    nullable: true,
    complexity: entries(48),
    description: 'Its cards, in the order of its picks.',
  })
  readonly pool!: readonly DraftCardFace[] | null;
  @Field(() => DraftDeck, { nullable: true, description: 'The deck it built.' })
  readonly deck!: DraftDeck | null;
  @Field(() => DraftDeck, { nullable: true, description: 'The deck that a bot would build of the pool.' })
  readonly suggestion!: DraftDeck | null;
  @Field({ description: 'Whether it has built its deck.' })
  readonly hasDeck!: boolean;
}

@ObjectType({ description: 'A pick. Values hidden from you are null.' })
export class DraftPickMade {
  @Field(() => Int, { description: 'Where it stands in the record.' })
  readonly revision!: number;
  @Field(() => Int, { description: 'The seat that picked.' })
  readonly seat!: number;
  @Field(() => Int, { description: 'The round of boosters, from 1.' })
  readonly round!: number;
  @Field(() => Int, { description: 'The pick of the round, from 1.' })
  readonly pick!: number;
  @Field(() => Int, { description: 'The number of the booster, from 1.' })
  readonly booster!: number;
  @Field(() => [DraftCardFace], { nullable: true, complexity: entries(6), description: 'The offered cards.' })
  readonly from!: readonly DraftCardFace[] | null;
  @Field(() => DraftCardFace, { nullable: true, description: 'The card taken.' })
  readonly card!: DraftCardFace | null;
  @Field(() => DraftPicker, { description: 'The maker of the pick.' })
  readonly by!: DraftPicker;
  @Field(() => Int, { nullable: true, description: 'Milliseconds.' })
  readonly thinkingTime!: number | null;
}

@ObjectType({ description: 'A game of a match.' })
export class DraftMatchGame {
  @Field(() => Int, { description: 'From 1.' })
  readonly number!: number;
  @Field(() => ID, { description: 'The id of its record.' })
  readonly game!: string;
  @Field(() => [Int], { description: 'The seat of the draft that plays each seat of the game.' })
  readonly seats!: readonly number[];
  @Field(() => [Int], { nullable: true, description: 'Seats of the draft. Null if it is not over.' })
  readonly winners!: readonly number[] | null;
  @Field(() => [DraftGameToken], {
    description:
      'Tokens of the seats of this game that are yours by the seats of the draft whose tokens you sent.',
  })
  readonly tokens!: readonly DraftGameToken[];
}

@ObjectType({ description: 'The token of a seat of a game.' })
export class DraftGameToken {
  @Field(() => Int, { description: 'The seat of the game, from 0.' })
  readonly seat!: number;
  @Field({ description: 'Send "Authorization: Bearer <token>".' })
  readonly token!: string;
}

@ObjectType({ description: 'A match of a draft.' })
export class DraftMatch {
  @Field(() => Int, { description: 'From 1.' })
  readonly round!: number;
  @Field(() => Int, { description: 'From 0.' })
  readonly table!: number;
  @Field(() => [Int], { description: 'Seats of the draft. One alone does not play in this round.' })
  readonly seats!: readonly number[];
  @Field({ description: 'Whether it is decided.' })
  readonly settled!: boolean;
  @Field(() => [DraftMatchGame], { description: 'Its games so far, in order.' })
  readonly games!: readonly DraftMatchGame[];
}

@ObjectType({ description: 'How a seat stands after the matches that are decided.' })
export class DraftStanding {
  @Field(() => Int, { description: 'From 1. Those who are level share it.' })
  readonly place!: number;
  @Field(() => Int, { description: 'The seat of the draft.' })
  readonly seat!: number;
  @Field(() => Int, { description: 'Three for a match won, one for a draw.' })
  readonly points!: number;
  @Field(() => Int, { description: 'Matches won.' })
  readonly won!: number;
  @Field(() => Int, { description: 'Matches drawn.' })
  readonly drawn!: number;
  @Field(() => Int, { description: 'Matches lost.' })
  readonly lost!: number;
}

@ObjectType({ description: 'A draft, or a sealed event, as you can know it.' })
export class Draft {
  @Field(() => ID, { description: 'The id of the draft.' })
  readonly id!: string;
  @Field({ description: 'The code of the set of its boosters.' })
  readonly set!: string;
  @Field(() => DraftForm, { description: 'How cards come to the pools.' })
  readonly form!: DraftForm;
  @Field(() => DraftPhase, { description: 'How far it has come.' })
  readonly phase!: DraftPhase;
  @Field(() => Int, { description: 'The round of boosters, from 1.' })
  readonly round!: number;
  @Field(() => Int, { description: 'The pick of the round, from 1.' })
  readonly pick!: number;
  @Field(() => Int, { nullable: true, description: 'Milliseconds for a pick. Null without a limit.' })
  readonly timeLimit!: number | null;
  @Field(() => Int, {
    nullable: true,
    description:
      'Milliseconds until bots pick for those who have not. Null without a limit or pending picks.',
  })
  readonly timeLeft!: number | null;
  @Field(() => GraphQLDateTime, { description: 'When it began.' })
  readonly startedAt!: Date;
  @Field(() => Int, { description: 'The revision of its last event.' })
  readonly revision!: number;
  @Field(() => [DraftPlayerSeat], {
    complexity: entries(8),
    description: 'In the order in which they sit, to the left.',
  })
  readonly seats!: readonly DraftPlayerSeat[];
  @Field(() => [DraftPickMade], { complexity: entries(384), description: 'The picks so far, in order.' })
  readonly picks!: readonly DraftPickMade[];
  @Field(() => [DraftMatch], { description: 'The matches so far, in order.' })
  readonly matches!: readonly DraftMatch[];
  @Field(() => [DraftStanding], { description: 'How the seats stand, the best first.' })
  readonly standings!: readonly DraftStanding[];
}

@ObjectType({ description: 'A draft in the list of drafts.' })
export class DraftSummary {
  @Field(() => ID, { description: 'The id of the draft.' })
  readonly id!: string;
  @Field({ description: 'The code of the set of its boosters.' })
  readonly set!: string;
  @Field(() => DraftForm, { description: 'How cards come to the pools.' })
  readonly form!: DraftForm;
  @Field(() => DraftPhase, { description: 'How far it has come.' })
  readonly phase!: DraftPhase;
  @Field(() => [String], { description: 'The names of its players.' })
  readonly players!: readonly string[];
  @Field(() => GraphQLDateTime, { description: 'When it began.' })
  readonly startedAt!: Date;
}

@ObjectType({ description: 'An invitation to a draft, before its seat is claimed.' })
export class OpenDraftInvitation {
  @Field(() => DraftSummary, { description: 'The draft.' })
  readonly draft!: DraftSummary;
  @Field(() => Int, { description: 'The seat, from 0.' })
  readonly seat!: number;
}

@ObjectType({ description: 'Something that happened in a draft, as you can know it.' })
export class DraftChange {
  @Field(() => Int, { description: 'Its revision in the record of the draft.' })
  readonly revision!: number;
  @Field({
    description:
      '`DraftStarted`, `BoostersOpened`, `CardPicked`, `BoostersPassed`, `PoolsCompleted`, ' +
      '`DeckBuilt`, `RoundPaired`, `MatchGameBegan`, `MatchGameEnded` or `DraftEnded`.',
  })
  readonly kind!: string;
  @Field(() => GraphQLDateTime, { description: 'When it happened.' })
  readonly at!: Date;
  @Field(() => Int, { nullable: true, description: 'The seat concerned. Null for all.' })
  readonly seat!: number | null;
  @Field(() => DraftPickMade, { nullable: true, description: 'Null if it is no pick.' })
  readonly picked!: DraftPickMade | null;
  @Field(() => ID, { nullable: true, description: 'The game that began or ended.' })
  readonly game!: string | null;
}
