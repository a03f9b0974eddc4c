import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { GameFacts } from '../access/game-facts.js';
import type { Reader } from '../access/reader.js';
import { Game } from '../graphql/game.types.js';
import { valueOf } from '../problem-error.js';
import { ReplayedGames } from '../replay/replayed-games.js';
import { ImportedGame } from './import.types.js';

/** The cost of reading a game's access rights. */
const READING_COST = 10;

@Resolver(() => Game)
export class ImportedResolver {
  constructor(
    private readonly games: ReplayedGames,
    private readonly facts: GameFacts,
  ) {}

  @ResolveField(() => ImportedGame, {
    nullable: true,
    complexity: READING_COST,
    description: 'The origin of the game. Null if it was recorded on this server.',
  })
  async imported(
    @Parent() { id: text }: Game,
    @Context('reader') reader: Reader,
  ): Promise<ImportedGame | null> {
    const id = this.games.idOf(text);
    const { imported } = valueOf(await this.facts.of(id));
    if (imported === null) return null;
    const { by, at, check } = imported;
    // Readers with a share link must not learn the length of the game or the names of users.
    const isShown = reader.shares.some(({ game }) => game === id);
    const isKnown = reader.isLocal || (reader.role !== 'anonymous' && !isShown);
    return {
      by: isKnown ? by : null,
      at: new Date(at),
      check: check?.status ?? 'PENDING',
      position: isShown ? null : (check?.position ?? null),
    };
  }
}
