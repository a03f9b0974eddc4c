import { Args, ArgsType, Context, Field, ID, Int, Query, Resolver } from '@nestjs/graphql';
import type { Reader } from '../access/reader.js';
import { checkPage, clampedCount } from '../graphql/pages.js';
import { valueOf } from '../problem-error.js';
import { GameFilter, GameOrderBy } from './game-filter.types.js';
import { Game, GameConnection } from '../graphql/game.types.js';
import { GameList } from './game-list.js';

export const MAX_GAMES = 100;

@ArgsType()
export class GamesArguments {
  @Field(() => Int, { defaultValue: 20, description: 'The maximum number of games, at most 100.' })
  readonly first!: number;
  @Field(() => String, {
    nullable: true,
    description: 'The cursor of the last game before the page, in the same order.',
  })
  readonly after?: string | null;
  @Field(() => GameFilter, { nullable: true, description: 'Filters the games. Default: all games.' })
  readonly filter?: GameFilter | null;
  @Field(() => GameOrderBy, { nullable: true, description: 'The order of the games. Default: newest first.' })
  readonly orderBy?: GameOrderBy | null;
}

@Resolver(() => Game)
export class GamesResolver {
  constructor(private readonly list: GameList) {}

  @Query(() => GameConnection, {
    complexity: ({ args, childComplexity }) =>
      1 + clampedCount(Number(args['first'] ?? 0), MAX_GAMES) * childComplexity,
    description: 'The recorded games that you can view, newest first by default.',
  })
  async games(@Context('reader') reader: Reader, @Args() args: GamesArguments): Promise<GameConnection> {
    valueOf(checkPage(args, MAX_GAMES));
    return this.list.page(args, reader);
  }

  @Query(() => Game, { description: 'A recorded game. Error: GAME_NOT_FOUND.' })
  async game(
    @Context('reader') reader: Reader,
    @Args('id', { type: () => ID, description: 'The id of the game.' }) id: string,
  ): Promise<Game> {
    return this.list.game(id, reader);
  }
}
