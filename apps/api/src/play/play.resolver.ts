import {
  Args,
  ArgsType,
  Context,
  Field,
  ID,
  Int,
  Mutation,
  Parent,
  ResolveField,
  Resolver,
} from '@nestjs/graphql';
import type { Reader } from '../access/reader.js';
import { Visibility } from '../access/visibility.types.js';
import { Game } from '../games/game.types.js';
import { REBUILD_COST } from '../graphql/query-limits.js';
import { Locale } from '../graphql/shared.types.js';
import { Notes } from '../notes/notes.js';
import { ReplayedGames } from '../replays/replayed-games.js';
import { Beginnings } from './beginnings.js';
import { branchesTold, isKnown } from './branches.js';
import { Decisions } from './decisions.js';
import { Deletions } from './deletions.js';
import {
  BegunGame,
  BranchPlayerInput,
  DecisionTaken,
  GameBranch,
  GameParent,
  StartGameInput,
} from './play.types.js';

@ArgsType()
export class DecideArguments {
  @Field(() => ID)
  readonly game!: string;
  @Field(() => Int, { description: 'The id of the decision that is asked for.' })
  readonly decision!: number;
  @Field(() => [String], {
    description: 'The keys of the options that are picked, in their order where it matters.',
  })
  readonly choice!: readonly string[];
  @Field(() => Int, { nullable: true, description: 'Milliseconds that it took, when known.' })
  readonly thinkingTime?: number | null;
  @Field(() => Locale, { defaultValue: 'en' })
  readonly locale!: Locale;
}

@ArgsType()
export class BranchArguments {
  @Field(() => ID)
  readonly game!: string;
  @Field({ description: 'A position where a decision is asked for.' })
  readonly at!: string;
  @Field(() => [BranchPlayerInput], {
    nullable: true,
    description: 'One for each seat; without them every seat is played by its token.',
  })
  readonly players?: readonly BranchPlayerInput[] | null;
  @Field(() => Visibility, {
    nullable: true,
    description: 'That of the game, which is the widest it can be, when left out.',
  })
  readonly visibility?: Visibility | null;
}

/** Branches of one game that are told. */
const MOST_BRANCHES = 100;

@Resolver(() => Game)
export class PlayResolver {
  constructor(
    private readonly beginnings: Beginnings,
    private readonly decisions: Decisions,
    private readonly deletions: Deletions,
    private readonly games: ReplayedGames,
    private readonly notes: Notes,
  ) {}

  @Mutation(() => BegunGame, { complexity: 1000, description: 'Begins a game and hands out its seats.' })
  startGame(@Context('reader') reader: Reader, @Args('input') input: StartGameInput): Promise<BegunGame> {
    return this.beginnings.start(input, reader);
  }

  @Mutation(() => DecisionTaken, {
    complexity: 2 * REBUILD_COST,
    description:
      'Takes a decision by the token of its seat. It is recorded when it is answered; the same decision with the same choice ' +
      'again answers the same and changes nothing.',
  })
  decide(
    @Context('reader') reader: Reader,
    @Args() { game, decision, choice, thinkingTime, locale }: DecideArguments,
  ): Promise<DecisionTaken> {
    const asked = { decision, choice, thinkingTime: thinkingTime ?? null };
    return this.decisions.take(game, asked, locale, reader);
  }

  @Mutation(() => BegunGame, {
    complexity: 1000,
    description: 'Begins a game that goes on from a position of another, and shares what came before.',
  })
  branchGame(
    @Context('reader') reader: Reader,
    @Args() { game, at, players, visibility }: BranchArguments,
  ): Promise<BegunGame> {
    return this.beginnings.branch(game, at, players ?? null, visibility ?? null, reader);
  }

  @Mutation(() => ID, {
    complexity: 1000,
    description:
      'Deletes a game for good; for admins and whoever began it. Games that go on from it are deleted first.',
  })
  deleteGame(
    @Context('reader') reader: Reader,
    @Args('game', { type: () => ID }) game: string,
  ): Promise<string> {
    return this.deletions.delete(game, reader);
  }

  @ResolveField(() => GameParent, {
    nullable: true,
    complexity: REBUILD_COST,
    description: 'The game that it goes on from; null: none, or none that the reader may see.',
  })
  async parent(@Parent() { id }: Game, @Context('reader') reader: Reader): Promise<GameParent | null> {
    const { events } = await this.games.open(id, reader);
    const event = events.findLast((one) => one.event.kind === 'GameBranched')?.event;
    if (event?.kind !== 'GameBranched' || !(await isKnown(this.games, event.parent, reader))) return null;
    return { id: event.parent, position: `${event.revision}` };
  }

  @ResolveField(() => [GameBranch], {
    complexity: ({ childComplexity }) => REBUILD_COST + MOST_BRANCHES * childComplexity,
    description: `The games that go on from it and that the reader may see; the last ${MOST_BRANCHES}.`,
  })
  async branches(@Parent() { id }: Game, @Context('reader') reader: Reader): Promise<readonly GameBranch[]> {
    const game = await this.games.open(id, reader);
    const branches = (await this.notes.of(game.id)).branches
      .filter(({ position }) => Number(position) < game.length)
      .slice(-MOST_BRANCHES);
    const told = await branchesTold(
      this.games,
      branches.map((branch) => branch.game),
      reader,
    );
    return branches
      .filter((branch) => told.includes(branch.game))
      .map((branch) => ({ id: branch.game, position: branch.position }));
  }
}
