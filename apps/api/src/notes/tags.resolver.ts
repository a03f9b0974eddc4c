import { Args, Context, ID, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Reader } from '../access/reader.js';
import { Game } from '../games/game.types.js';
import { REBUILD_COST } from '../graphql/query-limits.js';
import { ProblemError, valueOf } from '../problem-error.js';
import { ReplayedGames } from '../replays/replayed-games.js';
import { Notes } from './notes.js';
import { tagOf } from './words.js';
import { openToWrite, signature } from './writing.js';

/** The cost of reading what is said about a game. */
const READING_COST = 10;
/** Tags of one game, at most. */
const MOST_TAGS = 20;

@Resolver(() => Game)
export class TagsResolver {
  constructor(
    private readonly games: ReplayedGames,
    private readonly notes: Notes,
  ) {}

  @ResolveField(() => [String], {
    complexity: READING_COST,
    description: 'Words that the game is found by, in the order they were given in.',
  })
  async tags(@Parent() { id }: Game): Promise<readonly string[]> {
    return (await this.notes.of(this.games.idOf(id))).tags;
  }

  @Mutation(() => [String], {
    complexity: REBUILD_COST,
    description:
      'Gives a game a tag, in lower case; one it has already changes nothing. Returns all of its tags.',
  })
  async tag(
    @Context('reader') reader: Reader,
    @Args('game', { type: () => ID }) id: string,
    @Args('tag', { description: 'At most 40 characters.' }) text: string,
  ): Promise<readonly string[]> {
    const game = await openToWrite(this.games, id, reader);
    const tag = valueOf(tagOf(text));
    const { tags } = await this.notes.say(game.id, (before) => {
      if (before.tags.includes(tag)) return [];
      if (before.tags.length < MOST_TAGS) return [{ kind: 'Tagged', tag, by: signature(game.id, reader) }];
      throw new ProblemError({
        code: 'TOO_MANY_TAGS',
        message: `The game has ${MOST_TAGS} tags already.`,
        advice: 'Take one away first.',
      });
    });
    return tags;
  }

  @Mutation(() => [String], {
    complexity: REBUILD_COST,
    description:
      'Takes a tag from a game; one it does not have changes nothing. Returns those that are left.',
  })
  async untag(
    @Context('reader') reader: Reader,
    @Args('game', { type: () => ID }) id: string,
    @Args('tag') text: string,
  ): Promise<readonly string[]> {
    const game = await openToWrite(this.games, id, reader);
    const tag = valueOf(tagOf(text));
    const { tags } = await this.notes.say(game.id, (before) =>
      before.tags.includes(tag) ? [{ kind: 'Untagged', tag, by: signature(game.id, reader) }] : [],
    );
    return tags;
  }
}
