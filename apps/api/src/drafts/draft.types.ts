import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { GraphQLDateTime } from '../graphql/date-time.scalar.js';

export const DraftForm = { BOOSTER_DRAFT: 'BOOSTER_DRAFT', SEALED: 'SEALED' } as const;
export type DraftForm = keyof typeof DraftForm;
registerEnumType(DraftForm, {
  name: 'DraftForm',
  description: 'The method by which cards are added to pools.',
  valuesMap: {
    BOOSTER_DRAFT: { description: 'Players pick cards one by one, and pass the rest of the booster on.' },
    SEALED: { description: 'Players keep all cards of their boosters.' },
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
  description: 'The phase of a draft.',
  valuesMap: {
    BUILDING: { description: 'Players build their decks.' },
    DRAFTING: { description: 'Players pick cards.' },
    OVER: { description: 'All matches are over, or there are none.' },
    PLAYING: { description: 'Players play their matches.' },
  },
});

export const DraftPicker = { PERSON: 'PERSON', BOT: 'BOT', TIME_LIMIT: 'TIME_LIMIT' } as const;
export type DraftPicker = keyof typeof DraftPicker;
registerEnumType(DraftPicker, {
  name: 'DraftPicker',
  description: 'The kind of player who made a pick.',
  valuesMap: {
    BOT: { description: 'The bot in the seat.' },
    PERSON: { description: 'The player in the seat.' },
    TIME_LIMIT: { description: 'A bot, because the player did not pick within the time limit.' },
  },
});

/**
 * Estimates the query cost of a list in a draft of eight players. `count` is the list's average length over all picks.
 */
const entries =
  (count: number) =>
  ({ childComplexity }: { readonly childComplexity: number }): number =>
    count * childComplexity;

@ObjectType({ description: 'A card in a draft.' })
export class DraftCardFace {
  @Field({ description: 'The name that deck lists use.' })
  readonly reference!: string;
  @Field({ description: 'The name of the card.' })
  readonly name!: string;
  @Field({ description: '`character`, `spell`, `permanent`, `hero` or `token`.' })
  readonly type!: string;
  @Field(() => String, { nullable: true, description: 'The faction. Null if the card is neutral.' })
  readonly faction!: string | null;
  @Field(() => String, { nullable: true, description: 'The rarity. Null for a Hero or a token.' })
  readonly rarity!: string | null;
  @Field(() => Int, { description: 'The cost from hand.' })
  readonly handCost!: number;
  @Field(() => Int, { description: 'The cost from Reserve.' })
  readonly reserveCost!: number;
}

@ObjectType({ description: 'A deck built from a pool.' })
export class DraftDeck {
  @Field(() => DraftCardFace, { nullable: true, description: 'The Hero. Null if the deck has none.' })
  readonly hero!: DraftCardFace | null;
  @Field(() => [DraftCardFace], {
    complexity: entries(30),
    description: 'The cards without the Hero, with an entry for each copy.',
  })
  readonly cards!: readonly DraftCardFace[];
  @Field(() => [String], { description: 'The factions of its cards.' })
  readonly factions!: readonly string[];
}

@ObjectType({ description: 'A seat in a draft. Values hidden from you are null.' })
export class DraftPlayerSeat {
  @Field(() => Int, { description: 'The seat, from 0.' })
  readonly seat!: number;
  @Field({ description: 'The name of the player.' })
  readonly name!: string;
  @Field({ description: 'Whether a bot picks cards, builds the deck and plays.' })
  readonly bot!: boolean;
  @Field({ description: 'Whether you sent the token of this seat.' })
  readonly yours!: boolean;
  @Field({ description: 'Whether the invited player has not yet claimed the seat.' })
  readonly awaited!: boolean;
  @Field({ description: "Whether the draft is waiting for the player's pick or deck." })
  readonly asked!: boolean;
  @Field(() => Int, { description: "The number of cards in the player's pool." })
  readonly poolSize!: number;
  @Field(() => [DraftCardFace], {
    nullable: true,
    complexity: entries(12),
    description: 'The cards from which the player picks now.',
  })
  readonly hand!: readonly DraftCardFace[] | null;
  @Field(() => [DraftCardFace], {
    nullable: true,
    complexity: entries(48),
    description: "The player's cards, in the order of picking.",
  })
  readonly pool!: readonly DraftCardFace[] | null;
  @Field(() => DraftDeck, { nullable: true, description: 'The deck that the player built.' })
  readonly deck!: DraftDeck | null;
  @Field(() => DraftDeck, { nullable: true, description: 'The deck that a bot would build from the pool.' })
  readonly suggestion!: DraftDeck | null;
  @Field({ description: 'Whether the player has built a deck.' })
  readonly hasDeck!: boolean;
}

@ObjectType({ description: 'A pick. Values hidden from you are null.' })
export class DraftPickMade {
  @Field(() => Int, { description: 'The revision of the pick in the record.' })
  readonly revision!: number;
  @Field(() => Int, { description: 'The seat of the player who picked.' })
  readonly seat!: number;
  @Field(() => Int, { description: 'The round of boosters, from 1.' })
  readonly round!: number;
  @Field(() => Int, { description: 'The pick of the round, from 1.' })
  readonly pick!: number;
  @Field(() => Int, { description: 'The number of the booster, from 1.' })
  readonly booster!: number;
  @Field(() => [DraftCardFace], {
    nullable: true,
    complexity: entries(6),
    description: 'The cards that were offered.',
  })
  readonly from!: readonly DraftCardFace[] | null;
  @Field(() => DraftCardFace, { nullable: true, description: 'The card that was picked.' })
  readonly card!: DraftCardFace | null;
  @Field(() => DraftPicker, { description: 'The kind of player who made the pick.' })
  readonly by!: DraftPicker;
  @Field(() => Int, { nullable: true, description: 'The thinking time in milliseconds.' })
  readonly thinkingTime!: number | null;
}

@ObjectType({ description: 'A game of a match.' })
export class DraftMatchGame {
  @Field(() => Int, { description: 'The number of the game, from 1.' })
  readonly number!: number;
  @Field(() => ID, { description: "The id of the game's record." })
  readonly game!: string;
  @Field(() => [Int], { description: 'For each seat of the game, the seat in the draft.' })
  readonly seats!: readonly number[];
  @Field(() => [Int], {
    nullable: true,
    description: "The winners' seats in the draft. Null if the game is not over.",
  })
  readonly winners!: readonly number[] | null;
  @Field(() => [DraftGameToken], {
    description:
      'The tokens of your seats in the game, which are those of the draft seats whose tokens you sent.',
  })
  readonly tokens!: readonly DraftGameToken[];
}

@ObjectType({ description: 'The token of a game seat.' })
export class DraftGameToken {
  @Field(() => Int, { description: 'The seat in the game, from 0.' })
  readonly seat!: number;
  @Field({ description: 'The token, sent as "Authorization: Bearer <token>".' })
  readonly token!: string;
}

@ObjectType({ description: 'A match in a draft.' })
export class DraftMatch {
  @Field(() => Int, { description: 'The round, from 1.' })
  readonly round!: number;
  @Field(() => Int, { description: 'The table, from 0.' })
  readonly table!: number;
  @Field(() => [Int], {
    description: "The players' seats in the draft. A match with only one seat is a bye.",
  })
  readonly seats!: readonly number[];
  @Field({ description: 'Whether the match is over.' })
  readonly settled!: boolean;
  @Field(() => [DraftMatchGame], { description: 'The games of the match so far, in order.' })
  readonly games!: readonly DraftMatchGame[];
}

@ObjectType({ description: "A seat's standing after all finished matches." })
export class DraftStanding {
  @Field(() => Int, { description: 'The rank, from 1. Equal seats share a rank.' })
  readonly place!: number;
  @Field(() => Int, { description: 'The seat in the draft.' })
  readonly seat!: number;
  @Field(() => Int, { description: 'The points: three for each match won, one for each draw.' })
  readonly points!: number;
  @Field(() => Int, { description: 'The number of matches won.' })
  readonly won!: number;
  @Field(() => Int, { description: 'The number of matches drawn.' })
  readonly drawn!: number;
  @Field(() => Int, { description: 'The number of matches lost.' })
  readonly lost!: number;
}

@ObjectType({ description: 'A draft or a sealed event, as far as you can see it.' })
export class Draft {
  @Field(() => ID, { description: 'The id of the draft.' })
  readonly id!: string;
  @Field({ description: 'The code of the set of the boosters.' })
  readonly set!: string;
  @Field(() => DraftForm, { description: 'The method by which cards are added to pools.' })
  readonly form!: DraftForm;
  @Field(() => DraftPhase, { description: 'The phase of the draft.' })
  readonly phase!: DraftPhase;
  @Field(() => Int, { description: 'The round of boosters, from 1.' })
  readonly round!: number;
  @Field(() => Int, { description: 'The pick of the round, from 1.' })
  readonly pick!: number;
  @Field(() => Int, {
    nullable: true,
    description: 'The time limit for a pick in milliseconds. Null if there is no limit.',
  })
  readonly timeLimit!: number | null;
  @Field(() => Int, {
    nullable: true,
    description:
      'The number of milliseconds until bots pick for the players who have not picked. Null if there ' +
      'is no time limit or no pending pick.',
  })
  readonly timeLeft!: number | null;
  @Field(() => GraphQLDateTime, { description: 'The time when it began.' })
  readonly startedAt!: Date;
  @Field(() => Int, { description: 'The revision of its last event.' })
  readonly revision!: number;
  @Field(() => [DraftPlayerSeat], {
    complexity: entries(8),
    description: 'The seats, in seating order to the left.',
  })
  readonly seats!: readonly DraftPlayerSeat[];
  @Field(() => [DraftPickMade], { complexity: entries(384), description: 'The picks so far, in order.' })
  readonly picks!: readonly DraftPickMade[];
  @Field(() => [DraftMatch], { description: 'The matches so far, in order.' })
  readonly matches!: readonly DraftMatch[];
  @Field(() => [DraftStanding], { description: 'The standings, best first.' })
  readonly standings!: readonly DraftStanding[];
}

@ObjectType({ description: 'A draft in the list of drafts.' })
export class DraftSummary {
  @Field(() => ID, { description: 'The id of the draft.' })
  readonly id!: string;
  @Field({ description: 'The code of the set of the boosters.' })
  readonly set!: string;
  @Field(() => DraftForm, { description: 'The method by which cards are added to pools.' })
  readonly form!: DraftForm;
  @Field(() => DraftPhase, { description: 'The phase of the draft.' })
  readonly phase!: DraftPhase;
  @Field(() => [String], { description: 'The names of the players.' })
  readonly players!: readonly string[];
  @Field(() => GraphQLDateTime, { description: 'The time when it began.' })
  readonly startedAt!: Date;
}

@ObjectType({ description: 'An invitation to a draft, before its seat is claimed.' })
export class OpenDraftInvitation {
  @Field(() => DraftSummary, { description: 'The draft.' })
  readonly draft!: DraftSummary;
  @Field(() => Int, { description: 'The seat, from 0.' })
  readonly seat!: number;
}

@ObjectType({ description: 'An event in a draft, as far as you can see it.' })
export class DraftChange {
  @Field(() => Int, { description: 'The revision of the event in the record of the draft.' })
  readonly revision!: number;
  @Field({
    description:
      '`DraftStarted`, `BoostersOpened`, `CardPicked`, `BoostersPassed`, `PoolsCompleted`, ' +
      '`DeckBuilt`, `RoundPaired`, `MatchGameBegan`, `MatchGameEnded` or `DraftEnded`.',
  })
  readonly kind!: string;
  @Field(() => GraphQLDateTime, { description: 'The time when it happened.' })
  readonly at!: Date;
  @Field(() => Int, { nullable: true, description: 'The seat concerned. Null for all seats.' })
  readonly seat!: number | null;
  @Field(() => DraftPickMade, { nullable: true, description: 'The pick. Null if the event is not a pick.' })
  readonly picked!: DraftPickMade | null;
  @Field(() => ID, { nullable: true, description: 'The id of the game that began or ended.' })
  readonly game!: string | null;
}
