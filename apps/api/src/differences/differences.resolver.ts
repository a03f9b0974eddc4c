import { Args, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { changesBetween } from '#projections';
import { parsePosition, type PublicState } from '#record';
import { Game } from '../games/game.types.js';
import { REBUILD_COST } from '../graphql/query-limits.js';
import { valueOf } from '../problem-error.js';
import { ReplayedGames } from '../replays/replayed-games.js';
import { viewerOf } from '../viewers.js';
import { StateDifference, type Turned } from './difference.types.js';

/** Cards that differ, as the cost of a query sees them. */
const CARDS = 20;

@Resolver(() => Game)
export class DifferencesResolver {
  constructor(private readonly games: ReplayedGames) {}

  @ResolveField(() => StateDifference, {
    complexity: ({ childComplexity }) => 2 * REBUILD_COST + CARDS * childComplexity,
    description: 'What differs between two positions (`142`, `142.3`), as somebody sees both.',
  })
  async diff(
    @Parent() { id }: Game,
    @Args('from') from: string,
    @Args('to') to: string,
    @Args('as', { defaultValue: 'spectator' }) as: string,
  ): Promise<StateDifference> {
    const { replay, module, seats } = await this.games.open(id);
    const viewer = valueOf(viewerOf(as, seats));
    const seen = (at: string): PublicState =>
      module.view(valueOf(replay.at(valueOf(parsePosition(at)))), viewer);
    const changes = changesBetween(seen(from), seen(to));
    return {
      ...changes,
      cards: changes.cards.map(({ face, turned, ...change }) => ({
        ...change,
        reference: face?.reference ?? null,
        name: face?.name ?? null,
        turned: turned === null ? null : (turned.toUpperCase().replace('-', '_') as Turned),
      })),
    };
  }
}
