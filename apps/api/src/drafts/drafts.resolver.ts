import {
  Args,
  ArgsType,
  Context,
  Field,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Subscription,
} from '@nestjs/graphql';
import type { Reader } from '../access/reader.js';
import { checkPage, clampedCount } from '../graphql/pages.js';
import { REBUILD_COST } from '../graphql/query-limits.js';
import { valueOf } from '../problem-error.js';
import { BegunDraft, StartDraftInput } from './begun-draft.types.js';
import { Draft, DraftChange, DraftMatch, DraftSummary } from './draft.types.js';
import { DraftRepository } from './draft.repository.js';
import { DraftList } from './draft-list.js';
import { DraftFeed } from './draft-feed.js';
import { DraftMatches } from './draft-matches.js';
import { DraftPlay } from './draft-play.js';
import { draftViewer } from './draft-sight.js';
import { DraftViews } from './draft-views.js';

const MAX_DRAFTS = 50;
/** The cost is high because a draft contains several hundred picks with their packs. */
const DRAFT_COST = 10 * REBUILD_COST;

@ArgsType()
class DraftArguments {
  @Field(() => ID, { description: 'The id of the draft.' })
  readonly id!: string;
  @Field(() => String, {
    defaultValue: 'spectator',
    description: 'A seat whose token you send, or "spectator". When the draft is over, any seat.',
  })
  readonly as!: string;
}

@ArgsType()
class PickArguments {
  @Field(() => ID, { description: 'The id of the draft.' })
  readonly draft!: string;
  @Field({ description: 'The reference of a card in `hand`.' })
  readonly card!: string;
  @Field(() => Int, { nullable: true, description: 'The seat. Required if you hold several seats.' })
  readonly seat?: number | null;
}

@ArgsType()
class DeckArguments {
  @Field(() => ID, { description: 'The id of the draft.' })
  readonly draft!: string;
  @Field(() => String, {
    nullable: true,
    description: 'The reference of a Hero in the pool. Null for no Hero.',
  })
  readonly hero?: string | null;
  @Field(() => [String], {
    description:
      'The references of the cards without the Hero, with an entry for each copy. `MANA_CONVERGENCE` is ' +
      'always allowed.',
  })
  readonly cards!: readonly string[];
  @Field(() => Int, { nullable: true, description: 'The seat. Required if you hold several seats.' })
  readonly seat?: number | null;
}

@ArgsType()
class DraftEventsArguments {
  @Field(() => ID, { description: 'The id of the draft.' })
  readonly draft!: string;
  @Field(() => Int, {
    defaultValue: -1,
    description: 'The last revision that you have received. Default: none, so all events are sent.',
  })
  readonly after!: number;
  @Field(() => String, {
    defaultValue: 'spectator',
    description: 'The perspective: `spectator`, a seat number from `0`, or `all` (all cards visible).',
  })
  readonly as!: string;
}

@Resolver(() => Draft)
export class DraftsResolver {
  constructor(
    private readonly repository: DraftRepository,
    private readonly list: DraftList,
    private readonly play: DraftPlay,
    private readonly matches: DraftMatches,
    private readonly views: DraftViews,
    private readonly feed: DraftFeed,
  ) {}

  @Query(() => Draft, {
    complexity: ({ childComplexity }) => DRAFT_COST + childComplexity,
    description: 'A draft or a sealed event. Errors: DRAFT_NOT_FOUND, VIEW_FORBIDDEN.',
  })
  async draft(@Context('reader') reader: Reader, @Args() { id, as }: DraftArguments): Promise<Draft> {
    const draft = await this.matches.withResults(id);
    return this.views.whole(draft, valueOf(draftViewer(draft, as, reader)), reader);
  }

  @Query(() => [DraftSummary], {
    complexity: ({ args, childComplexity }) =>
      REBUILD_COST + clampedCount(Number(args['first'] ?? 0), MAX_DRAFTS) * childComplexity,
    description: 'The drafts and sealed events, newest first.',
  })
  async drafts(
    @Args('first', {
      type: () => Int,
      defaultValue: 20,
      description: `The maximum number of drafts, at most ${MAX_DRAFTS}.`,
    })
    count: number,
  ): Promise<readonly DraftSummary[]> {
    valueOf(checkPage({ first: count }, MAX_DRAFTS));
    const ids = (await this.list.ids()).slice(-count).reverse();
    const drafts: DraftSummary[] = [];
    for (const id of ids) drafts.push(this.views.summary(await this.repository.open(id)));
    return drafts;
  }

  @Query(() => DraftMatch, {
    complexity: ({ childComplexity }) => REBUILD_COST + childComplexity,
    description: 'A match in a draft. Errors: DRAFT_NOT_FOUND, MATCH_NOT_FOUND.',
  })
  async match(
    @Context('reader') reader: Reader,
    @Args('draft', { type: () => ID, description: 'The id of the draft.' }) id: string,
    @Args('round', { type: () => Int, description: 'The round, from 1.' }) round: number,
    @Args('table', { type: () => Int, description: 'The table, from 0.' }) table: number,
  ): Promise<DraftMatch> {
    const draft = await this.matches.withResults(id);
    return this.views.match(draft, round, table, reader);
  }

  @Mutation(() => BegunDraft, {
    complexity: 1000,
    description: 'Begins a draft or a sealed event. Bots pick immediately.',
  })
  startDraft(
    @Context('reader') reader: Reader,
    @Args('input', { description: 'The setup.' }) input: StartDraftInput,
  ): Promise<BegunDraft> {
    return this.play.start(input, reader);
  }

  @Mutation(() => Draft, {
    complexity: 1000,
    description:
      'Picks a card for a seat whose token you send. Errors: PICK_NOT_OFFERED, PICK_REPEATED, ' +
      'PICK_NOT_ALLOWED, SEAT_REQUIRED.',
  })
  async pick(
    @Context('reader') reader: Reader,
    @Args() { draft, card, seat }: PickArguments,
  ): Promise<Draft> {
    return this.#own(await this.play.pick(draft, seat ?? null, card, reader), seat, reader);
  }

  @Mutation(() => Draft, {
    complexity: 1000,
    description:
      'Builds the deck of a seat whose token you send. Before the first round, the deck can be built ' +
      'again.',
  })
  async buildDeck(
    @Context('reader') reader: Reader,
    @Args() { draft, hero, cards, seat }: DeckArguments,
  ): Promise<Draft> {
    const deck = { hero: hero ?? null, cards };
    return this.#own(await this.play.build(draft, seat ?? null, deck, reader), seat, reader);
  }

  @Mutation(() => DraftMatch, {
    complexity: 1000,
    description:
      'Begins the next game of a match in the last round, or replaces a game that was deleted before its ' +
      'end. Only for players in the draft, the person who began it, and admins. Errors: FORBIDDEN, ' +
      'MATCH_NOT_FOUND, MATCH_GAME_CONFLICT.',
  })
  async playMatch(
    @Context('reader') reader: Reader,
    @Args('draft', { type: () => ID, description: 'The id of the draft.' }) id: string,
    @Args('table', { type: () => Int, description: 'The table, from 0.' }) table: number,
  ): Promise<DraftMatch> {
    const draft = await this.matches.begin(id, table, reader);
    return this.views.match(draft, draft.state.rounds.length, table, reader);
  }

  @Subscription(() => DraftChange, {
    resolve: (change: DraftChange) => change,
    description:
      'The events of a draft after a revision: first the recorded events, then new events, without gaps or ' +
      'repetitions. Ends when the draft is over.',
  })
  draftEvents(
    @Context('reader') reader: Reader,
    @Args() { draft, after, as }: DraftEventsArguments,
  ): Promise<AsyncIterable<DraftChange>> {
    return this.feed.follow(draft, after, as, reader);
  }

  /** Returns the draft from the perspective of the player who acted. */
  async #own(
    draft: Awaited<ReturnType<DraftPlay['pick']>>,
    seat: number | null | undefined,
    reader: Reader,
  ): Promise<Draft> {
    const own = seat ?? (reader.draftSeats ?? []).find((held) => held.draft === draft.id)?.seat ?? 0;
    return this.views.whole(draft, valueOf(draftViewer(draft, `${own}`, reader)), reader);
  }
}
