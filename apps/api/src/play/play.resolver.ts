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
import { recordBounds, type Decision, type RecordedEvent } from '#record';
import { playerOf } from '../replay/player-names.js';
import { AdministrationService } from '../access/administration.service.js';
import type { Reader } from '../access/reader.js';
import { Visibility } from '../notes/visibility.types.js';
import { errorCatalogue } from '../errors/catalogue.js';
import { Game } from '../graphql/game.types.js';
import { REBUILD_COST } from '../graphql/query-limits.js';
import { Locale } from '../graphql/shared.types.js';
import { ReplayedGames } from '../replay/replayed-games.js';
import { NewGamesService } from './new-games.service.js';
import { BotDecisions, MOST_DECISIONS } from './bot-decisions.js';
import { DecisionsService } from './decisions.service.js';
import { DeletionsService } from './deletions.service.js';
import { HaltsService } from './halts.service.js';
import {
  BegunGame,
  BotPlay,
  BotPlayer,
  BranchPlayerInput,
  DecisionTaken,
  HaltedPlay,
  StartGameInput,
} from './play.types.js';

@ArgsType()
export class DecideArguments {
  @Field(() => ID, { description: 'The id of the game.' })
  readonly game!: string;
  @Field(() => Int, { description: 'The id of the pending decision.' })
  readonly decision!: number;
  @Field(() => [String], {
    description:
      'The keys of the chosen options, in order if the order matters. `["concede"]` concedes the game, ' +
      'even while another player decides.',
  })
  readonly choice!: readonly string[];
  @Field(() => Int, { nullable: true, description: 'The thinking time in milliseconds, if known.' })
  readonly thinkingTime?: number | null;
  @Field(() => Locale, { defaultValue: 'en', description: 'The language of texts in the response.' })
  readonly locale!: Locale;
}

@ArgsType()
export class BranchArguments {
  @Field(() => ID, { description: 'The id of the game.' })
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
    description: 'The visibility, at most the visibility of the game. Default: the visibility of the game.',
  })
  readonly visibility?: Visibility | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The seat that you play. Default: the first seat without a bot.',
  })
  readonly seat?: number | null;
  @Field({
    defaultValue: true,
    description: 'Whether you play a seat. If not, each seat without a bot gets an invitation.',
  })
  readonly playing!: boolean;
  @Field({
    defaultValue: false,
    description:
      'Whether the branch is open. In an open branch, people who can view the game see everything. You get ' +
      'the tokens of all seats without a bot, and there are no invitations.',
  })
  readonly open!: boolean;
  @Field(() => [String], {
    nullable: true,
    description: 'A choice at that position, for one of your seats. Default: the decision remains pending.',
  })
  readonly choice?: readonly string[] | null;
  @Field(() => String, {
    nullable: true,
    description: `The name, at most ${recordBounds.gameName} characters. Default: no name.`,
  })
  readonly name?: string | null;
}

@ArgsType()
export class BotArguments {
  @Field(() => ID, { description: 'The id of the game.' })
  readonly game!: string;
  @Field(() => BotPlayer, { description: 'The bot that decides.' })
  readonly bot!: BotPlayer;
  @Field(() => [Int], {
    nullable: true,
    description: 'The seats for which it decides. Default: all seats whose tokens you send.',
  })
  readonly seats?: readonly number[] | null;
  @Field(() => Int, {
    defaultValue: 1,
    description:
      `The maximum number of decisions, at most ${MOST_DECISIONS}. The bot stops earlier if another seat ` +
      'has a decision.',
  })
  readonly decisions!: number;
}

/** Returns the pending decision at the end of a record. Null if there is none. */
function pendingIn(events: readonly RecordedEvent[]): Decision | null {
  // In a branch, the last event before `GameBranched` is the parent's decision from which the branch continues.
  const last = events.findLast(({ event }) => event.kind !== 'GameBranched')?.event;
  return last?.kind === 'DecisionRequested' ? last.decision : null;
}

const meanings: Readonly<Record<string, { readonly meaning: string }>> = errorCatalogue;
const meaningOf = (code: string): string => meanings[code]?.meaning ?? 'The bot failed to make its decision.';

@Resolver(() => Game)
export class PlayResolver {
  constructor(
    private readonly newGames: NewGamesService,
    private readonly decisions: DecisionsService,
    private readonly deletions: DeletionsService,
    private readonly halts: HaltsService,
    private readonly games: ReplayedGames,
    private readonly administration: AdministrationService,
    private readonly botDecisions: BotDecisions,
  ) {}

  @Mutation(() => BegunGame, {
    complexity: 1000,
    description: 'Begins a game. Returns the token of your seat, and invitations to the other seats.',
  })
  startGame(
    @Context('reader') reader: Reader,
    @Args('input', { description: 'The setup.' }) input: StartGameInput,
  ): Promise<BegunGame> {
    return this.newGames.start(input, reader);
  }

  @Mutation(() => DecisionTaken, {
    complexity: 2 * REBUILD_COST,
    description:
      'Makes a decision with the token of its seat. The response is sent after the decision has been ' +
      'recorded. Sending the same choice again returns the same response and changes nothing.',
  })
  decide(
    @Context('reader') reader: Reader,
    @Args() { game, decision, choice, thinkingTime, locale }: DecideArguments,
  ): Promise<DecisionTaken> {
    const requested = { decision, choice, thinkingTime: thinkingTime ?? null };
    return this.decisions.take(game, requested, locale, reader);
  }

  @Mutation(() => BotPlay, {
    complexity: 1000,
    description:
      'Lets a bot make the next decisions of seats whose tokens you send. Each decision is recorded before ' +
      'the next one.',
  })
  letBotDecide(@Context('reader') reader: Reader, @Args() args: BotArguments): Promise<BotPlay> {
    return this.botDecisions.take(args, reader);
  }

  @Mutation(() => BegunGame, {
    complexity: 1000,
    description:
      'Begins a branch, which is a game that continues another game from one of its positions and shares ' +
      'its earlier part.',
  })
  branchGame(@Context('reader') reader: Reader, @Args() args: BranchArguments): Promise<BegunGame> {
    return this.newGames.branch(args, reader);
  }

  @Mutation(() => BegunGame, {
    complexity: 1000,
    description:
      'Takes your last choice back in a game against bots. Begins a branch at that choice, in which the ' +
      'bots continue to play. The original game does not change. Errors: SEAT_REQUIRED, FORBIDDEN, ' +
      'DECISION_NOT_FOUND.',
  })
  takeBack(
    @Context('reader') reader: Reader,
    @Args('game', { type: () => ID, description: 'The id of the game.' }) game: string,
  ): Promise<BegunGame> {
    return this.newGames.takeBack(game, reader);
  }

  @Mutation(() => ID, {
    complexity: 1000,
    description:
      'Permanently deletes a game. Delete its branches first. Only for admins and the person who began it ' +
      'while signed in to play or to coach.',
  })
  deleteGame(
    @Context('reader') reader: Reader,
    @Args('game', { type: () => ID, description: 'The id of the game.' }) game: string,
  ): Promise<string> {
    return this.deletions.delete(game, reader);
  }

  @Mutation(() => ID, {
    complexity: 1000,
    description:
      'Lets bots try again in a game whose play was halted. Only for admins, players and the person who ' +
      'began the game.',
  })
  resumePlay(
    @Context('reader') reader: Reader,
    @Args('game', { type: () => ID, description: 'The id of the game.' }) game: string,
  ): Promise<string> {
    return this.halts.resume(game, reader);
  }

  @ResolveField(() => HaltedPlay, {
    nullable: true,
    complexity: REBUILD_COST,
    description:
      'The decision at which play was halted because it failed. Bots do not try it again. Null if play was ' +
      'not halted.',
  })
  async halted(@Parent() { id }: Game, @Context('reader') reader: Reader): Promise<HaltedPlay | null> {
    const game = await this.games.open(id, reader);
    const { halted } = await this.administration.of(game.id);
    const pending = pendingIn(game.events);
    if (halted === null || pending?.id !== halted.decision || game.isClosed) return null;
    const { seat } = pending;
    return { ...halted, seat, name: playerOf(game, seat), message: meaningOf(halted.code) };
  }
}
