import { Args, ArgsType, Context, Field, ID, Resolver, Subscription } from '@nestjs/graphql';
import type { Reader } from '../access/reader.js';
import { Locale } from '../graphql/shared.types.js';
import { TimelineEntry } from '../replay/timeline/timeline.types.js';
import { LiveGames } from './live-games.js';

@ArgsType()
export class GameEventsArguments {
  @Field(() => ID)
  readonly id!: string;
  @Field(() => String, {
    nullable: true,
    description: 'The last position you have. Default: all events.',
  })
  readonly after?: string | null;
  @Field(() => String, { defaultValue: 'spectator' })
  readonly as!: string;
  @Field(() => Locale, { defaultValue: 'en' })
  readonly locale!: Locale;
}

@Resolver()
export class LiveResolver {
  constructor(private readonly live: LiveGames) {}

  @Subscription(() => TimelineEntry, {
    resolve: (entry: TimelineEntry) => entry,
    description:
      'The events of a game after a position: first the recorded ones, then new ones, without ' +
      'gaps or repeats. Ends with the game. After a lost connection, subscribe again with the ' +
      'last position you have.',
  })
  async gameEvents(
    @Context('reader') reader: Reader,
    @Args() { id, after, as, locale }: GameEventsArguments,
  ): Promise<AsyncIterable<TimelineEntry>> {
    return this.live.follow(id, after ?? null, as, locale, reader);
  }
}
