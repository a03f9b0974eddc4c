import { Args, ArgsType, Context, Field, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { parsePosition } from '#record';
import type { Reader } from '../../access/reader.js';
import { CardTextsService } from '../../cards/card-texts.service.js';
import { Game } from '../../graphql/game.types.js';
import { REBUILD_COST } from '../../graphql/query-limits.js';
import { Locale } from '../../graphql/shared.types.js';
import { valueOf } from '../../problem-error.js';
import { ReplayedGames } from '../replayed-games.js';
import { Why } from './cause.types.js';
import { causeView } from './cause-view.js';

@ArgsType()
class WhyArguments {
  @Field(() => String, { description: 'The position: `142`, or `142.3` inside the event.' })
  readonly position!: string;
  @Field(() => String, {
    defaultValue: 'spectator',
    description: 'The perspective: `spectator`, a seat number from `0`, or `all` (all cards visible).',
  })
  readonly as!: string;
  @Field(() => Locale, { defaultValue: 'en', description: 'The language of texts in the response.' })
  readonly locale!: Locale;
}

/** The assumed number of links per chain of causes, for estimating the cost of a query. */
const LINKS = 10;
/** The cost of finding the causes of an event, which requires all earlier events. */
const CAUSES_COST = 12 * REBUILD_COST;

@Resolver(() => Game)
export class CausesResolver {
  constructor(
    private readonly games: ReplayedGames,
    private readonly words: CardTextsService,
  ) {}

  @ResolveField(() => Why, {
    complexity: ({ childComplexity }) => CAUSES_COST + LINKS * childComplexity,
    description:
      'The reasons why the event at a position happened: its causes back to a decision, and the modifiers ' +
      'that changed it. From one perspective.',
  })
  async why(
    @Parent() { id }: Game,
    @Context('reader') reader: Reader,
    @Args() { position, as, locale }: WhyArguments,
  ): Promise<Why> {
    const game = await this.games.open(id, reader);
    const at = valueOf(parsePosition(position));
    valueOf(game.replay.at(at));
    return causeView(game, at.revision, as, locale, this.words);
  }
}
