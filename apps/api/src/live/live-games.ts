import { Inject, Injectable } from '@nestjs/common';
import type { GameStreams } from '#event-store';
import { tellAndFold } from '#projections';
import { parsePosition, type Locale, type Viewer } from '#record';
import type { Reader } from '../access/reader.js';
import { GAME_STREAMS } from '../parts.js';
import { ProblemError, valueOf } from '../problem-error.js';
import { ReplayedGames } from '../replays/replayed-games.js';
import type { OpenedGame } from '../replays/opened-game.js';
import { timelineEntry } from '../timeline/timeline-entry.js';
import { seenWhole } from '../timeline/timeline-page.js';
import type { TimelineEntry } from '../timeline/timeline.types.js';
import { Departures, gameDeleted } from '../play/departures.js';
import { LiveFeed } from './live-feed.js';

/** Tells games while they are played. */
@Injectable()
export class LiveGames {
  constructor(
    private readonly games: ReplayedGames,
    private readonly departures: Departures,
    @Inject(GAME_STREAMS) private readonly streams: GameStreams,
  ) {}

  /**
   * The events after a position (all without one), then what comes, to the end of the game. Inside an event (`142.3`)
   * counts as before it. Problems of opening it and of `viewer`, `BAD_POSITION`, `POSITION_OUT_OF_RANGE`.
   */
  async follow(
    id: string,
    after: string | null,
    as: string,
    locale: Locale,
    reader: Reader,
  ): Promise<LiveFeed<TimelineEntry>> {
    const game = await this.games.open(id, reader);
    const viewer = game.viewer(as);
    if (after !== null) valueOf(game.replay.at(valueOf(parsePosition(after))));
    const known = after === null ? -1 : seenWhole(after);
    return new LiveFeed((signal) => this.#tell(game, known, viewer, locale, signal));
  }

  async *#tell(game: OpenedGame, known: number, viewer: Viewer, locale: Locale, signal: AbortSignal) {
    let state = game.replay.before(known + 1);
    for await (const recorded of this.#events(game, known, signal)) {
      const told = tellAndFold(game.module, recorded, state, viewer, locale);
      state = told.state;
      yield timelineEntry(game.module, told.entry, locale);
      if (recorded.event.kind === 'GameEnded') return;
    }
  }

  /** A game that is over, or is shown up to a position, needs no following. */
  async *#events(game: OpenedGame, known: number, signal: AbortSignal) {
    if (game.isClosed) yield* game.events.slice(known + 1);
    else {
      const deleted = this.departures.await(game.id);
      try {
        yield* this.streams.follow(game.id, known, AbortSignal.any([signal, deleted.signal]));
        if (deleted.signal.aborted) throw new ProblemError(gameDeleted(game.id));
      } finally {
        deleted.dispose();
      }
    }
  }
}
