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
  description: 'The order of card statistics: largest first, names from A.',
  valuesMap: {
    GAMES: { description: 'Decks with the card.' },
    NAME: { description: 'Its name.' },
    RATE: { description: 'How often decks with it win.' },
    DRAWN: { description: 'How often those who drew it win.' },
    PLAYED: { description: 'How often those who played it win.' },
    IMPACT: { description: 'Rate when drawn less rate when not.' },
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
  @Field(() => String, { nullable: true, description: 'Edition of the rules: `1.0`.' })
  readonly edition?: string | null;
  @Field(() => String, { nullable: true, description: 'Format, as a word of the game.' })
  readonly format?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Started in this month or later: `2026-11`. Months are in UTC.',
  })
  readonly from?: string | null;
  @Field(() => String, { nullable: true, description: 'Started in this month or before.' })
  readonly to?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The whole name of a player, in any case. Only their side of each game counts.',
  })
  readonly player?: string | null;
  @Field(() => Boolean, {
    nullable: true,
    description:
      'Counts only the seats that your account took, as one player under any name. Sign in for it.',
  })
  readonly mine?: boolean | null;
}

@ArgsType()
export class StatisticsArguments {
  @Field(() => StatisticsFilter, { nullable: true, description: 'Default: all games.' })
  readonly filter?: StatisticsFilter | null;
}

@ArgsType()
export class FirstArguments {
  @Field(() => Int, { defaultValue: 50, description: 'At most 200.' })
  readonly first!: number;
}

@ArgsType()
export class CardArguments extends FirstArguments {
  @Field(() => CardOrder, { defaultValue: CardOrder.GAMES, description: 'The order.' })
  readonly orderBy!: CardOrder;
  @Field(() => Int, { nullable: true, description: 'Drawn on this day or before. Default: on any day.' })
  readonly byDay?: number | null;
}

@ArgsType()
export class MatchupArguments extends FirstArguments {
  @Field(() => MatchupKind, { defaultValue: MatchupKind.HERO, description: 'Heroes or factions.' })
  readonly by!: MatchupKind;
}

@ObjectType({ description: 'How often sides won, with its 95 % Wilson interval.' })
export class WinRate {
  @Field(() => Int, { description: 'How many games.' })
  readonly games!: number;
  @Field(() => Int, { description: 'How many of them were won.' })
  readonly wins!: number;
  @Field(() => Float, {
    nullable: true,
    description: 'Wins by games. Null if there are none, or if both sides of each count.',
  })
  readonly rate!: number | null;
  @Field(() => Float, { description: 'Lower bound.' })
  readonly low!: number;
  @Field(() => Float, { description: 'Upper bound.' })
  readonly high!: number;
  @Field({ description: 'Fewer than 30 games: too few to tell much.' })
  readonly isSmall!: boolean;
}

@ObjectType({ description: 'A difference of two rates, with its 95 % interval.' })
export class RateDifference {
  @Field(() => Float, { description: 'The difference, from -1 to 1.' })
  readonly value!: number;
  @Field(() => Float, { description: 'Lower bound of the 95 % interval.' })
  readonly low!: number;
  @Field(() => Float, { description: 'Upper bound of the 95 % interval.' })
  readonly high!: number;
}

@ObjectType({
  description: 'A card over many games, whatever its print. A game with it in both decks counts for each.',
})
export class CardStatistic {
  @Field({ description: 'The name that deck lists use, of the print that most decks have.' })
  readonly reference!: string;
  @Field({ description: 'The name of the card.' })
  readonly name!: string;
  @Field(() => WinRate, { description: 'Decks with it.' })
  readonly inDeck!: WinRate;
  @Field(() => Int, { description: 'Copies in all those decks.' })
  readonly copies!: number;
  @Field(() => WinRate, { description: 'Decks that drew it, by the day that was asked for.' })
  readonly drawn!: WinRate;
  @Field(() => WinRate, { description: 'Decks that played it.' })
  readonly played!: WinRate;
  @Field(() => WinRate, { description: 'Decks that drew it before the first turn.' })
  readonly opening!: WinRate;
  @Field(() => WinRate, { description: 'Decks that put it in mana before the first turn.' })
  readonly openingMana!: WinRate;
  @Field(() => RateDifference, {
    nullable: true,
    description: 'Rate when drawn less rate when not. Null if one of the two never happened.',
  })
  readonly impact!: RateDifference | null;
}

@ObjectType({ description: 'A hero, or a faction, against another, in games of two.' })
export class MatchupStatistic {
  @Field({ description: 'Name of the hero, or the faction as a word of the game.' })
  readonly own!: string;
  @Field({ description: 'The opposing side.' })
  readonly rival!: string;
  @Field({
    description: 'Whether both sides are equal. Each game then counts once, without a rate of one side.',
  })
  readonly isMirror!: boolean;
  @Field(() => WinRate, { description: 'Games of this match-up.' })
  readonly all!: WinRate;
  @Field(() => WinRate, { description: 'With the first turn.' })
  readonly first!: WinRate;
  @Field(() => Float, { description: 'Mean length in days.' })
  readonly days!: number;
}

@ObjectType({ description: 'A player in one month.' })
export class PlayerPeriod {
  @Field({ description: 'The month, in UTC: `2026-11`.' })
  readonly period!: string;
  @Field(() => WinRate, { description: 'Games of this period.' })
  readonly all!: WinRate;
  @Field(() => Float, {
    nullable: true,
    description: 'Share of mana not spent. Null if the games have none.',
  })
  readonly unspent!: number | null;
}

@ObjectType({ description: 'A player over many games.' })
export class PlayerStatistic {
  @Field({ description: 'The name of the player.' })
  readonly player!: string;
  @Field(() => WinRate, { description: 'Against others.' })
  readonly all!: WinRate;
  @Field(() => Int, { description: 'Games against themselves, which count nowhere else.' })
  readonly selfPlay!: number;
  @Field(() => Float, {
    nullable: true,
    description: 'Share of mana not spent. Null if the games have none.',
  })
  readonly unspent!: number | null;
  @Field(() => Float, { description: 'Reactions activated in a game, on average.' })
  readonly reactions!: number;
  @Field(() => Float, { description: 'Mean length of their games in days.' })
  readonly days!: number;
  @Field(() => [PlayerPeriod], { description: 'By month, the oldest first.' })
  readonly trend!: readonly PlayerPeriod[];
}

@ObjectType({ description: 'A day over all sides that reached it: means.' })
export class DayStatistic {
  @Field(() => Int, { description: 'The day, from 1.' })
  readonly day!: number;
  @Field(() => Int, { description: 'Sides that reached it.' })
  readonly sides!: number;
  @Field(() => Float, { description: 'Cards played.' })
  readonly played!: number;
  @Field(() => Float, { description: 'Cards played by those who won the game.' })
  readonly playedByWinners!: number;
  @Field(() => Float, { description: 'Mana.' })
  readonly mana!: number;
  @Field(() => Float, { description: 'Mana not spent at its end.' })
  readonly unspent!: number;
}

@ObjectType({
  description:
    'The values that filters of these games can name: at most 200 of each, the most frequent first.',
})
export class StatisticsChoices {
  @Field(() => [String], { description: 'Kinds of game, as `module` has them.' })
  readonly modules!: readonly string[];
  @Field(() => [String], { description: 'Editions of the rules.' })
  readonly editions!: readonly string[];
  @Field(() => [String], { description: 'Formats, as words of the game.' })
  readonly formats!: readonly string[];
  @Field(() => [String], { description: 'Names of heroes.' })
  readonly heroes!: readonly string[];
  @Field(() => [String], { description: 'Factions, as words of the game.' })
  readonly factions!: readonly string[];
  @Field(() => [String], { description: 'Names of players.' })
  readonly players!: readonly string[];
  @Field(() => [String], { description: 'Months in which games started, the newest first: `2026-11`.' })
  readonly months!: readonly string[];
}

@ObjectType({
  description:
    'Statistics of finished games. Only games that you can view completely count, and no branches.',
})
export class Statistics {
  /** The filter that selects the games. The resolvers of the other fields use it. */
  readonly filter!: StatisticsFilter;
  @Field(() => Int, { description: 'Finished games.' })
  readonly games!: number;
  @Field(() => Float, { description: 'Mean length in days.' })
  readonly days!: number;
  @Field(() => Float, { description: 'Reactions a side activates in a game, on average.' })
  readonly reactions!: number;
  @Field(() => WinRate, { description: 'Sides with the first turn.' })
  readonly first!: WinRate;
  @Field({ description: 'Whether the newest games are counted.' })
  readonly upToDate!: boolean;
}
