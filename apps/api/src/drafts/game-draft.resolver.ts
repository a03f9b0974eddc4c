import { Context, ID, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { draftOfSetup } from '#altered/drafts';
import type { Reader } from '../access/reader.js';
import { Game } from '../graphql/game.types.js';
import { REBUILD_COST } from '../graphql/query-limits.js';
import { ProblemError } from '../problem-error.js';
import { ReplayedGames } from '../replay/replayed-games.js';
import { DraftRepository } from './draft.repository.js';

/** Links a game of a match to its draft. */
@Resolver(() => Game)
export class GameDraftResolver {
  constructor(
    private readonly games: ReplayedGames,
    private readonly repository: DraftRepository,
  ) {}

  @ResolveField(() => ID, {
    nullable: true,
    complexity: REBUILD_COST,
    description:
      'The draft to which the game belongs. Null if it belongs to none, or if its draft was deleted.',
  })
  async draft(@Parent() { id }: Game, @Context('reader') reader: Reader): Promise<string | null> {
    const game = await this.games.open(id, reader);
    const named = draftOfSetup(game.started);
    if (named === null) return null;
    try {
      const { state } = await this.repository.open(named);
      return state.begun.some((match) => match.game === game.id) ? named : null;
    } catch (error) {
      // An imported game can refer to any draft, even one that cannot be opened here.
      if (error instanceof ProblemError) return null;
      throw error;
    }
  }
}
