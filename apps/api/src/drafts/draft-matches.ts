import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  beginGame,
  endGame,
  gamesOf,
  matchSetup,
  type DraftState,
  type MatchGameBegan,
} from '#altered/drafts';
import { gameDigest, invariant, type OpenedSeat, type Setup } from '#record';
import { checkSignedIn } from '../access/permission.js';
import type { Reader } from '../access/reader.js';
import { CardShelf } from '../cards/card-shelf.js';
import { Beginnings } from '../play/beginnings.js';
import { ProblemError, valueOf } from '../problem-error.js';
import { ReplayedGames } from '../replay/replayed-games.js';
import { DraftBook, type OpenedDraft } from './draft-book.js';
import { first } from './draft-bots.js';

/** Begins the games of matches, and records how they ended. */
@Injectable()
export class DraftMatches {
  constructor(
    private readonly book: DraftBook,
    private readonly cards: CardShelf,
    private readonly beginnings: Beginnings,
    private readonly games: ReplayedGames,
  ) {}

  /**
   * Begins the next game of a match. It is said in the draft first, so that of two who begin it one does; where nothing came of
   * it then, it begins now. Problems of opening the draft, `FORBIDDEN`, `MATCH_NOT_FOUND`, `MATCH_GAME_CONFLICT`, `DECK_CARD_UNKNOWN`.
   */
  async begin(text: string, table: number, reader: Reader): Promise<OpenedDraft> {
    const { id } = await this.withResults(text);
    if ((reader.draftSeats ?? []).every(({ draft }) => draft !== id)) valueOf(checkSignedIn(reader));
    const game = `g${randomBytes(10).toString('hex')}`;
    const draft = await this.book.change(id, async ({ state }) => {
      const round = state.rounds.length;
      const last = gamesOf(state, round, table).at(-1);
      if (last?.ended === null && !(await this.#isThere(last.began))) return [];
      const number = gamesOf(state, round, table).length + 1;
      const begun = valueOf(beginGame(state, { round, table, number, game }));
      // A game that cannot be set up does not begin.
      this.#setupOf(id, begun.state, lastOf(begun.state, table));
      return begun.events;
    });
    const began = lastOf(draft.state, table);
    const seating = began.seats.map((seat, place): OpenedSeat =>
      draft.state.started?.seats[seat]?.player === 'bot'
        ? { seat: place, handedOut: false, bot: 'greedy' }
        : { seat: place, handedOut: true },
    );
    await this.beginnings.startAs(began.game, this.#setupOf(id, draft.state, began), seating, reader);
    return draft;
  }

  /** A draft with what has come of its games since it was last asked for. */
  async withResults(text: string): Promise<OpenedDraft> {
    const draft = await this.book.open(text);
    const ended = new Set(draft.state.ended.map(({ game }) => game));
    let latest = draft;
    for (const { game } of draft.state.begun) {
      if (ended.has(game)) continue;
      const played = await this.games.whole(this.games.idOf(game)).catch(() => null);
      const last = played?.events.at(-1)?.event;
      if (played === null || last?.kind !== 'GameEnded') continue;
      const said = { winners: last.winners, digest: gameDigest(played.events) };
      latest = await this.book.change(draft.id, ({ state }) =>
        state.ended.some((one) => one.game === game) ? [] : valueOf(endGame(state, game, said)).events,
      );
    }
    return latest;
  }

  async #isThere({ game }: MatchGameBegan): Promise<boolean> {
    try {
      await this.games.whole(this.games.idOf(game));
      return true;
    } catch (error) {
      if (error instanceof ProblemError && error.problem.code === 'GAME_NOT_FOUND') return false;
      throw error;
    }
  }

  #setupOf(id: string, state: DraftState, began: MatchGameBegan): Setup {
    return valueOf(first(matchSetup(state, id, began, this.cards.catalogue())));
  }
}

/** The game of a table of the last round that began last. */
function lastOf(state: DraftState, table: number): MatchGameBegan {
  const game = gamesOf(state, state.rounds.length, table).at(-1);
  invariant(game !== undefined, 'a game has begun');
  return game.began;
}
