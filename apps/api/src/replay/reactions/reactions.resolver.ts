import { Args, ArgsType, Context, Field, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { named, playerOf } from '../player-names.js';
import type { Reader } from '../../access/reader.js';
import { formatPosition } from '#record';
import {
  idleReactionsIn,
  reactionsIn,
  type IdleReaction,
  type ReactionTrigger as Folded,
} from '#projections';
import { CardTextsService } from '../../cards/card-texts.service.js';
import { rulesOf } from '../../game-modules.js';
import { Game } from '../../graphql/game.types.js';
import { REBUILD_COST } from '../../graphql/query-limits.js';
import { Locale, type CardReference } from '../../graphql/shared.types.js';
import { FoldPageArguments, foldedCount, given, pageOf } from '../../graphql/pages.js';
import { valueOf } from '../../problem-error.js';
import type { OpenedGame } from '../opened-game.js';
import { ReplayedGames } from '../replayed-games.js';
import { notActivatedIn } from '../state/public-event.js';
import { abilityLine } from '../state/ability-line.js';
import {
  ReactionConnection,
  ReactionFilter,
  type ReactionOutcome,
  type ReactionTrigger,
} from './reaction.types.js';

@ArgsType()
export class ReactionsArguments extends FoldPageArguments {
  @Field(() => ReactionFilter, { nullable: true, description: 'Filters the entries.' })
  readonly filter?: ReactionFilter | null;
  @Field(() => Boolean, {
    defaultValue: true,
    description:
      'Whether to list activated reactions. False lists the reactions that events did not activate, with ' +
      'the reasons.',
  })
  readonly activated!: boolean;
  @Field(() => String, {
    defaultValue: 'spectator',
    description: 'The perspective: `spectator`, a seat number from `0`, or `all` (all cards visible).',
  })
  readonly as!: string;
  @Field(() => Locale, { defaultValue: 'en', description: 'The language of card text and reasons.' })
  readonly locale!: Locale;
}

/** The cost of explaining every event of a game. */
const NOT_ACTIVATED_COST = 45 * REBUILD_COST;

@Resolver(() => Game)
export class ReactionsResolver {
  constructor(
    private readonly games: ReplayedGames,
    private readonly words: CardTextsService,
  ) {}

  @ResolveField(() => ReactionConnection, {
    complexity: ({ args, childComplexity }) =>
      (args['activated'] === false ? NOT_ACTIVATED_COST : 8 * REBUILD_COST) +
      foldedCount(args) * childComplexity,
    description:
      'The activated reactions, in order, with their cause, ability, effects and the position at which ' +
      'they were played. With `activated: false`, the reactions that were not activated, with the reasons. ' +
      'From one perspective.',
  })
  async reactions(
    @Parent() { id }: Game,
    @Context('reader') reader: Reader,
    @Args() args: ReactionsArguments,
  ): Promise<ReactionConnection> {
    const game = await this.games.open(id, reader);
    return args.activated ? this.#activated(game, args) : notActivated(game, args);
  }

  #activated(game: OpenedGame, args: ReactionsArguments): ReactionConnection {
    const seen = valueOf(game.seenWithReactionsAs(args.as));
    const found = reactionsIn(seen, given(args.filter));
    const byEmblem = new Map(reactionsIn(seen).map((reaction) => [reaction.standIn, reaction]));
    return valueOf(
      pageOf(
        found,
        args,
        ({ activated, standIn }) => [activated.revision, standIn],
        (reaction) => ({
          ...this.#node(game, reaction, args.locale),
          parentSource: sourceOf(reaction.parent === null ? undefined : byEmblem.get(reaction.parent)),
        }),
      ),
    );
  }

  #node(game: OpenedGame, reaction: Folded, locale: Locale): Omit<ReactionTrigger, 'parentSource'> {
    const { activated, rule, played, over, how, caused, line, says, source, standIn, clock, ...rest } =
      reaction;
    const text = abilityLine(this.words, game, { source, line, says }, locale);
    const [cited = null] = rule === null ? [] : rulesOf(game.module, [rule], locale);
    return {
      ...rest,
      clock: named(game, clock),
      emblem: standIn,
      name: playerOf(game, rest.seat),
      source: { ...source, seat: rest.seat },
      position: formatPosition(activated),
      revision: activated.revision,
      rule: cited,
      text,
      dailyLimit: game.module.see.activationsADay ?? null,
      played: played === null ? null : `${played}`,
      over: over === null ? null : `${over}`,
      notActivated: null,
      outcome: how === null ? null : (how.toUpperCase().replace('-', '_') as ReactionOutcome),
      caused: caused.map((revision) => `${revision}`),
    };
  }
}

/** Returns the object to which a reaction belongs, with the object's controller. */
const sourceOf = (reaction: Folded | undefined): CardReference | null =>
  reaction === undefined ? null : { ...reaction.source, seat: reaction.seat };

/**
 * Returns a page of the reactions that the events of a game did not activate. Fails for the same reasons as `viewer`
 * and `pageOf`.
 */
function notActivated(game: OpenedGame, args: ReactionsArguments): ReactionConnection {
  const { locale } = args;
  const found = idleReactionsIn(game.replay, valueOf(game.viewer(args.as)), locale, given(args.filter));
  const places = new Map(found.map((reaction, index) => [reaction, index]));
  return valueOf(
    pageOf(
      found,
      args,
      (reaction) => [reaction.revision, places.get(reaction) ?? 0],
      (reaction) => idleNode(game, reaction, locale),
    ),
  );
}

function idleNode(
  game: OpenedGame,
  { revision, clock, seat, ability, source, because }: IdleReaction,
  locale: Locale,
): ReactionTrigger {
  return {
    emblem: null,
    position: `${revision}`,
    notActivated: notActivatedIn(game.module, because, locale),
    revision,
    clock: named(game, clock),
    rule: null,
    seat,
    name: playerOf(game, seat),
    source: { ...source, seat },
    ability,
    text: null,
    ordinal: null,
    thatDay: null,
    dailyLimit: game.module.see.activationsADay ?? null,
    played: null,
    over: null,
    outcome: null,
    caused: [],
    parent: null,
    parentSource: null,
    depth: null,
  };
}
