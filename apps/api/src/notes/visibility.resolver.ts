import { Inject } from '@nestjs/common';
import { Args, Context, ID, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { setVisibility, type Archive } from '#archive';
import type { GameId } from '#record';
import { Game } from '../graphql/game.types.js';
import { REBUILD_COST } from '../graphql/query-limits.js';
import { signed } from './writing.js';
import { ReplayedGames } from '../replay/replayed-games.js';
import { ARCHIVE } from '../api.tokens.js';
import { ProblemError, valueOf } from '../problem-error.js';
import { AdministrationService } from '../access/administration.service.js';
import { isImporter } from '../access/importer.js';
import { checkOwnGame } from '../access/permission.js';
import type { Reader } from '../access/reader.js';
import { wideningOf } from '../access/widening.js';
import { Visibility } from './visibility.types.js';

@Resolver(() => Game)
export class VisibilityResolver {
  constructor(
    private readonly games: ReplayedGames,
    private readonly administration: AdministrationService,
    @Inject(ARCHIVE) private readonly archive: Archive,
  ) {}

  @ResolveField(() => Visibility, {
    complexity: REBUILD_COST,
    description: 'The visibility of the game after its end. Default: PUBLIC.',
  })
  async visibility(@Parent() { id }: Game, @Context('reader') reader: Reader): Promise<Visibility> {
    const game = await this.games.open(id, reader);
    return (await this.administration.of(game.id)).visibility ?? 'PUBLIC';
  }

  @ResolveField(() => [String], {
    complexity: REBUILD_COST,
    description: 'The perspectives from which you can view the game: `spectator`, seats, `all`.',
  })
  async perspectives(@Parent() { id }: Game, @Context('reader') reader: Reader): Promise<readonly string[]> {
    return (await this.games.open(id, reader)).perspectives;
  }

  @Mutation(() => Visibility, {
    complexity: REBUILD_COST,
    description: 'Sets who can view a game after its end. Only for its players, its importer and admins.',
  })
  async setVisibility(
    @Context('reader') reader: Reader,
    @Args('game', { type: () => ID, description: 'The id of the game.' }) id: string,
    @Args('visibility', { type: () => Visibility, description: 'The visibility of the game after its end.' })
    visibility: Visibility,
  ): Promise<Visibility> {
    const game = await this.games.open(id, reader);
    if (!isImporter(await this.administration.of(game.id), reader)) valueOf(checkOwnGame(game.id, reader));
    await this.#requireNoWider(game.id, visibility);
    valueOf(await setVisibility(this.archive, signed(game.id, reader), game.id, visibility));
    return visibility;
  }

  /**
   * Requires that a branch is not visible to more people than its parent game. Otherwise, fails with
   * `VISIBILITY_TOO_WIDE`.
   */
  async #requireNoWider(id: GameId, visibility: Visibility): Promise<void> {
    // Reads the whole record, because the part that a link shows might not contain the event at which the game branched
    // off its parent.
    const { events } = await this.games.whole(id);
    const branched = events.findLast(({ event }) => event.kind === 'GameBranched')?.event;
    if (branched?.kind !== 'GameBranched') return;
    const { visibility: widest } = await this.administration.of(this.games.idOf(branched.parent));
    const widening = wideningOf(visibility, widest ?? 'PUBLIC');
    if (widening !== null) throw new ProblemError(widening);
  }
}
