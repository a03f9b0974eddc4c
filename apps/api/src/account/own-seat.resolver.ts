import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Reader } from '../access/reader.js';
import { REBUILD_COST } from '../graphql/query-limits.js';
import { ProblemError } from '../problem-error.js';
import { playerOf } from '../replay/player-names.js';
import { ReplayedGames } from '../replay/replayed-games.js';
import { OwnSeat } from './me.types.js';

@Resolver(() => OwnSeat)
export class OwnSeatResolver {
  constructor(private readonly games: ReplayedGames) {}

  @ResolveField(() => String, {
    nullable: true,
    complexity: REBUILD_COST,
    description: "The player's name. Null if the game no longer exists.",
  })
  async name(@Parent() { game, seat }: OwnSeat, @Context('reader') reader: Reader): Promise<string | null> {
    try {
      return playerOf(await this.games.open(game, reader), seat);
    } catch (error) {
      if (error instanceof ProblemError && error.problem.code === 'GAME_NOT_FOUND') return null;
      throw error;
    }
  }
}
