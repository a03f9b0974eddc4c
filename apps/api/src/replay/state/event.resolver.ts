import { Args, ArgsType, Context, Field, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { parsePosition } from '#record';
import type { Reader } from '../../access/reader.js';
import { CardTextsService } from '../../cards/card-texts.service.js';
import { Game } from '../../graphql/game.types.js';
import { REBUILD_COST } from '../../graphql/query-limits.js';
import { valueOf } from '../../problem-error.js';
import { ReplayedGames } from '../replayed-games.js';
import { Locale } from '../../graphql/shared.types.js';
import { Explanation, GameEvent } from './event.types.js';
import { publicEvent } from './public-event.js';

@ArgsType()
class EventArguments {
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

/** The cost of an event's text, including the states before and after the event. */
const EVENT_COST = 3 * REBUILD_COST;

@Resolver(() => Game)
export class EventResolver {
  constructor(
    private readonly games: ReplayedGames,
    private readonly words: CardTextsService,
  ) {}

  @ResolveField(() => GameEvent, {
    complexity: ({ childComplexity }) => EVENT_COST + childComplexity,
    description: 'The event at a position (`142`, or `142.3` inside it), from one perspective.',
  })
  async event(
    @Context('reader') reader: Reader,
    @Parent() game: Game,
    @Args() args: EventArguments,
  ): Promise<GameEvent> {
    return this.#event(reader, game, args);
  }

  @ResolveField(() => Explanation, {
    complexity: ({ childComplexity }) => EVENT_COST + childComplexity,
    description:
      'The reactions that the event at a position activated, and the reasons why others were not ' +
      'activated. From one perspective.',
  })
  async explain(
    @Context('reader') reader: Reader,
    @Parent() game: Game,
    @Args() args: EventArguments,
  ): Promise<Explanation> {
    return (await this.#event(reader, game, args)).explanation;
  }

  async #event(reader: Reader, { id }: Game, { position, as, locale }: EventArguments): Promise<GameEvent> {
    const game = await this.games.open(id, reader);
    const at = valueOf(parsePosition(position));
    valueOf(game.replay.at(at));
    return publicEvent(game, at.revision, as, locale, this.words);
  }
}
