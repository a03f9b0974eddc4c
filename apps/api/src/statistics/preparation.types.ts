import { ArgsType, Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { GraphQLDateTime } from '../graphql/date-time.scalar.js';
import { Locale } from '../graphql/shared.types.js';
import { ProfileModule } from './profile.types.js';
import { GameMean } from './reviewed.types.js';
import { WinRate } from './statistics.types.js';

@InputType({ description: 'Chooses a player, and an opponent or a Hero. All conditions must hold.' })
export class PreparationFilter {
  @Field(() => String, { nullable: true, description: 'The whole name of the player, in any case.' })
  readonly player?: string | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'Instead of a name: the seats that your account took, under any name. Sign in for it.',
  })
  readonly mine?: boolean | null;
  @Field(() => String, { nullable: true, description: 'The whole name of the opponent, in any case.' })
  readonly opponent?: string | null;
  @Field(() => String, { nullable: true, description: 'The Hero of the opponent.' })
  readonly rivalHero?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The `module` of the game. Default: the one with the most games.',
  })
  readonly module?: string | null;
  @Field(() => String, { nullable: true, description: 'Edition of the rules: `1.0`.' })
  readonly edition?: string | null;
  @Field(() => String, { nullable: true, description: 'Format, as a word of the game.' })
  readonly format?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Counts games that started on this date or later: `2026-11-05`.',
  })
  readonly since?: string | null;
}

@ArgsType()
export class PreparationArguments {
  @Field(() => PreparationFilter, { description: 'The player and the opponent.' })
  readonly filter!: PreparationFilter;
  @Field(() => Locale, { defaultValue: 'en', description: 'The language of names of habits.' })
  readonly locale!: Locale;
}

@ObjectType({ description: 'Games by the day on which a card was first seen.' })
export class FirstSeen {
  @Field(() => Int, { description: 'The day of the game.' })
  readonly day!: number;
  @Field(() => Int, { description: 'The number of games.' })
  readonly games!: number;
}

@ObjectType({ description: 'A card of opponents that was seen in public, whatever its print.' })
export class SeenCard {
  @Field({ description: 'The name that deck lists use.' })
  readonly reference!: string;
  @Field({ description: 'The name of the card.' })
  readonly name!: string;
  @Field(() => Int, { description: 'Games in which it was seen.' })
  readonly games!: number;
  @Field(() => Int, { description: 'Games in which it was played.' })
  readonly played!: number;
  @Field(() => Int, { description: 'Games in which it was put in mana.' })
  readonly inMana!: number;
  @Field(() => [FirstSeen], {
    complexity: ({ childComplexity }) => 4 * childComplexity,
    description: 'By the day on which it was first seen, the earliest first.',
  })
  readonly firstDays!: readonly FirstSeen[];
}

@ObjectType({ description: 'Games against one Hero, with the cards that were seen.' })
export class RivalDeck {
  @Field({ description: 'The Hero. Empty if it is not known.' })
  readonly hero!: string;
  @Field({ description: 'The faction, as a word of the game. Empty if there is none.' })
  readonly faction!: string;
  @Field(() => WinRate, { description: 'The wins of the player.' })
  readonly all!: WinRate;
  @Field(() => ID, { description: 'The last game.' })
  readonly game!: string;
  @Field(() => GraphQLDateTime, { description: 'When that game began.' })
  readonly startedAt!: Date;
  @Field(() => Int, { description: 'Games whose cards count.' })
  readonly counted!: number;
  @Field(() => [SeenCard], {
    complexity: ({ childComplexity }) => 50 * childComplexity,
    description: 'The cards, those that were seen in most games first. At most 100.',
  })
  readonly cards!: readonly SeenCard[];
}

@ObjectType({ description: 'How often opponents did something on a day, as spectators saw it.' })
export class RivalHabit {
  @Field({ description: 'A word of the game: `first-pass`.' })
  readonly habit!: string;
  @Field({ description: 'Its name.' })
  readonly name!: string;
  @Field(() => GameMean, { description: 'Times.' })
  readonly times!: GameMean;
}

@ObjectType({ description: 'The play of opponents on a day: means over the games that reached it.' })
export class RivalDay {
  @Field(() => Int, { description: 'The day of the game.' })
  readonly day!: number;
  @Field(() => GameMean, { description: 'Cards played.' })
  readonly played!: GameMean;
  @Field(() => GameMean, { description: 'Mana.' })
  readonly mana!: GameMean;
  @Field(() => GameMean, { description: 'Mana not spent.' })
  readonly unspent!: GameMean;
  @Field(() => [RivalHabit], {
    complexity: ({ childComplexity }) => 6 * childComplexity,
    description:
      'Habits that the game counts, in its order. Those that no opponent showed on the day are left out.',
  })
  readonly habits!: readonly RivalHabit[];
}

@ObjectType({ description: 'A finished game against an opponent.' })
export class MetGame {
  @Field(() => ID, { description: 'The id of the game.' })
  readonly game!: string;
  @Field(() => Int, { description: 'The seat of the player.' })
  readonly seat!: number;
  @Field({ description: 'The name of the opponent.' })
  readonly opponent!: string;
  @Field(() => GraphQLDateTime, { description: 'When it began.' })
  readonly startedAt!: Date;
  @Field({ description: 'Whether the player won.' })
  readonly won!: boolean;
}

@ObjectType({
  description:
    'The results, cards and habits of an opponent or a Hero, as a player met them: only in their own finished games of two, and only public ones.',
})
export class Preparation {
  @Field({ description: 'The name of the player in the last game, or the requested name.' })
  readonly player!: string;
  @Field(() => String, {
    nullable: true,
    description: 'The name of the opponent in the last game. Null if there are several, or none.',
  })
  readonly opponent!: string | null;
  @Field(() => String, { nullable: true, description: 'The `module`. Null if no game matches.' })
  readonly module!: string | null;
  @Field(() => [ProfileModule], { description: 'The kinds of game, the most games first.' })
  readonly modules!: readonly ProfileModule[];
  @Field(() => Int, { description: 'Games of this kind.' })
  readonly games!: number;
  @Field(() => Int, { description: 'The latest of them, at most 200: their cards and days count.' })
  readonly counted!: number;
  @Field(() => WinRate, { description: 'The wins of the player.' })
  readonly all!: WinRate;
  @Field(() => WinRate, { description: 'With the first turn.' })
  readonly first!: WinRate;
  @Field(() => WinRate, { description: 'Without the first turn.' })
  readonly second!: WinRate;
  @Field(() => GameMean, { description: 'The length of a game in days.' })
  readonly length!: GameMean;
  @Field(() => GameMean, { description: 'Reactions that opponents activated in a game.' })
  readonly reactions!: GameMean;
  @Field(() => [RivalDay], {
    complexity: ({ childComplexity }) => 20 * childComplexity,
    description: 'The play of opponents by day.',
  })
  readonly days!: readonly RivalDay[];
  @Field(() => [RivalDeck], {
    complexity: ({ childComplexity }) => 5 * childComplexity,
    description: 'By Hero, the most games first. At most 20.',
  })
  readonly decks!: readonly RivalDeck[];
  @Field(() => [MetGame], {
    complexity: ({ childComplexity }) => 10 * childComplexity,
    description: 'The latest games. At most 10.',
  })
  readonly latest!: readonly MetGame[];
}
