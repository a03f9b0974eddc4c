import { Args, ArgsType, Context, Field, Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { named, playerOf } from '../player-names.js';
import type { Reader } from '../../access/reader.js';
import { decisionsIn } from '#projections';
import type { PublicState } from '#record';
import { CardTextsService } from '../../cards/card-texts.service.js';
import { rulesOf } from '../../game-modules.js';
import { Game } from '../../graphql/game.types.js';
import { REBUILD_COST } from '../../graphql/query-limits.js';
import { Locale } from '../../graphql/shared.types.js';
import { FoldPageArguments, foldedCount, pageOf } from '../../graphql/pages.js';
import { valueOf } from '../../problem-error.js';
import { ReplayedGames } from '../replayed-games.js';
import { cardSayings } from '../state/card-sayings.js';
import { optionViews } from '../state/option-view.js';
import { DecisionConnection } from './decision.types.js';

@ArgsType()
export class DecisionsArguments extends FoldPageArguments {
  @Field(() => Int, { nullable: true, description: 'The seat that makes the decisions. Default: all seats.' })
  readonly player?: number | null;
  @Field(() => String, {
    defaultValue: 'spectator',
    description: 'The perspective: `spectator`, a seat number from `0`, or `all` (all cards visible).',
  })
  readonly as!: string;
  @Field(() => Locale, { defaultValue: 'en', description: 'The language of the rules.' })
  readonly locale!: Locale;
}

/** The assumed number of options per decision, for estimating the cost of a query. */
const OPTIONS = 10;

@Resolver(() => Game)
export class DecisionsResolver {
  constructor(
    private readonly games: ReplayedGames,
    private readonly words: CardTextsService,
  ) {}

  @ResolveField(() => DecisionConnection, {
    complexity: ({ args, childComplexity }) =>
      4 * REBUILD_COST + foldedCount(args) * (childComplexity + OPTIONS),
    description: "The players' decisions, with the options and choice if the viewer can see them.",
  })
  async takenDecisions(
    @Parent() { id }: Game,
    @Context('reader') reader: Reader,
    @Args() args: DecisionsArguments,
  ): Promise<DecisionConnection> {
    const game = await this.games.open(id, reader);
    const viewer = valueOf(game.viewer(args.as));
    const sayings = cardSayings(this.words, game, args.locale);
    /** Returns the table as the viewer sees it when a decision is requested. */
    const tableAt = (revision: number): PublicState =>
      game.module.see.view(game.replay.before(revision + 1), viewer);
    const found = decisionsIn(valueOf(game.seenAs(args.as)), args.player ?? null);
    return valueOf(
      pageOf(
        found,
        args,
        ({ requested }) => [requested, 0],
        ({ requested, made, options, rules, clock, ...rest }) => ({
          ...rest,
          clock: named(game, clock),
          name: playerOf(game, rest.seat),
          position: `${requested}`,
          made: made === null ? null : `${made}`,
          options: options && optionViews(game, { ...rest, options }, () => tableAt(requested), sayings),
          rules: rulesOf(game.module, rules, args.locale),
        }),
      ),
    );
  }
}
