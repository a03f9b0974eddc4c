import { Args, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Game } from '../games/game.types.js';
import { REBUILD_COST } from '../graphql/query-limits.js';
import { ReplayedGames } from '../replays/replayed-games.js';
import { publicState } from './public-state.js';
import { GameState } from './state.types.js';

@Resolver(() => Game)
export class StateResolver {
  constructor(private readonly games: ReplayedGames) {}

  @ResolveField(() => GameState, {
    complexity: ({ childComplexity }) => REBUILD_COST + childComplexity,
    description: 'The game at a position (`142`, `142.3`; the last one by default) as somebody may see it.',
  })
  async state(
    @Parent() { id }: Game,
    @Args('at', { type: () => String, nullable: true }) at: string | null | undefined,
    @Args('as', { defaultValue: 'spectator' }) as: string,
  ): Promise<GameState> {
    return publicState(await this.games.open(id), at ?? null, as);
  }
}
