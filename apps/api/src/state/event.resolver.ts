import { Args, Context, Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Reader } from '../access/reader.js';
import { Game } from '../games/game.types.js';
import { REBUILD_COST } from '../graphql/query-limits.js';
import { ReplayedGames } from '../replays/replayed-games.js';
import { Locale } from '../graphql/shared.types.js';
import { GameEvent } from './event.types.js';
import { publicEvent } from './public-event.js';

@Resolver(() => Game)
export class EventResolver {
  constructor(private readonly games: ReplayedGames) {}

  @ResolveField(() => GameEvent, {
    complexity: ({ childComplexity }) => REBUILD_COST + childComplexity,
    description: 'One event as somebody may know it.',
  })
  async event(
    @Parent() { id }: Game,
    @Context('reader') reader: Reader,
    @Args('revision', { type: () => Int }) revision: number,
    @Args('as', { defaultValue: 'spectator' }) as: string,
    @Args('locale', { type: () => Locale, defaultValue: 'en' }) locale: Locale,
  ): Promise<GameEvent> {
    return publicEvent(await this.games.open(id, reader), revision, as, locale);
  }
}
