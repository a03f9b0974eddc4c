import { Args, ArgsType, Context, Field, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Reader } from '../../access/reader.js';
import { cardEventsIn, type CardEventKind as Word } from '#projections';
import { Game } from '../../graphql/game.types.js';
import { REBUILD_COST } from '../../graphql/query-limits.js';
import { FoldPageArguments, foldedCount, given, positionAfter, pageOf } from '../../graphql/pages.js';
import { valueOf } from '../../problem-error.js';
import { named } from '../player-names.js';
import { ReplayedGames } from '../replayed-games.js';
import { CardEventConnection, CardEventFilter, type CardEventKind } from './card-event.types.js';

@ArgsType()
export class CardEventsArguments extends FoldPageArguments {
  @Field(() => CardEventFilter, { nullable: true, description: 'Filters the entries.' })
  readonly filter?: CardEventFilter | null;
  @Field(() => String, {
    defaultValue: 'spectator',
    description: 'The perspective: `spectator`, a seat number from `0`, or `all` (all cards visible).',
  })
  readonly as!: string;
}

/**
 * Converts between event kinds in lower case, such as `played`, and the enum values of the schema, such as `PLAYED`.
 */
const wordOf = (kind: CardEventKind): Word => kind.toLowerCase().replaceAll('_', '-') as Word;
const kindOf = (word: Word): CardEventKind => word.toUpperCase().replaceAll('-', '_') as CardEventKind;

@Resolver(() => Game)
export class CardEventsResolver {
  constructor(private readonly games: ReplayedGames) {}

  @ResolveField(() => CardEventConnection, {
    complexity: ({ args, childComplexity }) => 6 * REBUILD_COST + foldedCount(args) * childComplexity,
    description: 'The events of cards (drawn, played, discarded, …), in order, from one perspective.',
  })
  async cardEvents(
    @Parent() { id }: Game,
    @Context('reader') reader: Reader,
    @Args() { filter, as, ...page }: CardEventsArguments,
  ): Promise<CardEventConnection> {
    const game = await this.games.open(id, reader);
    const { card, item, seat, kinds } = filter ?? {};
    const { see } = game.module;
    const printed = (print: string): string => see.printed?.(print) ?? print;
    const query = given({ card, printed, item, seat, kinds: kinds?.map(wordOf) });
    return valueOf(
      pageOf(
        cardEventsIn(valueOf(game.seenAs(as)), query),
        page,
        ({ revision, index }) => [revision, index],
        ({ kind, revision, action, card, clock, ...rest }) => ({
          ...named(game, rest),
          clock: named(game, clock),
          card: { ...card, seat: rest.seat },
          kind: kindOf(kind),
          position: positionAfter(revision, action),
        }),
      ),
    );
  }
}
