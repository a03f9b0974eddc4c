import { Args, Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Reader } from '../../access/reader.js';
import { CardWords } from '../../cards/card-words.js';
import { Game } from '../../graphql/game.types.js';
import { Locale } from '../../graphql/shared.types.js';
import { REBUILD_COST } from '../../graphql/query-limits.js';
import { ReplayedGames } from '../replayed-games.js';
import { publicState } from './public-state.js';
import { GameState } from './state.types.js';

@Resolver(() => Game)
export class StateResolver {
  constructor(
    private readonly games: ReplayedGames,
    private readonly words: CardWords,
  ) {}

  @ResolveField(() => GameState, {
    complexity: ({ childComplexity }) => REBUILD_COST + childComplexity,
    description: 'The game at a position (`142`, `142.3`, by default the last), from a perspective.',
  })
  async state(
    @Parent() { id }: Game,
    @Context('reader') reader: Reader,
    @Args('at', { type: () => String, nullable: true }) at: string | null | undefined,
    @Args('as', { defaultValue: 'spectator' }) as: string,
    @Args('locale', { type: () => Locale, defaultValue: 'en', description: 'The language of card text.' })
    locale: Locale,
  ): Promise<GameState> {
    const game = await this.games.open(id, reader);
    return publicState(game, at ?? null, as, (face) =>
      this.words.ofGame(game.module, face, game.started.cards[face.reference], locale),
    );
  }
}
