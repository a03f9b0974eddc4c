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
import type { GameId, RecordedEvent } from '#record';
import { Administration } from '../access/administration.js';
import type { Reader } from '../access/reader.js';
import { Visibility } from '../notes/visibility.types.js';
import { errorCatalogue } from '../errors/catalogue.js';
import { Game } from '../graphql/game.types.js';
import { KnownGames } from '../catalogue/known-games.js';
import { REBUILD_COST } from '../graphql/query-limits.js';
import { Locale } from '../graphql/shared.types.js';
import { ReplayedGames } from '../replay/replayed-games.js';
import { Beginnings } from './beginnings.js';
import { Decisions } from './decisions.js';
import { Deletions } from './deletions.js';
import { Halts } from './halts.js';
import {
  BegunGame,
  BranchPlayerInput,
  DecisionTaken,
  GameBranch,
  GameParent,
  HaltedPlay,
  StartGameInput,
} from './play.types.js';

@ArgsType()
export class DecideArguments {
  @Field(() => ID)
  readonly game!: string;
  @Field(() => Int, { description: 'The id of the pending decision.' })
  readonly decision!: number;
  @Field(() => [String], {
    description: 'The keys of the chosen options, in order where it matters.',
  })
  readonly choice!: readonly string[];
  @Field(() => Int, { nullable: true, description: 'The time it took in milliseconds, when known.' })
  readonly thinkingTime?: number | null;
  @Field(() => Locale, { defaultValue: 'en' })
  readonly locale!: Locale;
}

@ArgsType()
export class BranchArguments {
  @Field(() => ID)
  readonly game!: string;
  @Field({ description: 'A position with a pending decision.' })
  readonly at!: string;
  @Field(() => [BranchPlayerInput], {
    nullable: true,
    description: 'One player for each seat. Default: people play every seat with its token.',
  })
  readonly players?: readonly BranchPlayerInput[] | null;
  @Field(() => Visibility, {
    nullable: true,
    description: 'At most that of the game. Default: that of the game.',
  })
  readonly visibility?: Visibility | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The seat that you play. Default: the first without a bot.',
  })
  readonly seat?: number | null;
  @Field({
    defaultValue: true,
    description: 'False: you play no seat, and each seat without a bot gets an invitation.',
  })
  readonly playing!: boolean;
}

/** The number of the decision that is asked for at the end of a record. */
function pendingIn(events: readonly RecordedEvent[]): number | null {
  const last = events.at(-1)?.event;
  return last?.kind === 'DecisionRequested' ? last.decision.id : null;
}

const meanings: Readonly<Record<string, { readonly meaning: string }>> = errorCatalogue;
const meaningOf = (code: string): string => meanings[code]?.meaning ?? 'The bot could not decide.';

/** Branches of one game that are told. */
const MOST_BRANCHES = 100;

@Resolver(() => Game)
export class PlayResolver {
  constructor(
    private readonly beginnings: Beginnings,
    private readonly decisions: Decisions,
    private readonly deletions: Deletions,
    private readonly halts: Halts,
    private readonly games: ReplayedGames,
    private readonly administration: Administration,
    private readonly known: KnownGames,
  ) {}

  @Mutation(() => BegunGame, {
    complexity: 1000,
    description: 'Begins a game. Returns the token of your seat, and invitations to the others.',
  })
  startGame(@Context('reader') reader: Reader, @Args('input') input: StartGameInput): Promise<BegunGame> {
    return this.beginnings.start(input, reader);
  }

  @Mutation(() => DecisionTaken, {
    complexity: 2 * REBUILD_COST,
    description:
      'Makes a decision, with the token of its seat. When you get the answer, the decision is ' +
      'recorded. Sending the same choice again returns the same answer and changes nothing.',
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
    description:
      'Begins a branch: a game that continues another from one of its positions, and shares ' +
      'what came before.',
  })
  branchGame(@Context('reader') reader: Reader, @Args() asked: BranchArguments): Promise<BegunGame> {
    return this.beginnings.branch(asked, reader);
  }

  @Mutation(() => ID, {
    complexity: 1000,
    description:
      'Deletes a game for good. For admins, and for the person who began it while signed in to ' +
      'play or to coach. Delete its branches first.',
  })
  deleteGame(
    @Context('reader') reader: Reader,
    @Args('game', { type: () => ID }) game: string,
  ): Promise<string> {
    return this.deletions.delete(game, reader);
  }

  @Mutation(() => ID, {
    complexity: 1000,
    description:
      'Lets bots try again where play was halted. For admins, players and the person who began ' +
      'the game.',
  })
  resumePlay(
    @Context('reader') reader: Reader,
    @Args('game', { type: () => ID }) game: string,
  ): Promise<string> {
    return this.halts.resume(game, reader);
  }

  @ResolveField(() => HaltedPlay, {
    nullable: true,
    complexity: REBUILD_COST,
    description:
      'The decision at which play was halted because it could not be played out. Bots do not ' +
      'try it again. Null: play was not halted.',
  })
  async halted(@Parent() { id }: Game, @Context('reader') reader: Reader): Promise<HaltedPlay | null> {
    const game = await this.games.open(id, reader);
    const { halted } = await this.administration.of(game.id);
    const isPending = halted !== null && pendingIn(game.events) === halted.decision;
    return isPending && !game.isClosed ? { ...halted, message: meaningOf(halted.code) } : null;
  }

  @ResolveField(() => GameParent, {
    nullable: true,
    complexity: REBUILD_COST,
    description: 'The game it branches from. Null: none, or none that you can see.',
  })
  async parent(@Parent() { id }: Game, @Context('reader') reader: Reader): Promise<GameParent | null> {
    const { events } = await this.games.open(id, reader);
    const event = events.findLast((one) => one.event.kind === 'GameBranched')?.event;
    if (event?.kind !== 'GameBranched' || !(await this.known.has(event.parent as GameId, reader)))
      return null;
    return { id: event.parent, position: `${event.revision}` };
  }

  @ResolveField(() => [GameBranch], {
    complexity: ({ childComplexity }) => REBUILD_COST + MOST_BRANCHES * childComplexity,
    description: `Its branches that you can see, the last ${MOST_BRANCHES}.`,
  })
  async branches(@Parent() { id }: Game, @Context('reader') reader: Reader): Promise<readonly GameBranch[]> {
    const game = await this.games.open(id, reader);
    const branches = (await this.administration.of(game.id)).branches
      .filter(({ position }) => Number(position) < game.length)
      .slice(-MOST_BRANCHES);
    const told = await this.known.of(
      branches.map((branch) => branch.game),
      reader,
    );
    return branches
      .filter((branch) => told.includes(branch.game))
      .map((branch) => ({ id: branch.game, position: branch.position }));
  }
}
