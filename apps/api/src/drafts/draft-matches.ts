import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { setupFor } from '#altered/cards';
import { beginGame, endGame, gamesOf, playableDeck, type DraftState } from '#altered/drafts';
import { gameDigest, invariant, type OpenedSeat, type Setup } from '#record';
import { checkSignedIn } from '../access/permission.js';
import type { Reader } from '../access/reader.js';
import { CardShelf } from '../cards/card-shelf.js';
import { Beginnings } from '../play/beginnings.js';
import { valueOf } from '../problem-error.js';
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
   * Begins the next game of a match. It is said in the draft first, so that of two who begin it one does. Problems of opening the
   * draft, `FORBIDDEN`, `GAMES_TOO_MANY`, `MATCH_NOT_FOUND`, `MATCH_GAME_CONFLICT`.
   */
  async begin(text: string, table: number, reader: Reader): Promise<OpenedDraft> {
    const { id } = await this.withResults(text);
    if ((reader.draftSeats ?? []).every(({ draft }) => draft !== id)) valueOf(checkSignedIn(reader));
    const game = `g${randomBytes(10).toString('hex')}`;
    const draft = await this.book.change(id, ({ state }) => {
      const round = state.rounds.length;
      const number = gamesOf(state, round, table).length + 1;
      return valueOf(beginGame(state, { round, table, number, game })).events;
    });
    const { setup, seating } = this.#setupOf(draft, game);
    await this.beginnings.startAs(game, setup, seating, reader);
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

  #setupOf(
    { id, state }: OpenedDraft,
    game: string,
  ): { readonly setup: Setup; readonly seating: readonly OpenedSeat[] } {
    const { started } = state;
    const began = state.begun.find((one) => one.game === game);
    invariant(started !== null && began !== undefined, 'the game belongs to the draft');
    const { round, table, number, seats } = began;
    const names = seats.map((seat) => started.seats[seat]?.name ?? '');
    const decks = seats.map((seat, place) =>
      valueOf(first(playableDeck(names[place] ?? '', deckAt(state, seat), this.cards.catalogue()))),
    );
    const setup = setupFor({
      decks,
      names,
      seed: `${started.seed}/round ${round}/table ${table}/game ${number}`,
      edition: started.edition,
      format: started.form,
      options: { draft: { id, round, table, number, seats: [...seats] } },
    });
    const seating = seats.map((seat, place): OpenedSeat =>
      started.seats[seat]?.player === 'bot'
        ? { seat: place, handedOut: false, bot: 'greedy' }
        : { seat: place, handedOut: true },
    );
    return { setup, seating };
  }
}

function deckAt({ seats }: DraftState, seat: number) {
  const deck = seats[seat]?.deck;
  invariant(deck != null, `seat ${seat} has a deck`);
  return deck;
}
