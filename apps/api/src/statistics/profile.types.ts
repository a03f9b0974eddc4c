import { ArgsType, Field, Float, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { GraphQLDateTime } from '../graphql/date-time.scalar.js';
import { Locale } from '../graphql/shared.types.js';
import { ReviewGrade } from '../reviews/review.types.js';
import { GameMean } from './reviewed.types.js';
import { RateDifference } from './statistics.types.js';

@InputType({ description: 'Chooses a player, and narrows a profile. All conditions must hold.' })
export class ProfileFilter {
  @Field(() => String, { nullable: true, description: 'The whole name of the player, in any case.' })
  readonly player?: string | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'Instead of a name: the seats that your account took, under any name. Sign in for it.',
  })
  readonly mine?: boolean | null;
  @Field(() => String, {
    nullable: true,
    description: 'The `module` of the game. Default: the one with the most reviewed games.',
  })
  readonly module?: string | null;
  @Field(() => String, { nullable: true, description: 'Edition of the rules: `1.0`.' })
  readonly edition?: string | null;
  @Field(() => String, { nullable: true, description: 'Format, as a word of the game.' })
  readonly format?: string | null;
  @Field(() => String, { nullable: true, description: 'The Hero of the player.' })
  readonly hero?: string | null;
  @Field(() => String, { nullable: true, description: 'The Hero of the opponent.' })
  readonly rivalHero?: string | null;
  @Field(() => String, { nullable: true, description: 'The whole name of an opponent, in any case.' })
  readonly opponent?: string | null;
  @Field(() => String, { nullable: true, description: 'A deck of the player, by its `key` in `decks`.' })
  readonly deck?: string | null;
  @Field(() => String, { nullable: true, description: 'A theme, by its `key` in `themes`.' })
  readonly theme?: string | null;
  @Field(() => Int, { nullable: true, description: 'A day of the game.' })
  readonly day?: number | null;
  @Field(() => String, {
    nullable: true,
    description:
      'Counts games that started on this date or later, and compares them with those before: `2026-11-05`.',
  })
  readonly since?: string | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Number of playouts of the reviews. Default: the most common number.',
  })
  readonly playouts?: number | null;
}

@ArgsType()
export class ProfileArguments {
  @Field(() => ProfileFilter, { description: 'The player, and what counts.' })
  readonly filter!: ProfileFilter;
  @Field(() => Locale, { defaultValue: 'en', description: 'The language of names and of choices.' })
  readonly locale!: Locale;
}

@ArgsType()
export class MomentArguments {
  @Field(() => Int, { defaultValue: 5, description: 'At most 20.' })
  readonly first!: number;
}

@ObjectType({ description: 'Losses of a player in some decisions.' })
export class ProfilePart {
  @Field({ description: 'The theme, day, Hero, deck or month. Empty if it is not known.' })
  readonly key!: string;
  @Field(() => GameMean, {
    description:
      'Win probability lost in a game, over all games of the group. Small if `met` is. Without bounds if nothing was lost.',
  })
  readonly lost!: GameMean;
  @Field(() => Int, { description: 'Games with such a decision.' })
  readonly met!: number;
  @Field(() => Int, { description: 'Judged decisions.' })
  readonly decisions!: number;
  @Field(() => Int, { description: 'Inaccuracies, mistakes and blunders among them.' })
  readonly errors!: number;
}

@ObjectType({ description: 'Losses of a player since a date, compared with the games before it.' })
export class ProfileChange extends ProfilePart {
  @Field(() => GameMean, { nullable: true, description: 'Before `since`. Null without it.' })
  readonly before!: GameMean | null;
  @Field(() => RateDifference, {
    nullable: true,
    description:
      'The mean since then less the mean before. Null without `since`, or if a mean has no bounds.',
  })
  readonly change!: RateDifference | null;
}

@ObjectType({ description: 'Choices of a moment, as far as its player knew the cards.' })
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
  @Field(() => Int, { description: 'The seat of the player.' })
  readonly seat!: number;
  @Field(() => [String], { description: 'The names of the other players.' })
  readonly opponents!: readonly string[];
  @Field(() => GraphQLDateTime, { description: 'When the game began.' })
  readonly startedAt!: Date;
}

@ObjectType({ description: 'A decision that lost something.' })
export class ProfileMoment extends MomentInGame {
  @Field({ description: 'The position where it was decided.' })
  readonly position!: string;
  @Field(() => Int, { description: 'The day of the game.' })
  readonly day!: number;
  @Field(() => Float, { description: 'Win probability lost.' })
  readonly loss!: number;
  @Field(() => ReviewGrade, { nullable: true, description: 'Null if it is not bad.' })
  readonly grade!: ReviewGrade | null;
  @Field(() => ID, { nullable: true, description: 'The lesson about it. Null if there is none.' })
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
  description: 'A turning point of a review: a moment at which the chance of the player changed much.',
})
export class ProfileSwing extends MomentInGame {
  @Field({ description: 'The position before the change.' })
  readonly position!: string;
  @Field(() => Float, { description: 'The chance of the player to win before it.' })
  readonly before!: number;
  @Field(() => Float, { description: 'The chance of the player to win after it.' })
  readonly after!: number;
  @Field(() => SwingDecision, {
    nullable: true,
    description: 'The decision there. Null if none was judged.',
  })
  readonly decision!: SwingDecision | null;
}

@ObjectType({ description: 'Losses of a player in decisions of one theme, such as passing.' })
export class ProfileTheme extends ProfileChange {
  @Field({ description: 'The name of the theme.' })
  readonly name!: string;
}

@ObjectType({ description: 'Losses of a player with one deck list.' })
export class ProfileDeck extends ProfilePart {
  @Field({ description: 'The Hero of the deck. Empty if it has none.' })
  readonly hero!: string;
  @Field(() => ID, { description: 'The last game with it.' })
  readonly game!: string;
  @Field(() => GraphQLDateTime, { description: 'When that game began.' })
  readonly startedAt!: Date;
}

@ObjectType({ description: 'A game that a player has reviews of.' })
export class ProfileModule {
  @Field({ description: 'The game.' })
  readonly module!: string;
  @Field(() => Int, { description: 'Reviewed games.' })
  readonly games!: number;
}

@ObjectType({
  description: 'Losses of a player over all their reviewed games of one kind, by kind of decision.',
})
export class Profile {
  @Field({ description: 'The name in the last game, or the requested name.' })
  readonly player!: string;
  @Field(() => String, { nullable: true, description: 'The game. Null if no game matches.' })
  readonly module!: string | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Playouts of the reviews counted. Null if there are none.',
  })
  readonly playouts!: number | null;
  @Field(() => Int, { description: 'All finished games that match, reviewed or not.' })
  readonly games!: number;
  @Field(() => Int, {
    description: 'Games left out: their reviews were made with other playouts, or by an earlier version.',
  })
  readonly others!: number;
  @Field(() => [ProfileModule], { description: 'The games with reviews, the most first.' })
  readonly modules!: readonly ProfileModule[];
  @Field(() => ProfileChange, { description: 'All decisions that match.' })
  readonly all!: ProfileChange;
  @Field(() => [ProfileTheme], {
    complexity: ({ childComplexity }) => 13 * childComplexity,
    description: 'By theme, the largest loss first.',
  })
  readonly themes!: readonly ProfileTheme[];
  @Field(() => [ProfilePart], {
    complexity: ({ childComplexity }) => 20 * childComplexity,
    description: 'By day of the game, the largest loss first.',
  })
  readonly days!: readonly ProfilePart[];
  @Field(() => [ProfilePart], {
    complexity: ({ childComplexity }) => 20 * childComplexity,
    description: 'By own Hero. Small samples last, of the others the largest loss first. At most 50.',
  })
  readonly heroes!: readonly ProfilePart[];
  @Field(() => [ProfilePart], {
    complexity: ({ childComplexity }) => 20 * childComplexity,
    description: 'By Hero of the opponent, in the same order.',
  })
  readonly rivalHeroes!: readonly ProfilePart[];
  @Field(() => [ProfileDeck], {
    complexity: ({ childComplexity }) => 20 * childComplexity,
    description: 'By deck list, in the same order.',
  })
  readonly decks!: readonly ProfileDeck[];
  @Field(() => [ProfilePart], {
    complexity: ({ childComplexity }) => 20 * childComplexity,
    description: 'By month in which games started, whatever `since`. The oldest first.',
  })
  readonly months!: readonly ProfilePart[];
}
