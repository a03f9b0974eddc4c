import { Args, ArgsType, Context, Extensions, Field, ID, Resolver, Subscription } from '@nestjs/graphql';
import type { Reader } from '../access/reader.js';
import { GamesArguments, MAX_GAMES } from '../catalogue/games.resolver.js';
import { GameConnection } from '../graphql/game.types.js';
import { checkPage, clampedCount } from '../graphql/pages.js';
import { REBUILD_COST } from '../graphql/query-limits.js';
import { Locale } from '../graphql/shared.types.js';
import { valueOf } from '../problem-error.js';
import { TimelineEntry } from '../replay/timeline/timeline.types.js';
import { costing } from './costing.js';
import { LiveGames } from './live-games.js';
import { LiveList } from './live-list.js';
import { LiveNotes } from './live-notes.js';
import { LiveSeats } from './live-seats.js';
import { MOST_IN_CHANGE, NoteChange, SeatAsked } from './live.types.js';

const pageSize = (first: unknown): number => clampedCount(Number(first ?? 0), MAX_GAMES);

@ArgsType()
export class GameEventsArguments {
  @Field(() => ID, { description: 'The id of the game.' })
  readonly id!: string;
  @Field(() => String, {
    nullable: true,
    description: 'The last position that you have received. Default: none, so all events are sent.',
  })
  readonly after?: string | null;
  @Field(() => String, {
    defaultValue: 'spectator',
    description: 'The perspective: `spectator`, a seat number from `0`, or `all` (all cards visible).',
  })
  readonly as!: string;
  @Field(() => Locale, { defaultValue: 'en', description: 'The language of texts in the response.' })
  readonly locale!: Locale;
}

@Resolver()
export class LiveResolver {
  constructor(
    private readonly live: LiveGames,
    private readonly list: LiveList,
    private readonly notes: LiveNotes,
    private readonly seats: LiveSeats,
  ) {}

  @Subscription(() => TimelineEntry, {
    resolve: (entry: TimelineEntry) => entry,
    description:
      'The events of a game after a position: first the recorded events, then new events, without gaps or ' +
      'repetitions. Ends with the game. After a lost connection, subscribe again with the last position ' +
      'that you received.',
  })
  async gameEvents(
    @Context('reader') reader: Reader,
    @Args() { id, after, as, locale }: GameEventsArguments,
  ): Promise<AsyncIterable<TimelineEntry>> {
    return this.live.follow(id, after ?? null, as, locale, reader);
  }
  @Extensions(costing(({ args, childComplexity }) => 1 + pageSize(args['first']) * childComplexity))
  @Subscription(() => GameConnection, {
    resolve: (page: GameConnection) => page,
    description:
      'A page of the list of games, now and again whenever it has changed for you, at most once a second.',
  })
  games(@Context('reader') reader: Reader, @Args() args: GamesArguments): AsyncIterable<GameConnection> {
    valueOf(checkPage(args, MAX_GAMES));
    return this.list.follow(args, reader);
  }

  @Extensions(costing(({ childComplexity }) => REBUILD_COST + MOST_IN_CHANGE * childComplexity))
  @Subscription(() => NoteChange, {
    resolve: (change: NoteChange) => change,
    description:
      'The notes about a game: first all that you can view, then their changes. You see only notes written ' +
      'from a perspective that you can view.',
  })
  noteChanges(
    @Context('reader') reader: Reader,
    @Args('id', { type: () => ID, description: 'The id of the game.' }) id: string,
  ): AsyncIterable<NoteChange> {
    return this.notes.follow(id, reader);
  }

  @Extensions(costing(({ childComplexity }) => REBUILD_COST + childComplexity))
  @Subscription(() => SeatAsked, {
    resolve: (question: SeatAsked) => question,
    description:
      'The decisions of your seats: first the pending decisions, then each new decision. Your seats are ' +
      'those ' +
      'for which you send the tokens. Ends with their games. Error: SEAT_REQUIRED.',
  })
  seatAsked(
    @Context('reader') reader: Reader,
    @Args('game', {
      type: () => ID,
      nullable: true,
      description: 'The id of a game. Default: all games in which you have a seat.',
    })
    game: string | null,
    @Args('locale', { type: () => Locale, defaultValue: 'en', description: 'The language of card text.' })
    locale: Locale,
  ): AsyncIterable<SeatAsked> {
    return this.seats.follow(game ?? null, locale, reader);
  }
}
