import { Injectable } from '@nestjs/common';
import { formatPosition, type Locale } from '#record';
import { playerOf } from '../replay/player-names.js';
import type { HeldSeat, Reader } from '../access/reader.js';
import { CardWords } from '../cards/card-words.js';
import { ProblemError, valueOf } from '../problem-error.js';
import { ReplayedGames } from '../replay/replayed-games.js';
import { cardSayings } from '../replay/state/card-sayings.js';
import { pendingDecision } from '../replay/state/public-state.js';
import { LiveFeed } from './live-feed.js';
import type { SeatAsked } from './live.types.js';
import { requireUnexpired } from './reader-checks.js';
import { RecordedChanges } from './recorded-changes.js';

/** What a seat stands at: it is asked, others are, or its game is over. */
type Standing = { readonly asked: SeatAsked | null; readonly isOver: boolean };

/** Tells players when it is for them to decide. */
@Injectable()
export class LiveSeats {
  constructor(
    private readonly games: ReplayedGames,
    private readonly changes: RecordedChanges,
    private readonly words: CardWords,
  ) {}

  /**
   * The decisions that held seats are asked for, each once, until their games are over. Problems `SEAT_REQUIRED` (no token of a
   * seat, or none of that game), those of opening a game, `UNAUTHENTICATED`.
   */
  follow(game: string | null, locale: Locale, reader: Reader): LiveFeed<SeatAsked> {
    const id = game === null ? null : this.games.idOf(game);
    const seats = reader.seats.filter((held) => id === null || held.game === id);
    if (seats.length === 0) throw new ProblemError(noSeat);
    return new LiveFeed((signal) => this.#told(seats, locale, reader, signal));
  }

  async *#told(seats: readonly HeldSeat[], locale: Locale, reader: Reader, signal: AbortSignal) {
    const changes = await this.changes.listen((id) => seats.some(({ game }) => game === id));
    const told = new Map<HeldSeat, number>();
    try {
      for (let open = seats; open.length > 0 && !signal.aborted;) {
        requireUnexpired(reader);
        const over = new Set<HeldSeat>();
        for (const held of open) {
          const { asked, isOver } = await this.#standing(held, locale, reader);
          if (isOver) over.add(held);
          if (asked === null || asked.decision.id <= (told.get(held) ?? -1)) continue;
          told.set(held, asked.decision.id);
          yield asked;
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
    if (game.isClosed) return { asked: null, isOver: true };
    const table = game.module.see.view(game.replay.before(game.length), viewer);
    const { decision } = table;
    if (decision?.seat !== seat) return { asked: null, isOver: false };
    const asked = {
      game: id,
      seat,
      name: playerOf(game, seat),
      position: formatPosition({ revision: game.length - 1 }),
      decision: pendingDecision(game, decision, table, cardSayings(this.words, game, locale)),
    };
    return { asked, isOver: false };
  }
}

const noSeat = {
  code: 'SEAT_REQUIRED',
  message: 'Hearing when a seat is asked needs the token of a seat.',
  advice: 'Send "Authorization: Bearer <token>" with the token that startGame or branchGame returned.',
} as const;
