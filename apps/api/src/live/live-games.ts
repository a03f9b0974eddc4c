import { Inject, Injectable } from '@nestjs/common';
import type { GameStreams } from '#event-store';
import { tellAndFold } from '#projections';
import { parsePosition, type Locale, type Viewer } from '#record';
import { GAME_STREAMS } from '../parts.js';
import { valueOf } from '../problem-error.js';
import { ReplayedGames } from '../replays/replayed-games.js';
import type { ReplayedGame } from '../replays/replayed-game.js';
import { timelineEntry } from '../timeline/timeline-entry.js';
import { seenWhole } from '../timeline/timeline-page.js';
import type { TimelineEntry } from '../timeline/timeline.types.js';
import { viewerOf } from '../viewers.js';
import { LiveFeed } from './live-feed.js';

/** Tells games while they are played. */
@Injectable()
export class LiveGames {
  constructor(
    private readonly games: ReplayedGames,
    @Inject(GAME_STREAMS) private readonly streams: GameStreams,
  ) {}

  /**
   * The events after a position (all without one), then what comes, to the end of the game. Inside an event (`142.3`)
   * counts as before it. Problems `GAME_NOT_FOUND`, `BAD_POSITION`, `POSITION_OUT_OF_RANGE`, `BAD_VIEWER`.
   */
  async follow(
    id: string,
    after: string | null,
    as: string,
    locale: Locale,
  ): Promise<LiveFeed<TimelineEntry>> {
    const game = await this.games.open(id);
    const viewer = valueOf(viewerOf(as, game.seats));
    if (after !== null) valueOf(game.replay.at(valueOf(parsePosition(after))));
    const known = after === null ? -1 : seenWhole(after);
    return new LiveFeed((signal) => this.#tell(game, known, viewer, locale, signal));
  }

  async *#tell(game: ReplayedGame, known: number, viewer: Viewer, locale: Locale, signal: AbortSignal) {
    let state = game.replay.before(known + 1);
    for await (const recorded of this.#events(game, known, signal)) {
      const told = tellAndFold(game.module, recorded, state, viewer, locale);
      state = told.state;
      yield timelineEntry(game.module, told.entry, locale);
      if (recorded.event.kind === 'GameEnded') return;
    }
  }

  /** A game that is over needs no following. */
  async *#events(game: ReplayedGame, known: number, signal: AbortSignal) {
    if (game.isOver) yield* game.events.slice(known + 1);
    else yield* this.streams.follow(game.id, known, signal);
  }
}
