import { ArgsType, Field, Float, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { FirstArguments } from './statistics.types.js';

export const TrendKind = { MONTH: 'MONTH', GAMES: 'GAMES' } as const;
export type TrendKind = keyof typeof TrendKind;
registerEnumType(TrendKind, {
  name: 'TrendKind',
  description: 'The parts into which a trend is divided.',
  valuesMap: {
    MONTH: { description: 'By the months in which the games started.' },
    GAMES: { description: 'By `every` reviewed games, in the order in which they started.' },
  },
});

@ArgsType()
export class ReviewedArguments extends FirstArguments {
  @Field(() => Int, {
    nullable: true,
    description: 'The number of playouts in the reviews. Default: the most common number.',
  })
  readonly playouts?: number | null;
  @Field(() => TrendKind, {
    defaultValue: TrendKind.MONTH,
    description: 'The parts into which trends are divided.',
  })
  readonly by!: TrendKind;
  @Field(() => Int, {
    defaultValue: 10,
    description:
      'The number of games in `firstGames`, in `lastGames`, and in each part of a trend by games. From 1 ' +
      'to 1,000.',
  })
  readonly every!: number;
}

@ObjectType({ description: 'A mean over games, with its 95 % interval.' })
export class GameMean {
  @Field(() => Int, { description: 'The number of games.' })
  readonly games!: number;
  @Field(() => Float, { nullable: true, description: 'The mean. Null if there are no games.' })
  readonly value!: number | null;
  @Field(() => Float, { nullable: true, description: 'The lower bound. Null for fewer than two games.' })
  readonly low!: number | null;
  @Field(() => Float, { nullable: true, description: 'The upper bound. Null for fewer than two games.' })
  readonly high!: number | null;
  @Field({ description: 'Whether there are fewer than 30 games, which is too few for reliable conclusions.' })
  readonly isSmall!: boolean;
}

@ObjectType({ description: "Statistics of a player's reviewed games." })
export class ReviewedPlay {
  @Field(() => Int, { description: 'The number of reviewed games.' })
  readonly games!: number;
  @Field(() => GameMean, {
    description: 'The mean accuracy from 0 to 1, over games in which a decision was evaluated.',
  })
  readonly accuracy!: GameMean;
  @Field(() => Int, { description: 'The number of evaluated decisions.' })
  readonly judged!: number;
  @Field(() => Int, { description: 'The number of inaccuracies.' })
  readonly inaccuracies!: number;
  @Field(() => Int, { description: 'The number of mistakes.' })
  readonly mistakes!: number;
  @Field(() => Int, { description: 'The number of blunders.' })
  readonly blunders!: number;
  @Field(() => Float, {
    nullable: true,
    description:
      'The share of inaccuracies, mistakes and blunders among evaluated decisions. Null if none was ' +
      'evaluated.',
  })
  readonly errorRate!: number | null;
  @Field(() => GameMean, { description: 'The mean luck, as a share of a win. Negative for bad luck.' })
  readonly luck!: GameMean;
  @Field(() => GameMean, {
    description: 'The mean result without luck, from 0 to 1. A win is 1, and a draw is 0.5.',
  })
  readonly adjusted!: GameMean;
  @Field(() => Float, {
    nullable: true,
    description: 'The share of mana that was not spent. Null if the games have no mana.',
  })
  readonly unspent!: number | null;
}

@ObjectType({ description: 'A part of a trend: consecutive reviewed games of a player.' })
export class ReviewedPeriod {
  @Field(() => String, {
    nullable: true,
    description: 'The month: `2026-11`. Null if the trend is by games.',
  })
  readonly month!: string | null;
  @Field(() => Int, { description: 'The number of the first of these games, from 1.' })
  readonly from!: number;
  @Field(() => Int, { description: 'The number of the last of these games.' })
  readonly to!: number;
  @Field(() => ReviewedPlay, { description: 'The statistics of these games.' })
  readonly play!: ReviewedPlay;
}

@ObjectType({ description: 'A player in one kind of game, with statistics from reviews of their games.' })
export class ReviewedPlayer {
  @Field({ description: 'The name of the player.' })
  readonly player!: string;
  @Field({ description: 'The `module` of the game.' })
  readonly module!: string;
  @Field(() => Int, { description: 'The number of all their games. `all.games` of them are reviewed.' })
  readonly games!: number;
  @Field(() => Int, {
    description:
      'The number of games that are not counted, because their reviews use a different number of playouts ' +
      'or an earlier version.',
  })
  readonly others!: number;
  @Field(() => ReviewedPlay, { description: 'The statistics of all reviewed games that count.' })
  readonly all!: ReviewedPlay;
  @Field(() => ReviewedPlay, {
    nullable: true,
    description:
      'The statistics of the first `every` games, or of half of the games. Null if there is only one game.',
  })
  readonly firstGames!: ReviewedPlay | null;
  @Field(() => ReviewedPlay, {
    nullable: true,
    description: 'The statistics of the last games, as many as in `firstGames`.',
  })
  readonly lastGames!: ReviewedPlay | null;
  @Field(() => [ReviewedPeriod], {
    complexity: ({ childComplexity }) => 12 * childComplexity,
    description: 'The parts of the trend, oldest first.',
  })
  readonly trend!: readonly ReviewedPeriod[];
}

@ObjectType({
  description: 'Settings of reviews. Only reviews with the same settings are counted together.',
})
export class ReviewMaking {
  @Field({ description: 'The `module` of the game.' })
  readonly module!: string;
  @Field({ description: 'The part of the program version that affects the numbers.' })
  readonly program!: string;
  @Field(() => String, {
    nullable: true,
    description: 'The digest of the value model. Null if the game has none.',
  })
  readonly model!: string | null;
  @Field(() => Int, { description: 'The number of playouts for each position.' })
  readonly playouts!: number;
  @Field(() => Int, { description: 'The number of games with such a review.' })
  readonly games!: number;
  @Field({ description: 'Whether this version of Retrace made the reviews. If not, start them again.' })
  readonly isCurrent!: boolean;
  @Field({ description: 'Whether these reviews count.' })
  readonly isCounted!: boolean;
}

@ObjectType({ description: 'Statistics from stored reviews with all cards visible.' })
export class ReviewedPlayers {
  @Field(() => Int, {
    nullable: true,
    description: 'The number of playouts in the reviews that count. Null if there are none.',
  })
  readonly playouts!: number | null;
  @Field(() => [ReviewMaking], { description: 'The settings of the reviews, most common first.' })
  readonly made!: readonly ReviewMaking[];
  @Field(() => [ReviewedPlayer], { description: 'The players, most reviewed games first.' })
  readonly players!: readonly ReviewedPlayer[];
}
