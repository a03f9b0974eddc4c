import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Reader } from '../access/reader.js';
import { Game } from '../graphql/game.types.js';
import { ReplayedGames } from '../replay/replayed-games.js';
import { UnreadableNote } from './note.types.js';
import { NotesService } from './notes.service.js';

/** The cost of reading a game's notes. */
const READING_COST = 10;

@Resolver(() => Game)
export class UnreadableResolver {
  constructor(
    private readonly games: ReplayedGames,
    private readonly notes: NotesService,
  ) {}

  @ResolveField(() => [UnreadableNote], {
    complexity: READING_COST,
    description:
      'The notes that the server hides because it cannot read them, oldest first. Empty for users who are ' +
      'not ' +
      'admins.',
  })
  async unreadableNotes(
    @Parent() { id }: Game,
    @Context('reader') reader: Reader,
  ): Promise<readonly UnreadableNote[]> {
    if (reader.role !== 'admin') return [];
    const { unreadable } = await this.notes.of(this.games.idOf(id));
    return unreadable.map(({ revision, unreadable: { kind, problem } }) => ({
      revision,
      kind,
      code: problem.code,
      message: problem.message,
    }));
  }
}
