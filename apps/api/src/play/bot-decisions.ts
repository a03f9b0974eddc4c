import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { StoreUnavailableError, StreamDeletedError, WrongExpectedRevisionError } from '#event-store';
import type { Decision, GameEvent, GameId, Seat } from '#record';
import type { Problem } from '../errors/problem.js';
import type { Reader } from '../access/reader.js';
import { ProblemError, valueOf } from '../problem-error.js';
import { gameDeleted } from '../replay/deletion-notices.js';
import { ReplayedGames } from '../replay/replayed-games.js';
import type { ReplayedGame } from '../replay/replayed-game.js';
import { BotPlayers, seedOfBots } from './bot-players.js';
import type { BotPlay, BotPlayer } from './play.types.js';
import { RulesService } from './rules.service.js';
import { botOf } from './tables.service.js';

/**
 * The maximum number of decisions per request. Longer sequences need several requests, because each decision is
 * recorded before the next is made.
 */
export const MOST_DECISIONS = 20;

/** A request to let a bot decide. */
export interface BotRequest {
  readonly game: string;
  readonly bot: BotPlayer;
  /** The seats for which the bot decides. Null for all seats that the reader holds. */
  readonly seats?: readonly Seat[] | null;
  readonly decisions: number;
}

/** Lets a bot decide for the holder of a seat. */
@Injectable()
export class BotDecisions {
  private readonly logger = new Logger('BotDecisions');

  constructor(
    private readonly games: ReplayedGames,
    private readonly bots: BotPlayers,
    private readonly rules: RulesService,
  ) {}

  /**
   * Lets the bot decide for the reader's seats. Stops after the requested number of decisions, when another player has
   * to decide, or when the game is over. If a problem occurs, earlier decisions remain recorded. Fails with
   * `SEAT_REQUIRED`, `DECISION_COUNT_INVALID`, `BOT_FAILED` or `GAME_DELETED`. Also fails if the game cannot be opened
   * or its rules refuse a decision.
   */
  async take({ game: text, bot, seats, decisions }: BotRequest, reader: Reader): Promise<BotPlay> {
    const { id } = await this.games.open(text, reader);
    const own = reader.seats.filter(({ game }) => game === id).map(({ seat }) => seat);
    const meant = seats ?? own;
    if (meant.length === 0 || !meant.every((seat) => own.includes(seat))) throw new ProblemError(notHeld);
    if (decisions < 1 || decisions > MOST_DECISIONS) throw new ProblemError(badCount);
    let made = 0;
    let game = await this.games.whole(id);
    for (;;) {
      const pending = pendingIn(game);
      const isOurs = pending !== null && meant.includes(pending.seat);
      if (!isOurs || made === decisions) {
        void this.bots.playOn(id);
        const waitsFor = pending?.seat ?? null;
        const waitsForName = game.started.seats[waitsFor ?? -1]?.name ?? null;
        return { decisions: made, position: `${game.length - 1}`, waitsFor, waitsForName };
      }
      const events = await this.#decided(game, bot);
      const next = await this.#append(id, events, game.length);
      if (next !== null) made += 1;
      game = next ?? (await this.games.whole(id));
      // Gives other requests a turn.
      await nextTurn();
    }
  }

  /** Returns the events of a bot's decision. An exception in the bot or the rules is a fault of the server. */
  async #decided(game: ReplayedGame, player: BotPlayer): Promise<readonly GameEvent[]> {
    const state = game.replay.before(game.length);
    const bot = botOf(player) ?? 'greedy';
    try {
      return valueOf(await this.rules.answer(game, { ask: 'bot', state, bot, seed: seedOfBots(game) }));
    } catch (error) {
      if (error instanceof ProblemError || error instanceof StoreUnavailableError) throw error;
      this.logger.error({ err: error, game: game.id }, 'A bot failed to make its decision.');
      throw new ProblemError(botFailed);
    }
  }

  /** Appends events and returns the game. Null if another writer has appended first. */
  async #append(id: GameId, events: readonly GameEvent[], length: number): Promise<ReplayedGame | null> {
    try {
      return await this.games.append(id, events, length);
    } catch (error) {
      if (error instanceof StreamDeletedError) throw new ProblemError(gameDeleted(id));
      if (error instanceof WrongExpectedRevisionError) return null;
      throw error;
    }
  }
}

const pendingIn = ({ module, replay, length }: ReplayedGame): Decision | null =>
  module.play.legal(replay.before(length));

const notHeld: Problem = {
  code: 'SEAT_REQUIRED',
  message: 'Letting a bot decide for a seat requires the seat token.',
  advice: 'Send the token that `startGame` or `branchGame` returned, as "Authorization: Bearer <token>".',
};
const badCount: Problem = {
  code: 'DECISION_COUNT_INVALID',
  message: `The number of decisions must be from 1 to ${MOST_DECISIONS}.`,
  advice: `Request 1 to ${MOST_DECISIONS} decisions. If you need more, repeat the request.`,
};
const botFailed: Problem = {
  code: 'BOT_FAILED',
  message: 'The bot failed to make its decision.',
  advice: 'Make the decision yourself, or use another bot.',
};
