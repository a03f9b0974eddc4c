import { ArgsType, Field, Float, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { GraphQLDateTime } from '../graphql/date-time.scalar.js';
import { Locale } from '../graphql/shared.types.js';
import { ReviewGrade } from '../reviews/review.types.js';
import { GameMean } from './reviewed.types.js';
import { RateDifference } from './statistics.types.js';

@InputType({ description: 'Selects a player, and narrows a profile. All conditions must hold.' })
export class ProfileFilter {
  @Field(() => String, { nullable: true, description: "The player's full name. Case does not matter." })
  readonly player?: string | null;
  @Field(() => Boolean, {
    nullable: true,
    description:
      'Selects all seats that your account has taken, under any name, instead of a player. Requires sign-in.',
  })
  readonly mine?: boolean | null;
  @Field(() => String, {
    nullable: true,
    description: 'The `module` of the game. Default: the game with the most reviewed games.',
  })
  readonly module?: string | null;
  @Field(() => String, { nullable: true, description: 'The edition of the rules, such as `1.0`.' })
  readonly edition?: string | null;
  @Field(() => String, { nullable: true, description: 'The format, as a term of the game.' })
  readonly format?: string | null;
  @Field(() => String, { nullable: true, description: "The player's Hero." })
  readonly hero?: string | null;
  @Field(() => String, { nullable: true, description: "The opponent's Hero." })
  readonly rivalHero?: string | null;
  @Field(() => String, { nullable: true, description: "An opponent's full name. Case does not matter." })
  readonly opponent?: string | null;
  @Field(() => String, { nullable: true, description: "The player's deck, by its `key` in `decks`." })
  readonly deck?: string | null;
  @Field(() => String, { nullable: true, description: 'A theme, by its `key` in `themes`.' })
  readonly theme?: string | null;
  @Field(() => Int, { nullable: true, description: 'A day of the game.' })
  readonly day?: number | null;
  @Field(() => String, {
    nullable: true,
    description:
      'The earliest start date of games that count, such as `2026-11-05`. Earlier games are used for ' +
      'comparison.',
  })
  readonly since?: string | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The number of playouts in the reviews. Default: the most common number.',
  })
  readonly playouts?: number | null;
}

@ArgsType()
export class ProfileArguments {
  @Field(() => ProfileFilter, { description: 'The player and the filter.' })
  readonly filter!: ProfileFilter;
  @Field(() => Locale, { defaultValue: 'en', description: 'The language of names and choices.' })
  readonly locale!: Locale;
}

@ArgsType()
export class MomentArguments {
  @Field(() => Int, { defaultValue: 5, description: 'The maximum number, at most 20.' })
  readonly first!: number;
}

@ObjectType({ description: "A player's losses in some decisions." })
export class ProfilePart {
  @Field({ description: 'The theme, day, Hero, deck or month. Empty if it is not known.' })
  readonly key!: string;
  @Field(() => GameMean, {
    description:
      'The mean win probability lost in a game, over all games that match. The bounds are null if nothing ' +
      'was lost.',
  })
  readonly lost!: GameMean;
  @Field(() => Int, { description: 'The number of games with such a decision.' })
  readonly met!: number;
  @Field(() => Int, { description: 'The number of evaluated decisions.' })
  readonly decisions!: number;
  @Field(() => Int, {
    description: 'The number of inaccuracies, mistakes and blunders among these decisions.',
  })
  readonly errors!: number;
}

@ObjectType({ description: "A player's losses since a date, compared with earlier games." })
export class ProfileChange extends ProfilePart {
  @Field(() => GameMean, {
    nullable: true,
    description: 'The losses before `since`. Null if `since` is not set.',
  })
  readonly before!: GameMean | null;
  @Field(() => RateDifference, {
    nullable: true,
    description:
      'The mean from `since` on, minus the mean before. Null if `since` is not set, or if a mean has no ' +
      'bounds.',
  })
  readonly change!: RateDifference | null;
}

@ObjectType({ description: 'The choices at a position, as far as its player could identify the cards.' })
export class ProfileChoices {
  @Field({ description: 'The choice made in the game.' })
  readonly taken!: string;
  @Field({ description: 'The best choice.' })
  readonly best!: string;
}

/** The fields that locate a position in a player's games. */
@ObjectType({ isAbstract: true })
class MomentInGame {
  @Field(() => ID, { description: 'The id of the game.' })
  readonly game!: string;
  @Field(() => Int, { description: "The player's seat." })
  readonly seat!: number;
  @Field(() => [String], { description: 'The names of the other players.' })
  readonly opponents!: readonly string[];
  @Field(() => GraphQLDateTime, { description: 'The time when the game began.' })
  readonly startedAt!: Date;
}

@ObjectType({ description: 'A decision in which a player lost win probability.' })
export class ProfileMoment extends MomentInGame {
  @Field({ description: 'The position of the decision.' })
  readonly position!: string;
  @Field(() => Int, { description: 'The day of the game.' })
  readonly day!: number;
  @Field(() => Float, { description: 'The win probability lost.' })
  readonly loss!: number;
  @Field(() => ReviewGrade, {
    nullable: true,
    description: 'The severity of the error. Null if the choice was not an error.',
  })
  readonly grade!: ReviewGrade | null;
  @Field(() => ID, { nullable: true, description: 'The id of the lesson about it. Null if there is none.' })
  readonly lesson!: string | null;
}

@ObjectType({ description: 'The decision at a turning point.' })
export class SwingDecision {
  @Field({ description: 'The name of the player who decided.' })
  readonly player!: string;
  @Field(() => Int, { description: 'The day of the game.' })
  readonly day!: number;
  @Field({ description: 'The theme of the decision, as in `themes`.' })
  readonly theme!: string;
  @Field({ description: 'The name of the theme.' })
  readonly name!: string;
}

@ObjectType({
  description:
    "A turning point of a review: a position at which the player's win probability changed considerably.",
})
export class ProfileSwing extends MomentInGame {
  @Field({ description: 'The position before the change.' })
  readonly position!: string;
  @Field(() => Float, { description: "The player's win probability before the change." })
  readonly before!: number;
  @Field(() => Float, { description: "The player's win probability after the change." })
  readonly after!: number;
  @Field(() => SwingDecision, {
    nullable: true,
    description: 'The decision at that position. Null if none was evaluated.',
  })
  readonly decision!: SwingDecision | null;
}

@ObjectType({ description: "A player's losses in decisions of one theme, such as passing." })
export class ProfileTheme extends ProfileChange {
  @Field({ description: 'The name of the theme.' })
  readonly name!: string;
}

@ObjectType({ description: "A player's losses with one deck list." })
export class ProfileDeck extends ProfilePart {
  @Field({ description: "The deck's Hero. Empty if it has none." })
  readonly hero!: string;
  @Field(() => ID, { description: 'The id of the last game with the deck.' })
  readonly game!: string;
  @Field(() => GraphQLDateTime, { description: 'The time when that game began.' })
  readonly startedAt!: Date;
}

@ObjectType({ description: 'A kind of game for which a player has reviews.' })
export class ProfileModule {
  @Field({ description: 'The `module` of the game.' })
  readonly module!: string;
  @Field(() => Int, { description: 'The number of reviewed games.' })
  readonly games!: number;
}

@ObjectType({
  description: "A player's losses over all reviewed games of one kind, by kind of decision.",
})
export class Profile {
  @Field({ description: "The player's name in the last game, or the requested name." })
  readonly player!: string;
  @Field(() => String, { nullable: true, description: 'The game. Null if no game matches.' })
  readonly module!: string | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The number of playouts in the reviews that count. Null if there are none.',
  })
  readonly playouts!: number | null;
  @Field(() => Int, { description: 'The number of finished games that match, reviewed or not.' })
  readonly games!: number;
  @Field(() => Int, {
    description:
      'The number of games that are not counted, because their reviews use a different number of playouts ' +
      'or an earlier version.',
  })
  readonly others!: number;
  @Field(() => [ProfileModule], { description: 'The kinds of game with reviews, most reviewed games first.' })
  readonly modules!: readonly ProfileModule[];
  @Field(() => ProfileChange, { description: 'The losses in all decisions that match.' })
  readonly all!: ProfileChange;
  @Field(() => [ProfileTheme], {
    complexity: ({ childComplexity }) => 13 * childComplexity,
    description: 'The losses by theme, largest loss first.',
  })
  readonly themes!: readonly ProfileTheme[];
  @Field(() => [ProfilePart], {
    complexity: ({ childComplexity }) => 20 * childComplexity,
    description: 'The losses by day of the game, largest loss first.',
  })
  readonly days!: readonly ProfilePart[];
  @Field(() => [ProfilePart], {
    complexity: ({ childComplexity }) => 20 * childComplexity,
    description: "The losses by the player's Hero, largest loss first, with small samples last. At most 50.",
  })
  readonly heroes!: readonly ProfilePart[];
  @Field(() => [ProfilePart], {
    complexity: ({ childComplexity }) => 20 * childComplexity,
    description: "The losses by the opponent's Hero, in the order of `heroes`.",
  })
  readonly rivalHeroes!: readonly ProfilePart[];
  @Field(() => [ProfileDeck], {
    complexity: ({ childComplexity }) => 20 * childComplexity,
    description: 'The losses by deck list, in the order of `heroes`.',
  })
  readonly decks!: readonly ProfileDeck[];
  @Field(() => [ProfilePart], {
    complexity: ({ childComplexity }) => 20 * childComplexity,
    description: 'The losses by the month in which games started, oldest first. Ignores `since`.',
  })
  readonly months!: readonly ProfilePart[];
}
