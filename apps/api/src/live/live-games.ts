import { Inject, Injectable } from '@nestjs/common';
import type { GameStreams } from '#event-store';
import { Showing, tellAndFold } from '#projections';
import { formatViewer, ok, parsePosition, type Locale, type Result, type Viewer } from '#record';
import type { Problem } from '../errors/problem.js';
import { waiting } from '#runtime';
import type { Reader } from '../access/reader.js';
import { GAME_STREAMS } from '../api.tokens.js';
import { ProblemError, valueOf } from '../problem-error.js';
import { ReplayedGames } from '../replay/replayed-games.js';
import type { OpenedGame } from '../replay/opened-game.js';
import { timelineEntry } from '../replay/timeline/timeline-entry.js';
import { seenWhole } from '../replay/timeline/timeline-page.js';
import type { TimelineEntry } from '../replay/timeline/timeline.types.js';
import { DeletionNotices, gameDeleted } from '../replay/deletion-notices.js';
import { LiveFeed } from './live-feed.js';
import { SharedFeed } from './shared-feed.js';

/** The feed of a game's events after the first `length` events. */
interface Coming {
  readonly feed: SharedFeed<TimelineEntry>;
  readonly length: number;
}

/** Checks whether the reader is allowed to see an entry. */
type Check = (entry: TimelineEntry) => Promise<Result<Viewer | null, Problem>>;

/** Checks whether the game still exists and the reader is still allowed to view it. */
type Still = () => Promise<Result<Viewer, Problem>>;

/** Reports the events of games while they are being played. */
@Injectable()
export class LiveGames {
  readonly #coming = new Map<string, Coming>();

  constructor(
    private readonly games: ReplayedGames,
    private readonly deletionNotices: DeletionNotices,
    @Inject(GAME_STREAMS) private readonly streams: GameStreams,
  ) {}

  /**
   * Yields the events after a position, then new events until the game ends. If the position is null, begins with the
   * first event. A position inside an event (`142.3`) counts as the position before the event. Fails with
   * `POSITION_INVALID` or `POSITION_OUT_OF_RANGE`. Also fails for the same reasons as `viewer`, or if the game cannot
   * be opened.
   */
  async follow(
    id: string,
    after: string | null,
    as: string,
    locale: Locale,
    reader: Reader,
  ): Promise<LiveFeed<TimelineEntry>> {
    const game = await this.games.open(id, reader);
    const viewer = valueOf(game.viewer(as));
    if (after !== null) valueOf(game.replay.at(valueOf(parsePosition(after))));
    const known = after === null ? -1 : seenWhole(after);
    const { length } = game;
    // Checks access again for each event that was recorded after the subscription began, because the reader might have
    // lost access in the meantime.
    const still: Still = () => this.games.still(game, as, reader);
    const check: Check = async ({ revision }) => (revision < length ? ok(null) : still());
    return new LiveFeed((signal) => this.#tell(game, known, viewer, locale, check, still, signal));
  }

  async *#tell(
    game: OpenedGame,
    known: number,
    viewer: Viewer,
    locale: Locale,
    check: Check,
    still: Still,
    signal: AbortSignal,
  ) {
    // No further events can follow if the game is over, or if the link ends at a position.
    if (game.isClosed) return yield* entriesOf(game, known + 1, game.length, viewer, locale);
    const deleted = this.deletionNotices.await(game.id);
    const { feed, length } = this.#comingTo(game, viewer, locale);
    const leave = feed.join();
    const ended = waiting([signal, deleted.signal]);
    try {
      yield* entriesOf(game, known + 1, length, viewer, locale);
      for await (const entry of feed.from(Math.max(0, known + 1 - length), ended.signal)) {
        valueOf(await check(entry));
        yield entry;
      }
      if (deleted.signal.aborted) throw new ProblemError(gameDeleted(game.id));
      // If the game was deleted while the feed was starting, the feed has ended without an error.
      if (!signal.aborted) valueOf(await still());
    } catch (error) {
      if (!(error instanceof ProblemError) && !signal.aborted) valueOf(await still());
      throw error;
    } finally {
      ended.end();
      leave();
      deleted.dispose();
    }
  }

  /**
   * Returns the feed of the events after those in `game`. All subscribers with the same viewer and language share this
   * feed.
   */
  #comingTo(game: OpenedGame, viewer: Viewer, locale: Locale): Coming {
    const key = [game.id, formatViewer(viewer), locale].join(' ');
    const known = this.#coming.get(key);
    if (known !== undefined && known.length <= game.length) return known;
    const { length } = game;
    const feed = new SharedFeed(
      (signal) => this.#entries(game, length, viewer, locale, signal),
      () => {
        if (this.#coming.get(key) === coming) this.#coming.delete(key);
      },
    );
    const coming = { feed, length };
    this.#coming.set(key, coming);
    return coming;
  }

  async *#entries(game: OpenedGame, length: number, viewer: Viewer, locale: Locale, signal: AbortSignal) {
    let state = game.replay.before(length);
    const showing = new Showing(game.module, viewer, game.replay.before(length));
    for await (const recorded of this.streams.follow(game.id, length - 1, signal)) {
      const { state: next, entry } = tellAndFold(game.module, recorded, state, viewer, locale);
      state = next;
      const shows = showing.next(recorded.event);
      yield timelineEntry(game, entry, locale, () => shows);
      if (recorded.event.kind === 'GameEnded') return;
    }
  }
}

/** Yields the timeline entries from revision `from` up to, but not including, revision `to`. */
function* entriesOf(game: OpenedGame, from: number, to: number, viewer: Viewer, locale: Locale) {
  let state = game.replay.before(from);
  for (const recorded of game.events.slice(from, to)) {
    const { state: next, entry } = tellAndFold(game.module, recorded, state, viewer, locale);
    state = next;
    yield timelineEntry(game, entry, locale, () => game.shows(viewer, entry.revision));
  }
}
