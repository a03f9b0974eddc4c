import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { gameDigest } from '#record';
import type { Reader } from '../access/reader.js';
import { REBUILD_COST } from '../graphql/query-limits.js';
import { ReplayedGames } from '../replay/replayed-games.js';
import { Game } from '../graphql/game.types.js';

@Resolver(() => Game)
export class DigestResolver {
  constructor(private readonly games: ReplayedGames) {}

  @ResolveField(() => String, {
    nullable: true,
    complexity: 28 * REBUILD_COST,
    description:
      "The digest of the game's events. Two games have the same digest only if their events are equal. " +
      'Null if the game is not over, or if part of it is hidden from you and the digest could confirm a ' +
      'guess.',
  })
  async digest(@Parent() { id }: Game, @Context('reader') reader: Reader): Promise<string | null> {
    const { events, isOver, tellsEverything } = await this.games.open(id, reader);
    return isOver && tellsEverything ? gameDigest(events) : null;
  }
}
