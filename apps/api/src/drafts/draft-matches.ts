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
import { AdministrationService } from '../access/administration.service.js';
import { hasBegun } from '../access/permission.js';
import type { Reader } from '../access/reader.js';
import { CardsService } from '../cards/cards.service.js';
import { NewGamesService } from '../play/new-games.service.js';
import { ProblemError, valueOf } from '../problem-error.js';
import { ReplayedGames } from '../replay/replayed-games.js';
import { DraftAdministration } from './draft-administration.js';
import { DraftRepository, type OpenedDraft } from './draft.repository.js';
import { first } from './draft-bots.js';
import { heldSeats } from './draft-sight.js';

/** Begins the games of matches, and records their results. */
@Injectable()
export class DraftMatches {
  constructor(
    private readonly repository: DraftRepository,
    private readonly cards: CardsService,
    private readonly newGames: NewGamesService,
    private readonly games: ReplayedGames,
    private readonly decided: AdministrationService,
    private readonly administration: DraftAdministration,
  ) {}

  /**
   * Begins the next game of a match, or completes an interrupted attempt. Records the game in the draft first, so that
   * only one of two concurrent callers begins it. If the game was deleted before its end, begins it again under another
   * id. Fails with `FORBIDDEN`, `MATCH_NOT_FOUND`, `MATCH_GAME_CONFLICT` or `DECK_CARD_UNKNOWN`. Also fails if the
   * draft cannot be opened.
   */
  async begin(text: string, table: number, reader: Reader): Promise<OpenedDraft> {
    const { id } = await this.withResults(text);
    await this.#require(id, reader);
    return this.beginNext(id, table);
  }

  /** Like `begin`, but on behalf of the server. */
  async beginNext(id: string, table: number): Promise<OpenedDraft> {
    const game = `g${randomBytes(10).toString('hex')}`;
    const draft = await this.repository.change(id, async ({ state }) => {
      const round = state.rounds.length;
      const games = gamesOf(state, round, table);
      const last = games.at(-1);
      const fate = last?.ended === null ? await this.#fateOf(last.began) : 'there';
      if (fate === 'missing') return [];
      const number = fate === 'deleted' ? games.length : games.length + 1;
      const begun = valueOf(beginGame(state, { round, table, number, game }));
      // Throws if the game cannot be set up, because the draft must not record that such a game has begun.
      this.#setupOf(id, begun.state, lastOf(begun.state, table));
      return begun.events;
    });
    const began = lastOf(draft.state, table);
    const seating = began.seats.map((seat, place): OpenedSeat =>
      draft.state.started?.seats[seat]?.player === 'bot'
        ? { seat: place, handedOut: false, bot: 'greedy' }
        : { seat: place, handedOut: true },
    );
    // The draft owns the game, so that the person who began it cannot delete it while others play.
    await this.newGames.startAs(began.game, this.#setupOf(id, draft.state, began), seating, `draft ${id}`);
    return draft;
  }

  /** Records new results of a draft's games, and returns the draft. */
  async withResults(text: string): Promise<OpenedDraft> {
    const draft = await this.repository.open(text);
    const ended = new Set(draft.state.ended.map(({ game }) => game));
    let latest = draft;
    for (const { game } of draft.state.begun) {
      if (ended.has(game)) continue;
      const played = await this.games.whole(this.games.idOf(game)).catch(() => null);
      const last = played?.events.at(-1)?.event;
      if (played === null || last?.kind !== 'GameEnded') continue;
      const result = { winners: last.winners, digest: gameDigest(played.events) };
      latest = await this.repository.change(draft.id, ({ state }) =>
        state.ended.some((match) => match.game === game) ? [] : valueOf(endGame(state, game, result)).events,
      );
    }
    return latest;
  }

  async #require(id: string, reader: Reader): Promise<void> {
    if (reader.role === 'admin' || heldSeats(reader, id).length > 0) return;
    if (!hasBegun(await this.administration.of(id), reader)) throw new ProblemError(forbidden);
  }

  async #fateOf({ game }: MatchGameBegan): Promise<'there' | 'missing' | 'deleted'> {
    const id = this.games.idOf(game);
    if ((await this.decided.of(id)).deleted) return 'deleted';
    try {
      await this.games.whole(id);
      return 'there';
    } catch (error) {
      if (error instanceof ProblemError && error.problem.code === 'GAME_NOT_FOUND') return 'missing';
      throw error;
    }
  }

  #setupOf(id: string, state: DraftState, began: MatchGameBegan): Setup {
    return valueOf(first(matchSetup(state, id, began, this.cards.catalogue())));
  }
}

/** Returns the latest game at a table of the last round. */
function lastOf(state: DraftState, table: number): MatchGameBegan {
  const game = gamesOf(state, state.rounds.length, table).at(-1);
  invariant(game !== undefined, 'a game has begun');
  return game.began;
}

const forbidden = {
  code: 'FORBIDDEN',
  message: 'Only players in the draft, the person who began it and admins can begin its games.',
  advice: 'Send the token of your seat in the draft, or sign in as the person who began it.',
} as const;
