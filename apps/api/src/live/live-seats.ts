import { Injectable } from '@nestjs/common';
import { formatPosition, type Locale } from '#record';
import { playerOf } from '../replay/player-names.js';
import type { HeldSeat, Reader } from '../access/reader.js';
import { CardTextsService } from '../cards/card-texts.service.js';
import { ProblemError, valueOf } from '../problem-error.js';
import { ReplayedGames } from '../replay/replayed-games.js';
import { cardSayings } from '../replay/state/card-sayings.js';
import { pendingDecision } from '../replay/state/public-state.js';
import { LiveFeed } from './live-feed.js';
import type { SeatAsked } from './live.types.js';
import { requireUnexpired } from './reader-checks.js';
import { RecordedChanges } from './recorded-changes.js';

/** The state of a seat: its pending decision and whether its game is over. The decision is null if there is none. */
type Standing = { readonly question: SeatAsked | null; readonly isOver: boolean };

/** Notifies players when they have to decide. */
@Injectable()
export class LiveSeats {
  constructor(
    private readonly games: ReplayedGames,
    private readonly changes: RecordedChanges,
    private readonly words: CardTextsService,
  ) {}

  /**
   * Yields each decision for the reader's seats once, until the seats' games are over. Fails with `SEAT_REQUIRED` if
   * the reader has no seat token, or none for the given game. Also fails with `UNAUTHENTICATED`, or if a game cannot be
   * opened.
   */
  follow(game: string | null, locale: Locale, reader: Reader): LiveFeed<SeatAsked> {
    const id = game === null ? null : this.games.idOf(game);
    const seats = reader.seats.filter((held) => id === null || held.game === id);
    if (seats.length === 0) throw new ProblemError(noSeat);
    return new LiveFeed((signal) => this.#questions(seats, locale, reader, signal));
  }

  async *#questions(seats: readonly HeldSeat[], locale: Locale, reader: Reader, signal: AbortSignal) {
    const changes = await this.changes.listen((id) => seats.some(({ game }) => game === id));
    const sent = new Map<HeldSeat, number>();
    try {
      for (let open = seats; open.length > 0 && !signal.aborted;) {
        requireUnexpired(reader);
        const over = new Set<HeldSeat>();
        for (const held of open) {
          const { question, isOver } = await this.#standing(held, locale, reader);
          if (isOver) over.add(held);
          if (question === null || question.decision.id <= (sent.get(held) ?? -1)) continue;
          sent.set(held, question.decision.id);
          yield question;
        }
        open = open.filter((held) => !over.has(held));
        if (open.length > 0) await changes.next(signal);
      }
    } finally {
      changes.leave();
    }
  }

  async #standing({ game: id, seat }: HeldSeat, locale: Locale, reader: Reader): Promise<Standing> {
    const game = await this.games.open(id, reader);
    const viewer = valueOf(game.viewer(`${seat}`));
    if (game.isClosed) return { question: null, isOver: true };
    const state = game.replay.before(game.length);
    const table = game.module.see.view(state, viewer);
    const { decision } = table;
    if (decision?.seat !== seat) return { question: null, isOver: false };
    const question = {
      game: id,
      seat,
      name: playerOf(game, seat),
      position: formatPosition({ revision: game.length - 1 }),
      decision: pendingDecision(game, state, decision, table, cardSayings(this.words, game, locale)),
    };
    return { question, isOver: false };
  }
}

const noSeat = {
  code: 'SEAT_REQUIRED',
  message: "Receiving a seat's decisions requires the seat token.",
  advice: 'Send the token that `startGame` or `branchGame` returned, as "Authorization: Bearer <token>".',
} as const;
