import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Reader } from '../access/reader.js';
import { AdministrationService } from '../access/administration.service.js';
import { Game } from '../graphql/game.types.js';
import { REBUILD_COST } from '../graphql/query-limits.js';
import { ReplayedGames } from '../replay/replayed-games.js';
import { SeatPlayer } from './play.types.js';
import { botPlayerOf } from './tables.service.js';

/** Shows a game's players to every reader who can view the game. */
@Resolver(() => Game)
export class SeatingResolver {
  constructor(
    private readonly games: ReplayedGames,
    private readonly administration: AdministrationService,
  ) {}

  @ResolveField(() => [SeatPlayer], {
    complexity: REBUILD_COST,
    description: 'The players in the seats, in seat order.',
  })
  async seating(
    @Parent() { id, players }: Game,
    @Context('reader') reader: Reader,
  ): Promise<readonly SeatPlayer[]> {
    const game = await this.games.open(id, reader);
    const { bots, invited } = await this.administration.of(game.id);
    return players.map(({ seat, name }) => {
      const bot = bots.find((player) => player.seat === seat)?.bot;
      return {
        seat,
        name,
        bot: bot === undefined ? null : botPlayerOf(bot),
        yours: reader.seats.some((held) => held.game === game.id && held.seat === seat),
        awaited: invited.some((invitation) => invitation.seat === seat && invitation.claimed === null),
      };
    });
  }
}
