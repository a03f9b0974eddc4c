import { Args, Context, ID, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Reader } from '../access/reader.js';
import { Game } from '../graphql/game.types.js';
import { REBUILD_COST } from '../graphql/query-limits.js';
import { ProblemError, valueOf } from '../problem-error.js';
import { ReplayedGames } from '../replay/replayed-games.js';
import { NotesService } from './notes.service.js';
import { isLate, namesIn, NamesService } from './names.service.js';
import { isSameTag, tagOf } from './note-texts.js';
import { openToWrite, signed } from './writing.js';

/** The cost of reading the notes about a game. */
const READING_COST = 10;
/** The maximum number of tags per game. */
const MOST_TAGS = 20;

@Resolver(() => Game)
export class TagsResolver {
  constructor(
    private readonly games: ReplayedGames,
    private readonly notes: NotesService,
    private readonly names: NamesService,
  ) {}

  @ResolveField(() => [String], {
    complexity: READING_COST,
    description: 'The tags of the game, oldest first.',
  })
  async tags(@Parent() { id }: Game, @Context('reader') reader: Reader): Promise<readonly string[]> {
    return (await this.names.of(this.games.idOf(id), reader)).tags;
  }

  @ResolveField(() => [String], {
    complexity: READING_COST,
    description: 'The tags that were added after the end of the game, so they may reveal the result.',
  })
  async lateTags(
    @Parent() { id, endedAt }: Game,
    @Context('reader') reader: Reader,
  ): Promise<readonly string[]> {
    const { tags, taggedAt } = await this.names.of(this.games.idOf(id), reader);
    return tags.filter((_, at) => isLate(taggedAt[at], endedAt));
  }

  @Mutation(() => [String], {
    complexity: REBUILD_COST,
    description:
      'Adds a tag to a game, in the given spelling. If the game already has the tag, in any case, nothing ' +
      'changes. Returns all of its tags.',
  })
  async tag(
    @Context('reader') reader: Reader,
    @Args('game', { type: () => ID, description: 'The id of the game.' }) id: string,
    @Args('tag', { description: 'The tag, at most 40 characters.' }) text: string,
  ): Promise<readonly string[]> {
    const game = await openToWrite(this.games, id, reader);
    const tag = valueOf(tagOf(text));
    const notes = await this.notes.write(game.id, (before) => {
      if (before.tags.some((present) => isSameTag(present, tag))) return [];
      if (before.tags.length < MOST_TAGS) return [{ kind: 'Tagged', tag, ...signed(game.id, reader) }];
      throw new ProblemError({
        code: 'TAGS_TOO_MANY',
        message: `The game already has ${MOST_TAGS} tags, which is the limit.`,
        advice: 'Remove a tag first.',
      });
    });
    return namesIn(game, notes).tags;
  }

  @Mutation(() => [String], {
    complexity: REBUILD_COST,
    description: 'Removes a tag from a game, in any case. Returns the remaining tags.',
  })
  async untag(
    @Context('reader') reader: Reader,
    @Args('game', { type: () => ID, description: 'The id of the game.' }) id: string,
    @Args('tag', { description: 'The tag.' }) text: string,
  ): Promise<readonly string[]> {
    const game = await openToWrite(this.games, id, reader);
    const tag = valueOf(tagOf(text));
    const notes = await this.notes.write(game.id, (before) =>
      before.tags
        .filter((present) => isSameTag(present, tag))
        .map((present) => ({ kind: 'Untagged' as const, tag: present, ...signed(game.id, reader) })),
    );
    return namesIn(game, notes).tags;
  }
}
