import { Args, ArgsType, Field, ID, Int, Query, Resolver } from '@nestjs/graphql';
import { checkPage, clampedCount } from '../pages.js';
import { valueOf } from '../problem-error.js';
import { Game, GameConnection, GameFilter } from './game.types.js';
import { GameList } from './game-list.js';

export const MAX_GAMES = 100;

@ArgsType()
export class GamesArguments {
  @Field(() => Int, { defaultValue: 20, description: 'At most 100.' })
  readonly first!: number;
  @Field(() => String, { nullable: true })
  readonly after?: string | null;
  @Field(() => GameFilter, { nullable: true })
  readonly filter?: GameFilter | null;
}

@Resolver(() => Game)
export class GamesResolver {
  constructor(private readonly list: GameList) {}

  @Query(() => GameConnection, {
    complexity: ({ args, childComplexity }) =>
      1 + clampedCount(Number(args['first'] ?? 0), MAX_GAMES) * childComplexity,
    description: 'The recorded games, newest first.',
  })
  async games(@Args() asked: GamesArguments): Promise<GameConnection> {
    valueOf(checkPage(asked, MAX_GAMES));
    return this.list.page(asked);
  }

  @Query(() => Game, { description: 'One recorded game; the error is GAME_NOT_FOUND when there is none.' })
  async game(@Args('id', { type: () => ID }) id: string): Promise<Game> {
    return this.list.game(id);
  }
}
