import { Args, Context, ID, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { GameId } from '#record';
import { Game } from '../games/game.types.js';
import { REBUILD_COST } from '../graphql/query-limits.js';
import { Notes } from '../notes/notes.js';
import { signature } from '../notes/writing.js';
import { ReplayedGames } from '../replays/replayed-games.js';
import { ProblemError } from '../problem-error.js';
import { requireOwnGame } from './permission.js';
import type { Reader } from './reader.js';
import { wideningOf } from './widening.js';
import { Visibility } from './visibility.types.js';

@Resolver(() => Game)
export class VisibilityResolver {
  constructor(
    private readonly games: ReplayedGames,
    private readonly notes: Notes,
  ) {}

  @ResolveField(() => Visibility, {
    complexity: REBUILD_COST,
    description: 'Who may look at the game when it is over; PUBLIC where nobody set anything.',
  })
  async visibility(@Parent() { id }: Game, @Context('reader') reader: Reader): Promise<Visibility> {
    const game = await this.games.open(id, reader);
    return (await this.notes.of(game.id)).visibility ?? 'PUBLIC';
  }

  @ResolveField(() => [String], {
    complexity: REBUILD_COST,
    description: 'As whom who asks may look at the game: `spectator`, seats, `all`.',
  })
  async perspectives(@Parent() { id }: Game, @Context('reader') reader: Reader): Promise<readonly string[]> {
    return (await this.games.open(id, reader)).perspectives;
  }

  @Mutation(() => Visibility, {
    complexity: REBUILD_COST,
    description:
      'Says who may look at a game when it is over. For its players and admins; each may change it again.',
  })
  async setVisibility(
    @Context('reader') reader: Reader,
    @Args('game', { type: () => ID }) id: string,
    @Args('visibility', { type: () => Visibility }) visibility: Visibility,
  ): Promise<Visibility> {
    const game = await this.games.open(id, reader);
    requireOwnGame(game.id, reader);
    await this.#requireNoWider(game.id, visibility);
    await this.notes.say(game.id, (before) =>
      before.visibility === visibility
        ? []
        : [{ kind: 'VisibilitySet', visibility, by: signature(game.id, reader) }],
    );
    return visibility;
  }

  /** Problem `VISIBILITY_TOO_WIDE` for a branch, measured at the game it goes on from, as that is now. */
  async #requireNoWider(id: GameId, visibility: Visibility): Promise<void> {
    // Also what a link does not show.
    const { events } = await this.games.whole(id);
    const branched = events.findLast(({ event }) => event.kind === 'GameBranched')?.event;
    if (branched?.kind !== 'GameBranched') return;
    const { visibility: widest } = await this.notes.of(this.games.idOf(branched.parent));
    const widening = wideningOf(visibility, widest ?? 'PUBLIC');
    if (widening !== null) throw new ProblemError(widening);
  }
}
