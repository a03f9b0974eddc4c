import { Args, ArgsType, Context, Field, Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Reader } from '../../access/reader.js';
import { Game } from '../../graphql/game.types.js';
import { REBUILD_COST } from '../../graphql/query-limits.js';
import { checkPage, clampedCount } from '../../graphql/pages.js';
import { valueOf } from '../../problem-error.js';
import { ReplayedGames } from '../replayed-games.js';
import { DEFAULT_ENTRIES, landmarks, timelinePage } from './timeline-page.js';
import { Locale } from '../../graphql/shared.types.js';
import { Landmark, TimelineConnection, TimelineFilter, TimelineLevel } from './timeline.types.js';

export const MAX_ENTRIES = 1000;
/**
 * The cost of selecting timeline entries. `ENTRY_COST` is the cost of formatting an entry, excluding its selected
 * fields.
 */
const TIMELINE_COST = 3 * REBUILD_COST;
const ENTRY_COST = 4;

@ArgsType()
export class TimelineArguments {
  @Field(() => Int, {
    nullable: true,
    description: 'The number of entries, at most 1000. Default: 200 if neither first nor last is given.',
  })
  readonly first?: number | null;
  @Field(() => String, { nullable: true, description: 'The cursor or position before the page.' })
  readonly after?: string | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The number of entries before `before` or the end, at most 1000.',
  })
  readonly last?: number | null;
  @Field(() => String, { nullable: true, description: 'The cursor or position after the page.' })
  readonly before?: string | null;
  @Field(() => TimelineLevel, { defaultValue: 'STEP', description: 'The level of the entries.' })
  readonly level!: TimelineLevel;
  @Field(() => TimelineLevel, {
    nullable: true,
    description:
      'The level of the entries, which overrides `level`. With ACTION, each atomic action is a separate ' +
      'entry.',
  })
  readonly granularity?: TimelineLevel | null;
  @Field(() => TimelineFilter, { nullable: true, description: 'Filters the entries.' })
  readonly filter?: TimelineFilter | null;
  @Field(() => String, {
    defaultValue: 'spectator',
    description: 'The perspective: `spectator`, a seat number from `0`, or `all` (all cards visible).',
  })
  readonly as!: string;
  @Field(() => Locale, { defaultValue: 'en', description: 'The language of texts in the response.' })
  readonly locale!: Locale;
}

const wanted = ({ first, last }: { first?: number | null; last?: number | null }): number =>
  clampedCount(first ?? last ?? DEFAULT_ENTRIES, MAX_ENTRIES);

@Resolver(() => Game)
export class TimelineResolver {
  constructor(private readonly games: ReplayedGames) {}

  @ResolveField(() => TimelineConnection, {
    complexity: ({ args, childComplexity }) => TIMELINE_COST + wanted(args) * (ENTRY_COST + childComplexity),
    description: 'The events of the game, one by one, from one perspective.',
  })
  async timeline(
    @Parent() { id }: Game,
    @Context('reader') reader: Reader,
    @Args() args: TimelineArguments,
  ): Promise<TimelineConnection> {
    valueOf(checkPage(args, MAX_ENTRIES));
    return timelinePage(await this.games.open(id, reader), args);
  }

  @ResolveField(() => [Landmark], {
    complexity: ({ childComplexity }) => 2 * REBUILD_COST + 100 * childComplexity,
    description: 'The start and end of each day, phase or turn.',
  })
  async landmarks(
    @Parent() { id }: Game,
    @Context('reader') reader: Reader,
    @Args('level', { type: () => TimelineLevel, description: 'The level of the entries.' })
    level: TimelineLevel,
  ): Promise<readonly Landmark[]> {
    return landmarks(await this.games.open(id, reader), level);
  }
}
