import { Args, Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { valueOf } from '../../problem-error.js';
import type { Reader } from '../../access/reader.js';
import {
  glossaryTitle,
  measureDefinition,
  measuring,
  type Measured,
  type MeasureEvery as Word,
} from '#projections';
import { Game } from '../../graphql/game.types.js';
import { Locale } from '../../graphql/shared.types.js';
import { REBUILD_COST } from '../../graphql/query-limits.js';
import { named, playerOf } from '../player-names.js';
import { ReplayedGames } from '../replayed-games.js';
import { inTurns } from '../../graphql/in-turns.js';
import { inTurn } from '../../limits/line.js';
import { MeasureEvery, Measures } from './measure.types.js';

/** The number of points per batch of the response. `VALUES` is the number of values per batch. */
const POINTS = 200;
const VALUES = 4000;

@Resolver(() => Game)
export class MeasuresResolver {
  constructor(private readonly games: ReplayedGames) {}

  @ResolveField(() => Measures, {
    complexity: ({ args, childComplexity }) =>
      (args['every'] === 'EVENT' ? 90 : 20) * REBUILD_COST + 100 * childComplexity,
    description:
      'Statistics and resources of every seat over the game. Measures of hidden cards are visible only to ' +
      'the player in the seat. The measures of the glossary are the same in all games: `card-advantage`, ' +
      '`quality-advantage`, `value`, `ramp`, `curve`, `disruption`, `tempo`, `archetype`.',
  })
  async measures(
    @Parent() { id }: Game,
    @Context('reader') reader: Reader,
    @Args('names', { type: () => [String], nullable: true, description: 'The measures. Default: all.' })
    names: readonly string[] | null | undefined,
    @Args('every', {
      type: () => MeasureEvery,
      defaultValue: 'TURN',
      description: 'The positions at which to measure.',
    })
    every: MeasureEvery,
    @Args('as', {
      defaultValue: 'spectator',
      description: 'The perspective: `spectator`, a seat number from `0`, or `all` (all cards visible).',
    })
    as: string,
    @Args('locale', { type: () => Locale, defaultValue: 'en', description: 'The language of the titles.' })
    locale: Locale,
  ): Promise<Measures> {
    const game = await this.games.open(id, reader);
    const viewer = valueOf(game.viewer(as));
    const { points, series } = await amongOthers(
      measuring(game.replay, viewer, every.toLowerCase() as Word, names ?? null),
    );
    return {
      points: inTurns(points, POINTS, ({ revision, clock }) => ({
        position: `${revision}`,
        clock: named(game, clock),
      })),
      series: inTurns(series, Math.ceil(VALUES / points.length), (point) => ({
        ...point,
        ...measureDefinition(game.module, point.name),
        title: glossaryTitle(point.name, locale),
        player: playerOf(game, point.seat),
      })),
    };
  }
}

/** Computes measures in steps, and gives other requests a turn between steps. */
async function amongOthers(work: Iterator<undefined, Measured>): Promise<Measured> {
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
    await inTurn();
  }
}
