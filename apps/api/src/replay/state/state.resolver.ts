import { Args, Context, Info, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import { patchBetween } from '#projections';
import type { Json } from '#record';
import type { Reader } from '../../access/reader.js';
import { CardTextsService } from '../../cards/card-texts.service.js';
import { Game } from '../../graphql/game.types.js';
import { inTurns } from '../../graphql/in-turns.js';
import { Locale } from '../../graphql/shared.types.js';
import { REBUILD_COST } from '../../graphql/query-limits.js';
import { valueOf } from '../../problem-error.js';
import { ReplayedGames } from '../replayed-games.js';
import { asInSchema } from './as-in-schema.js';
import { PatchOperation } from './patch.types.js';
import { revisionsBetween, requestedStates } from './revisions-between.js';
import { cardSayings } from './card-sayings.js';
import { publicState } from './public-state.js';
import { GameState } from './state.types.js';

/**
 * The cost of a state, excluding its selected fields. `PATCH_COST` is the cost of comparing two states. `PATCHED` is
 * the assumed number of operations in a patch.
 */
const STATE_COST = 250;
const PATCH_COST = 7000;
const PATCHED = 200;
/** The number of states that are computed and written to the response in one batch. */
const TOGETHER = 4;

@Resolver(() => Game)
export class StateResolver {
  constructor(
    private readonly games: ReplayedGames,
    private readonly words: CardTextsService,
  ) {}

  @ResolveField(() => GameState, {
    complexity: ({ childComplexity }) => REBUILD_COST + childComplexity,
    description:
      'The state of the game at a position (`142`, `142.3`, by default the last), from one perspective.',
  })
  async state(
    @Parent() { id }: Game,
    @Context('reader') reader: Reader,
    @Args('at', {
      type: () => String,
      nullable: true,
      description: 'The position: `142`, or `142.3` inside the event. Default: the last position.',
    })
    at: string | null | undefined,
    @Args('as', {
      defaultValue: 'spectator',
      description: 'The perspective: `spectator`, a seat number from `0`, or `all` (all cards visible).',
    })
    as: string,
    @Args('locale', { type: () => Locale, defaultValue: 'en', description: 'The language of card text.' })
    locale: Locale,
  ): Promise<GameState> {
    const game = await this.games.open(id, reader);
    return publicState(game, at ?? null, as, cardSayings(this.words, game, locale));
  }

  @ResolveField(() => [GameState], {
    complexity: ({ args, childComplexity }) =>
      REBUILD_COST + requestedStates(args) * (STATE_COST + childComplexity),
    description:
      'The state of the game after each event from the position `from` to the position `to`, including ' +
      'both, from one perspective. At most 50 events. Error: STATES_TOO_MANY.',
  })
  async states(
    @Parent() { id }: Game,
    @Context('reader') reader: Reader,
    @Args('from', { description: 'The first position.' }) from: string,
    @Args('to', { description: 'The last position.' }) to: string,
    @Args('as', {
      defaultValue: 'spectator',
      description: 'The perspective: `spectator`, a seat number from `0`, or `all` (all cards visible).',
    })
    as: string,
    @Args('locale', { type: () => Locale, defaultValue: 'en', description: 'The language of card text.' })
    locale: Locale,
    @Args('showing', {
      defaultValue: false,
      description: 'Only after events that change the table, which are those with `shows` in the timeline.',
    })
    showing: boolean,
  ): Promise<readonly (GameState | Promise<GameState>)[]> {
    const game = await this.games.open(id, reader);
    const viewer = valueOf(game.viewer(as));
    const revisions = valueOf(revisionsBetween(game, from, to));
    const sayings = cardSayings(this.words, game, locale);
    return inTurns(
      revisions.filter((revision) => !showing || game.shows(viewer, revision)),
      TOGETHER,
      (revision) => publicState(game, `${revision}`, as, sayings),
    );
  }

  @ResolveField(() => [PatchOperation], {
    complexity: ({ childComplexity }) => PATCH_COST + PATCHED * childComplexity,
    description:
      'The changes from the `state` at one position to the `state` at another, with all fields, as a JSON ' +
      'Patch (RFC 6902) whose operations are applied in order. For the changes in terms of the game, use ' +
      '`diff`.',
  })
  async patch(
    @Parent() { id }: Game,
    @Context('reader') reader: Reader,
    @Info() { schema }: GraphQLResolveInfo,
    @Args('from', { description: 'The position to which the operations apply.' }) from: string,
    @Args('to', { description: 'The position to which the operations lead.' }) to: string,
    @Args('as', {
      defaultValue: 'spectator',
      description: 'The perspective: `spectator`, a seat number from `0`, or `all` (all cards visible).',
    })
    as: string,
    @Args('locale', { type: () => Locale, defaultValue: 'en', description: 'The language of card text.' })
    locale: Locale,
  ): Promise<readonly PatchOperation[]> {
    const game = await this.games.open(id, reader);
    const seen = (at: string): Json =>
      asInSchema(schema, 'GameState', publicState(game, at, as, cardSayings(this.words, game, locale)));
    return patchBetween(seen(from), seen(to)).map(({ op, path, value }) => ({
      op: op.toUpperCase() as PatchOperation['op'],
      path,
      value: value ?? null,
    }));
  }
}
