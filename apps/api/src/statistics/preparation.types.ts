import { ArgsType, Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { GraphQLDateTime } from '../graphql/date-time.scalar.js';
import { Locale } from '../graphql/shared.types.js';
import { ProfileModule } from './profile.types.js';
import { GameMean } from './reviewed.types.js';
import { WinRate } from './statistics.types.js';

@InputType({ description: 'Selects a player, and an opponent or a Hero. All conditions must hold.' })
export class PreparationFilter {
  @Field(() => String, { nullable: true, description: "The player's full name. Case does not matter." })
  readonly player?: string | null;
  @Field(() => Boolean, {
    nullable: true,
    description:
      'Selects all seats that your account has taken, under any name, instead of a player. Requires sign-in.',
  })
  readonly mine?: boolean | null;
  @Field(() => String, { nullable: true, description: "The opponent's full name. Case does not matter." })
  readonly opponent?: string | null;
  @Field(() => String, { nullable: true, description: "The opponent's Hero." })
  readonly rivalHero?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The `module` of the game. Default: the game with the most matching games.',
  })
  readonly module?: string | null;
  @Field(() => String, { nullable: true, description: 'The edition of the rules, such as `1.0`.' })
  readonly edition?: string | null;
  @Field(() => String, { nullable: true, description: 'The format, as a term of the game.' })
  readonly format?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The earliest start date of games that count: `2026-11-05`.',
  })
  readonly since?: string | null;
}

@ArgsType()
export class PreparationArguments {
  @Field(() => PreparationFilter, { description: 'The player, and the opponent or Hero.' })
  readonly filter!: PreparationFilter;
  @Field(() => Locale, { defaultValue: 'en', description: "The language of the habits' names." })
  readonly locale!: Locale;
}

@ObjectType({ description: 'The number of games in which a card was first seen on a certain day.' })
export class FirstSeen {
  @Field(() => Int, { description: 'The day of the game.' })
  readonly day!: number;
  @Field(() => Int, { description: 'The number of games.' })
  readonly games!: number;
}

@ObjectType({ description: "An opponent's card that everyone could see, in any print." })
export class SeenCard {
  @Field({ description: 'The name that deck lists use.' })
  readonly reference!: string;
  @Field({ description: 'The name of the card.' })
  readonly name!: string;
  @Field(() => Int, { description: 'The number of games in which it was seen.' })
  readonly games!: number;
  @Field(() => Int, { description: 'The number of games in which it was played.' })
  readonly played!: number;
  @Field(() => Int, { description: 'The number of games in which it was put in mana.' })
  readonly inMana!: number;
  @Field(() => [FirstSeen], {
    complexity: ({ childComplexity }) => 4 * childComplexity,
    description: 'The games by the day on which the card was first seen, earliest day first.',
  })
  readonly firstDays!: readonly FirstSeen[];
}

@ObjectType({ description: 'The games against one Hero, with the cards that were seen.' })
export class RivalDeck {
  @Field({ description: "The Hero's name. Empty if it is not known." })
  readonly hero!: string;
  @Field({ description: 'The faction, as a term of the game. Empty if there is none.' })
  readonly faction!: string;
  @Field(() => WinRate, { description: "The player's wins." })
  readonly all!: WinRate;
  @Field(() => ID, { description: 'The id of the last game.' })
  readonly game!: string;
  @Field(() => GraphQLDateTime, { description: 'The time when that game began.' })
  readonly startedAt!: Date;
  @Field(() => Int, { description: 'The number of games whose cards count.' })
  readonly counted!: number;
  @Field(() => [SeenCard], {
    complexity: ({ childComplexity }) => 50 * childComplexity,
    description: 'The cards, those seen in most games first. At most 100.',
  })
  readonly cards!: readonly SeenCard[];
}

@ObjectType({ description: 'How often opponents did something on a day, as spectators saw it.' })
export class RivalHabit {
  @Field({ description: 'The habit, as a term of the game: `first-pass`.' })
  readonly habit!: string;
  @Field({ description: 'The name of the habit.' })
  readonly name!: string;
  @Field(() => GameMean, { description: 'The mean number of times that opponents did it on the day.' })
  readonly times!: GameMean;
}

@ObjectType({ description: "The opponents' play on a day, as means over the games that reached the day." })
export class RivalDay {
  @Field(() => Int, { description: 'The day of the game.' })
  readonly day!: number;
  @Field(() => GameMean, { description: 'The mean number of cards played.' })
  readonly played!: GameMean;
  @Field(() => GameMean, { description: 'The mean amount of mana.' })
  readonly mana!: GameMean;
  @Field(() => GameMean, { description: 'The mean amount of mana not spent.' })
  readonly unspent!: GameMean;
  @Field(() => [RivalHabit], {
    complexity: ({ childComplexity }) => 6 * childComplexity,
    description:
      'The habits that the game defines, in its order. Habits that no opponent showed on the day are ' +
      'omitted.',
  })
  readonly habits!: readonly RivalHabit[];
}

@ObjectType({ description: 'A finished game against an opponent.' })
export class MetGame {
  @Field(() => ID, { description: 'The id of the game.' })
  readonly game!: string;
  @Field(() => Int, { description: "The player's seat." })
  readonly seat!: number;
  @Field({ description: "The opponent's name." })
  readonly opponent!: string;
  @Field(() => GraphQLDateTime, { description: 'The time when it began.' })
  readonly startedAt!: Date;
  @Field({ description: 'Whether the player won.' })
  readonly won!: boolean;
}

@ObjectType({
  description:
    "The results, cards and habits of an opponent or a Hero in a player's own finished games for two. " +
    'Includes only public information.',
})
export class Preparation {
  @Field({ description: "The player's name in the last game, or the requested name." })
  readonly player!: string;
  @Field(() => String, {
    nullable: true,
    description: "The opponent's name in the last game. Null if there are several opponents, or none.",
  })
  readonly opponent!: string | null;
  @Field(() => String, { nullable: true, description: 'The `module` of the game. Null if no game matches.' })
  readonly module!: string | null;
  @Field(() => [ProfileModule], { description: 'The kinds of game, most games first.' })
  readonly modules!: readonly ProfileModule[];
  @Field(() => Int, { description: 'The number of games of this kind.' })
  readonly games!: number;
  @Field(() => Int, {
    description: 'The number of the latest games whose cards and days count, at most 200.',
  })
  readonly counted!: number;
  @Field(() => WinRate, { description: "The player's wins." })
  readonly all!: WinRate;
  @Field(() => WinRate, { description: "The player's wins in games in which the player had the first turn." })
  readonly first!: WinRate;
  @Field(() => WinRate, {
    description: "The player's wins in games in which the opponent had the first turn.",
  })
  readonly second!: WinRate;
  @Field(() => GameMean, { description: 'The mean length of a game in days.' })
  readonly length!: GameMean;
  @Field(() => GameMean, { description: 'The mean number of reactions that opponents activated in a game.' })
  readonly reactions!: GameMean;
  @Field(() => [RivalDay], {
    complexity: ({ childComplexity }) => 20 * childComplexity,
    description: "The opponents' play by day.",
  })
  readonly days!: readonly RivalDay[];
  @Field(() => [RivalDeck], {
    complexity: ({ childComplexity }) => 5 * childComplexity,
    description: 'The games by Hero, most games first. At most 20.',
  })
  readonly decks!: readonly RivalDeck[];
  @Field(() => [MetGame], {
    complexity: ({ childComplexity }) => 10 * childComplexity,
    description: 'The latest games, at most 10.',
  })
  readonly latest!: readonly MetGame[];
}
