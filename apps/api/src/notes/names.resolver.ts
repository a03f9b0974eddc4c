import { Args, Context, ID, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { recordBounds } from '#record';
import type { Reader } from '../access/reader.js';
import { Game } from '../graphql/game.types.js';
import { REBUILD_COST } from '../graphql/query-limits.js';
import { valueOf } from '../problem-error.js';
import { ReplayedGames } from '../replay/replayed-games.js';
import { NotesService } from './notes.service.js';
import { isLate, namesIn, NamesService } from './names.service.js';
import { gameNameOf } from './note-texts.js';
import { openToWrite, signed } from './writing.js';

/** The cost of reading the notes about a game. */
const READING_COST = 10;

@Resolver(() => Game)
export class NamesResolver {
  constructor(
    private readonly games: ReplayedGames,
    private readonly notes: NotesService,
    private readonly names: NamesService,
  ) {}

  @ResolveField(() => String, {
    nullable: true,
    complexity: READING_COST,
    description: 'The name, usually of a branch. Null if it has none.',
  })
  async name(@Parent() { id }: Game, @Context('reader') reader: Reader): Promise<string | null> {
    return (await this.names.of(this.games.idOf(id), reader)).name;
  }

  @ResolveField(() => Boolean, {
    complexity: READING_COST,
    description: 'Whether the name was given after the end of the game, so it may reveal the result.',
  })
  async nameIsLate(@Parent() { id, endedAt }: Game, @Context('reader') reader: Reader): Promise<boolean> {
    return isLate((await this.names.of(this.games.idOf(id), reader)).namedAt, endedAt);
  }

  @Mutation(() => String, {
    nullable: true,
    complexity: REBUILD_COST,
    description: 'Sets or removes the name of a game or branch. Returns the stored name.',
  })
  async nameGame(
    @Context('reader') reader: Reader,
    @Args('game', { type: () => ID, description: 'The id of the game.' }) id: string,
    @Args('name', {
      type: () => String,
      nullable: true,
      description: `The name, at most ${recordBounds.gameName} characters. Null or empty to remove the name.`,
    })
    text: string | null | undefined,
  ): Promise<string | null> {
    const game = await openToWrite(this.games, id, reader);
    const name = valueOf(gameNameOf(text ?? ''));
    const named = await this.notes.write(game.id, (before) =>
      before.name === name ? [] : [{ kind: 'Named', name, ...signed(game.id, reader) }],
    );
    return namesIn(game, named).name;
  }
}
