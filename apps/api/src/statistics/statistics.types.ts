import { ArgsType, Field, Float, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';

export const CardOrder = {
  GAMES: 'GAMES',
  NAME: 'NAME',
  RATE: 'RATE',
  DRAWN: 'DRAWN',
  PLAYED: 'PLAYED',
  IMPACT: 'IMPACT',
} as const;
export type CardOrder = keyof typeof CardOrder;
registerEnumType(CardOrder, {
  name: 'CardOrder',
  description: 'The order of card statistics: largest value first, names alphabetically.',
  valuesMap: {
    GAMES: { description: 'The number of decks with the card.' },
    NAME: { description: 'The name.' },
    RATE: { description: 'The win rate of decks with the card.' },
    DRAWN: { description: 'The win rate of decks that drew the card.' },
    PLAYED: { description: 'The win rate of decks that played the card.' },
    IMPACT: { description: 'The win rate when drawn minus the win rate when not drawn.' },
  },
});

export const MatchupKind = { HERO: 'HERO', FACTION: 'FACTION' } as const;
export type MatchupKind = keyof typeof MatchupKind;
registerEnumType(MatchupKind, {
  name: 'MatchupKind',
  description: 'The two sides of a match-up.',
  valuesMap: { FACTION: { description: 'Factions.' }, HERO: { description: 'Heroes.' } },
});

@InputType({ description: 'Narrows statistics. All conditions must hold.' })
export class StatisticsFilter {
  @Field(() => String, { nullable: true, description: 'The `module` of the game.' })
  readonly module?: string | null;
  @Field(() => String, { nullable: true, description: 'The edition of the rules, such as `1.0`.' })
  readonly edition?: string | null;
  @Field(() => String, { nullable: true, description: 'The format, as a term of the game.' })
  readonly format?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The earliest month in which the games started, in UTC: `2026-11`.',
  })
  readonly from?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The latest month in which the games started, in UTC.',
  })
  readonly to?: string | null;
  @Field(() => String, {
    nullable: true,
    description: "A player's full name. Case does not matter. Only the player's side of each game counts.",
  })
  readonly player?: string | null;
  @Field(() => Boolean, {
    nullable: true,
    description:
      'Counts only the seats that your account has taken, as one player under any name. Requires sign-in.',
  })
  readonly mine?: boolean | null;
}

@ArgsType()
export class StatisticsArguments {
  @Field(() => StatisticsFilter, { nullable: true, description: 'Filters the games. Default: all games.' })
  readonly filter?: StatisticsFilter | null;
}

@ArgsType()
export class FirstArguments {
  @Field(() => Int, { defaultValue: 50, description: 'The maximum number, at most 200.' })
  readonly first!: number;
}

@ArgsType()
export class CardArguments extends FirstArguments {
  @Field(() => CardOrder, { defaultValue: CardOrder.GAMES, description: 'The order.' })
  readonly orderBy!: CardOrder;
  @Field(() => Int, {
    nullable: true,
    description: 'Counts a card as drawn only if it was drawn on this day or earlier. Default: any day.',
  })
  readonly byDay?: number | null;
}

@ArgsType()
export class MatchupArguments extends FirstArguments {
  @Field(() => MatchupKind, {
    defaultValue: MatchupKind.HERO,
    description: 'The sides of the match-ups: Heroes or factions.',
  })
  readonly by!: MatchupKind;
}

@ObjectType({ description: 'A win rate, with its 95 % Wilson interval.' })
export class WinRate {
  @Field(() => Int, { description: 'The number of games.' })
  readonly games!: number;
  @Field(() => Int, { description: 'The number of wins.' })
  readonly wins!: number;
  @Field(() => Float, {
    nullable: true,
    description: 'The share of games won. Null if there are none, or if both sides of each game count.',
  })
  readonly rate!: number | null;
  @Field(() => Float, { description: 'The lower bound.' })
  readonly low!: number;
  @Field(() => Float, { description: 'The upper bound.' })
  readonly high!: number;
  @Field({ description: 'Whether there are fewer than 30 games, which is too few for reliable conclusions.' })
  readonly isSmall!: boolean;
}

@ObjectType({ description: 'A difference between two rates, with its 95 % interval.' })
export class RateDifference {
  @Field(() => Float, { description: 'The difference, from -1 to 1.' })
  readonly value!: number;
  @Field(() => Float, { description: 'The lower bound of the 95 % interval.' })
  readonly low!: number;
  @Field(() => Float, { description: 'The upper bound of the 95 % interval.' })
  readonly high!: number;
}

@ObjectType({
  description:
    'A card over many games, in any print. A game with the card in both decks counts for each deck.',
})
export class CardStatistic {
  @Field({ description: 'The name that deck lists use, for the most frequent print.' })
  readonly reference!: string;
  @Field({ description: 'The name of the card.' })
  readonly name!: string;
  @Field(() => WinRate, { description: 'The results of decks with the card.' })
  readonly inDeck!: WinRate;
  @Field(() => Int, { description: 'The number of copies in all those decks.' })
  readonly copies!: number;
  @Field(() => WinRate, { description: 'The results of decks that drew the card, up to the requested day.' })
  readonly drawn!: WinRate;
  @Field(() => WinRate, { description: 'The results of decks that played the card.' })
  readonly played!: WinRate;
  @Field(() => WinRate, { description: 'The results of decks that drew the card before the first turn.' })
  readonly opening!: WinRate;
  @Field(() => WinRate, {
    description: 'The results of decks that put the card in mana before the first turn.',
  })
  readonly openingMana!: WinRate;
  @Field(() => RateDifference, {
    nullable: true,
    description:
      'The win rate when drawn minus the win rate when not drawn. Null if one of the two never happened.',
  })
  readonly impact!: RateDifference | null;
}

@ObjectType({ description: 'The results of a Hero or a faction against another, in games for two.' })
export class MatchupStatistic {
  @Field({ description: 'The name of the Hero, or the faction as a term of the game.' })
  readonly own!: string;
  @Field({ description: 'The opposing side.' })
  readonly rival!: string;
  @Field({
    description: 'Whether both sides are equal. Each game then counts once, and the rate is null.',
  })
  readonly isMirror!: boolean;
  @Field(() => WinRate, { description: 'The results of this match-up.' })
  readonly all!: WinRate;
  @Field(() => WinRate, { description: 'The results in games in which this side had the first turn.' })
  readonly first!: WinRate;
  @Field(() => Float, { description: 'The mean length in days.' })
  readonly days!: number;
}

@ObjectType({ description: 'A player in one month.' })
export class PlayerPeriod {
  @Field({ description: 'The month, in UTC: `2026-11`.' })
  readonly period!: string;
  @Field(() => WinRate, { description: 'The results in this month.' })
  readonly all!: WinRate;
  @Field(() => Float, {
    nullable: true,
    description: 'The share of mana that was not spent. Null if the games have no mana.',
  })
  readonly unspent!: number | null;
}

@ObjectType({ description: 'A player over many games.' })
export class PlayerStatistic {
  @Field({ description: 'The name of the player.' })
  readonly player!: string;
  @Field(() => WinRate, { description: 'The results against other players.' })
  readonly all!: WinRate;
  @Field(() => Int, { description: 'The number of games against themselves, which do not count elsewhere.' })
  readonly selfPlay!: number;
  @Field(() => Float, {
    nullable: true,
    description: 'The share of mana that was not spent. Null if the games have no mana.',
  })
  readonly unspent!: number | null;
  @Field(() => Float, { description: 'The mean number of reactions activated in a game.' })
  readonly reactions!: number;
  @Field(() => Float, { description: 'The mean length of their games in days.' })
  readonly days!: number;
  @Field(() => [PlayerPeriod], { description: 'The results by month, oldest first.' })
  readonly trend!: readonly PlayerPeriod[];
}

@ObjectType({ description: 'The means for a day, over all sides that reached it.' })
export class DayStatistic {
  @Field(() => Int, { description: 'The day, from 1.' })
  readonly day!: number;
  @Field(() => Int, { description: 'The number of sides that reached it.' })
  readonly sides!: number;
  @Field(() => Float, { description: 'The mean number of cards played.' })
  readonly played!: number;
  @Field(() => Float, { description: 'The mean number of cards played by the winners of the game.' })
  readonly playedByWinners!: number;
  @Field(() => Float, { description: 'The mean amount of mana.' })
  readonly mana!: number;
  @Field(() => Float, { description: 'The mean amount of mana not spent by the end of the day.' })
  readonly unspent!: number;
}

@ObjectType({
  description: 'The values that filters of these games accept: at most 200 of each, most frequent first.',
})
export class StatisticsChoices {
  @Field(() => [String], { description: 'The kinds of game, as in `module`.' })
  readonly modules!: readonly string[];
  @Field(() => [String], { description: 'The editions of the rules.' })
  readonly editions!: readonly string[];
  @Field(() => [String], { description: 'The formats, as terms of the game.' })
  readonly formats!: readonly string[];
  @Field(() => [String], { description: 'The names of Heroes.' })
  readonly heroes!: readonly string[];
  @Field(() => [String], { description: 'The factions, as terms of the game.' })
  readonly factions!: readonly string[];
  @Field(() => [String], { description: 'The names of players.' })
  readonly players!: readonly string[];
  @Field(() => [String], { description: 'The months in which games started, newest first: `2026-11`.' })
  readonly months!: readonly string[];
}

@ObjectType({
  description:
    'Statistics of finished games. Includes only games that you can view completely, and no branches.',
})
export class Statistics {
  /** The filter that selects the games. The resolvers of the other fields use this filter. */
  readonly filter!: StatisticsFilter;
  @Field(() => Int, { description: 'The number of finished games.' })
  readonly games!: number;
  @Field(() => Float, { description: 'The mean length in days.' })
  readonly days!: number;
  @Field(() => Float, { description: 'The mean number of reactions that a side activates in a game.' })
  readonly reactions!: number;
  @Field(() => WinRate, { description: 'The results of sides with the first turn.' })
  readonly first!: WinRate;
  @Field({ description: 'Whether the newest games are included.' })
  readonly upToDate!: boolean;
}
