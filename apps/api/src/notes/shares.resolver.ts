import { Inject } from '@nestjs/common';
import { Args, Context, ID, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { SharedLink } from '#projections';
import type { GameId } from '#record';
import { ACCESS, type Access } from '../access/access.js';
import { AdministrationService } from '../access/administration.service.js';
import type { Reader } from '../access/reader.js';
import { Game } from '../graphql/game.types.js';
import { REBUILD_COST } from '../graphql/query-limits.js';
import { EMBEDDING } from '../api.tokens.js';
import { ReplayedGames } from '../replay/replayed-games.js';
import { Share } from './share.types.js';
import { ShareLinks } from './share-links.js';
import { mayChange, openToWrite } from './writing.js';

@Resolver(() => Game)
export class SharesResolver {
  constructor(
    private readonly games: ReplayedGames,
    private readonly administration: AdministrationService,
    private readonly links: ShareLinks,
    @Inject(ACCESS) private readonly access: Access,
    @Inject(EMBEDDING) private readonly embedding: boolean,
  ) {}

  @ResolveField(() => [Share], {
    complexity: REBUILD_COST,
    description: "The game's share links that you can revoke: your own, or all for admins.",
  })
  async shares(@Parent() { id }: Game, @Context('reader') reader: Reader): Promise<readonly Share[]> {
    const game = this.games.idOf(id);
    const { shares } = await this.administration.of(game);
    return Promise.all(
      shares.filter((link) => mayChange(game, reader, link)).map((link) => this.#shareOf(game, link)),
    );
  }

  @Mutation(() => Share, {
    complexity: REBUILD_COST,
    description:
      'Creates a share link that shows the game up to a position, from a perspective that you can view.',
  })
  async share(
    @Context('reader') reader: Reader,
    @Args('game', { type: () => ID, description: 'The id of the game.' }) id: string,
    @Args('position', { description: 'The last position that the link shows.' }) position: string,
    @Args('as', { defaultValue: 'spectator', description: 'The perspective that the link shows.' })
    as: string,
  ): Promise<Share> {
    const game = await openToWrite(this.games, id, reader);
    return this.#shareOf(game.id, await this.links.share(game, position, as, reader));
  }

  @Mutation(() => ID, {
    complexity: REBUILD_COST,
    description: 'Revokes a share link. Returns its id. Only for the person who shared it and admins.',
  })
  async revokeShare(
    @Context('reader') reader: Reader,
    @Args('game', { type: () => ID, description: 'The id of the game.' }) gameId: string,
    @Args('id', { type: () => ID, description: 'The id of the link.' }) id: string,
  ): Promise<string> {
    const game = await openToWrite(this.games, gameId, reader);
    await this.links.revoke(game.id, id, reader);
    return id;
  }

  async #shareOf(game: GameId, { sharedAt, ...link }: SharedLink): Promise<Share> {
    const { id, position, as } = link;
    const token = await this.access.capabilities.shareToken({ id, game, position, as });
    const view = `${game}?${new URLSearchParams({ at: position, as }).toString()}#share=${token}`;
    const embed = this.embedding ? `/embed/${view}` : null;
    return { ...link, sharedAt: new Date(sharedAt), token, link: `/game/${view}`, embed };
  }
}
