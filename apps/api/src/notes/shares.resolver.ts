import { randomUUID } from 'node:crypto';
import { Inject } from '@nestjs/common';
import { Args, Context, ID, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { GameNotes, SharedLink } from '#projections';
import { formatPosition, parsePosition, type GameId } from '#record';
import { ACCESS, type Access } from '../access/access.js';
import type { Reader } from '../access/reader.js';
import { Game } from '../games/game.types.js';
import { REBUILD_COST } from '../graphql/query-limits.js';
import { ProblemError, valueOf } from '../problem-error.js';
import { ReplayedGames } from '../replays/replayed-games.js';
import { Notes } from './notes.js';
import { Share } from './share.types.js';
import { mayChange, openToWrite, signature } from './writing.js';

/** Links of one game that count, at most. */
const MOST_SHARES = 100;

@Resolver(() => Game)
export class SharesResolver {
  constructor(
    private readonly games: ReplayedGames,
    private readonly notes: Notes,
    @Inject(ACCESS) private readonly access: Access,
  ) {}

  @ResolveField(() => [Share], {
    complexity: REBUILD_COST,
    description: 'The links to the game that whoever asks may revoke: their own, all for admins.',
  })
  async shares(@Parent() { id }: Game, @Context('reader') reader: Reader): Promise<readonly Share[]> {
    const game = this.games.idOf(id);
    const { shares } = await this.notes.of(game);
    return Promise.all(
      shares.filter((link) => mayChange(game, reader, link)).map((link) => this.#told(game, link)),
    );
  }

  @Mutation(() => Share, {
    complexity: REBUILD_COST,
    description:
      'Makes a link by which anybody may look at the game up to a position, as somebody that who shares it may look as.',
  })
  async share(
    @Context('reader') reader: Reader,
    @Args('game', { type: () => ID }) id: string,
    @Args('position') position: string,
    @Args('as', { defaultValue: 'spectator' }) as: string,
  ): Promise<Share> {
    const game = await openToWrite(this.games, id, reader);
    game.viewer(as);
    const at = valueOf(parsePosition(position));
    valueOf(game.replay.at(at));
    const by = signature(game.id, reader);
    const link = { id: randomUUID(), position: formatPosition(at), as, by };
    const { shares } = await this.notes.say(game.id, (before) => {
      if (before.shares.length < MOST_SHARES) return [{ kind: 'LinkShared', ...link }];
      throw new ProblemError({
        code: 'TOO_MANY_SHARES',
        message: `${MOST_SHARES} links to the game count already.`,
        advice: 'Revoke one that is not needed any more.',
      });
    });
    return this.#told(game.id, linkIn(shares, link.id));
  }

  @Mutation(() => ID, {
    complexity: REBUILD_COST,
    description: 'Makes a link show nothing any more; only who shared it and admins may. Returns its id.',
  })
  async revokeShare(
    @Context('reader') reader: Reader,
    @Args('game', { type: () => ID }) gameId: string,
    @Args('id', { type: () => ID }) id: string,
  ): Promise<string> {
    const game = await openToWrite(this.games, gameId, reader);
    await this.notes.say(game.id, ({ shares }) => {
      linkIn(
        shares.filter((link) => mayChange(game.id, reader, link)),
        id,
      );
      return [{ kind: 'LinkRevoked', id, by: signature(game.id, reader) }];
    });
    return id;
  }

  async #told(game: GameId, { sharedAt, ...link }: SharedLink): Promise<Share> {
    const { id, position, as } = link;
    const token = await this.access.capabilities.shareToken({ id, game, position, as });
    const path = `/game/${game}?${new URLSearchParams({ at: position, as }).toString()}`;
    return { ...link, sharedAt: new Date(sharedAt), token, link: `${path}#share=${token}` };
  }
}

/** The link of that id; problem `SHARE_NOT_FOUND`. */
function linkIn(shares: GameNotes['shares'], id: string): SharedLink {
  const link = shares.find((shared) => shared.id === id);
  if (link !== undefined) return link;
  throw new ProblemError({
    code: 'SHARE_NOT_FOUND',
    message: `There is no link "${id}" to this game that you may revoke.`,
    advice: 'The field `shares` of the game lists them.',
  });
}
