import { ArgsType, Field, Float, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { FirstArguments } from './statistics.types.js';

export const TrendKind = { MONTH: 'MONTH', GAMES: 'GAMES' } as const;
export type TrendKind = keyof typeof TrendKind;
registerEnumType(TrendKind, {
  name: 'TrendKind',
  description: 'The parts of a trend.',
  valuesMap: {
    MONTH: { description: 'By the months in which the games started.' },
    GAMES: { description: 'By `every` reviewed games, in the order in which they started.' },
  },
});

@ArgsType()
export class ReviewedArguments extends FirstArguments {
  @Field(() => Int, {
    nullable: true,
    description: 'Number of playouts of the reviews. Default: the most common number.',
  })
  readonly playouts?: number | null;
  @Field(() => TrendKind, { defaultValue: TrendKind.MONTH, description: 'The parts of trends.' })
  readonly by!: TrendKind;
  @Field(() => Int, {
    defaultValue: 10,
    description: 'Games in `firstGames` and `lastGames`, and in a part of a trend by games. From 1 to 1,000.',
  })
  readonly every!: number;
}

@ObjectType({ description: 'A mean over games, with its 95 % interval.' })
export class GameMean {
  @Field(() => Int, { description: 'Games that it is of.' })
  readonly games!: number;
  @Field(() => Float, { nullable: true, description: 'Null if there are none.' })
  readonly value!: number | null;
  @Field(() => Float, { nullable: true, description: 'Lower bound. Null for fewer than two games.' })
  readonly low!: number | null;
  @Field(() => Float, { nullable: true, description: 'Upper bound. Null for fewer than two games.' })
  readonly high!: number | null;
  @Field({ description: 'Fewer than 30 games: too few to tell much.' })
  readonly isSmall!: boolean;
}

@ObjectType({ description: 'Statistics of a player’s reviewed games.' })
export class ReviewedPlay {
  @Field(() => Int, { description: 'Reviewed games.' })
  readonly games!: number;
  @Field(() => GameMean, { description: 'From 0 to 1, of games in which a decision was judged.' })
  readonly accuracy!: GameMean;
  @Field(() => Int, { description: 'Decisions that were judged.' })
  readonly judged!: number;
  @Field(() => Int, { description: 'How many choices were inaccuracies.' })
  readonly inaccuracies!: number;
  @Field(() => Int, { description: 'How many choices were mistakes.' })
  readonly mistakes!: number;
  @Field(() => Int, { description: 'How many choices were blunders.' })
  readonly blunders!: number;
  @Field(() => Float, {
    nullable: true,
    description: 'Inaccuracies, mistakes and blunders by judged decisions. Null if none was judged.',
  })
  readonly errorRate!: number | null;
  @Field(() => GameMean, { description: 'Mean luck, as a share of a win. Negative for bad luck.' })
  readonly luck!: GameMean;
  @Field(() => GameMean, {
    description: 'The result without luck, from 0 to 1: 1 is a win, 0.5 a draw.',
  })
  readonly adjusted!: GameMean;
  @Field(() => Float, {
    nullable: true,
    description: 'Share of mana not spent. Null if the games have none.',
  })
  readonly unspent!: number | null;
}

@ObjectType({ description: 'Reviewed games of a player, one after the other.' })
export class ReviewedPeriod {
  @Field(() => String, { nullable: true, description: '`2026-11`. Null if the trend is by games.' })
  readonly month!: string | null;
  @Field(() => Int, { description: 'The first of these games, counted from 1.' })
  readonly from!: number;
  @Field(() => Int, { description: 'The last of these games.' })
  readonly to!: number;
  @Field(() => ReviewedPlay, { description: 'Statistics of these games.' })
  readonly play!: ReviewedPlay;
}

@ObjectType({ description: 'A player of one kind of game, by reviews of their games.' })
export class ReviewedPlayer {
  @Field({ description: 'The name of the player.' })
  readonly player!: string;
  @Field({ description: 'The game.' })
  readonly module!: string;
  @Field(() => Int, { description: 'All their games. `all.games` of them are reviewed.' })
  readonly games!: number;
  @Field(() => Int, {
    description: 'Games left out: their reviews were made with other playouts, or by an earlier version.',
  })
  readonly others!: number;
  @Field(() => ReviewedPlay, { description: 'All reviewed games that are counted.' })
  readonly all!: ReviewedPlay;
  @Field(() => ReviewedPlay, {
    nullable: true,
    description: 'The first `every` games, or half of them. Null if there is one game.',
  })
  readonly firstGames!: ReviewedPlay | null;
  @Field(() => ReviewedPlay, { nullable: true, description: 'The last games, as many.' })
  readonly lastGames!: ReviewedPlay | null;
  @Field(() => [ReviewedPeriod], {
    complexity: ({ childComplexity }) => 12 * childComplexity,
    description: 'The oldest first.',
  })
  readonly trend!: readonly ReviewedPeriod[];
}

@ObjectType({
  description: 'Settings of reviews. Only reviews with the same settings are counted together.',
})
export class ReviewMaking {
  @Field({ description: 'The game.' })
  readonly module!: string;
  @Field({ description: 'The version of the program, as far as numbers follow from it.' })
  readonly program!: string;
  @Field(() => String, {
    nullable: true,
    description: 'Digest of the value model. Null if the game has none.',
  })
  readonly model!: string | null;
  @Field(() => Int, { description: 'Playouts for each moment.' })
  readonly playouts!: number;
  @Field(() => Int, { description: 'Games with such a review.' })
  readonly games!: number;
  @Field({ description: 'Whether this version made them. If not, start them again.' })
  readonly isCurrent!: boolean;
  @Field({ description: 'Whether these reviews are counted.' })
  readonly isCounted!: boolean;
}

@ObjectType({ description: 'Statistics of stored reviews with open cards.' })
export class ReviewedPlayers {
  @Field(() => Int, {
    nullable: true,
    description: 'Playouts of the reviews counted. Null if there are none.',
  })
  readonly playouts!: number | null;
  @Field(() => [ReviewMaking], { description: 'The settings of the reviews, the most common first.' })
  readonly made!: readonly ReviewMaking[];
  @Field(() => [ReviewedPlayer], { description: 'The most reviewed games first.' })
  readonly players!: readonly ReviewedPlayer[];
}
