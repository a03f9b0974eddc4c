import { setImmediate as nextTurn } from 'node:timers/promises';
import { Inject, Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { haltPlay, type Archive } from '#archive';
import { StoreUnavailableError, StreamDeletedError, WrongExpectedRevisionError } from '#event-store';
import { fail, type BotKind, type GameId, type Seat } from '#record';
import { pause } from '#runtime';
import { GameFacts } from '../access/game-facts.js';
import { ARCHIVE } from '../api.tokens.js';
import { ProblemError, valueOf } from '../problem-error.js';
import { ReplayedGames } from '../replay/replayed-games.js';
import type { ReplayedGame } from '../replay/replayed-game.js';
import { GameEnds } from './game-ends.js';
import { RulesService } from './rules.service.js';
import type { RulesAnswer, RulesTask } from './rules-task.js';

/** How long to wait before trying an unreachable store again, in milliseconds. */
const PAUSE = 1000;

/**
 * Decides for bots until a person has to decide. A bot's choice depends only on the game, so any server can make it. If
 * two servers make the same choice, the store accepts only one of their appends. If a bot fails, the failure is
 * recorded with the game. The bot then waits until a person lets it try again, even after a restart.
 */
@Injectable()
export class BotPlayers implements BeforeApplicationShutdown {
  private readonly logger = new Logger('BotPlayers');
  readonly #playing = new Map<GameId, Promise<void>>();
  readonly #stopping = new AbortController();

  constructor(
    @Inject(ARCHIVE) private readonly archive: Archive,
    private readonly games: ReplayedGames,
    private readonly facts: GameFacts,
    private readonly rules: RulesService,
    private readonly ends: GameEnds,
  ) {}

  /** Lets bots make their pending decisions. Resolves when no bot has to decide. Never rejects. */
  playOn(id: GameId): Promise<void> {
    const before = this.#playing.get(id) ?? Promise.resolve();
    const playing = before
      .then(() => this.#play(id))
      .catch((error: unknown) => this.logger.error({ err: error, game: id }, 'A bot cannot continue.'))
      .finally(() => {
        if (this.#playing.get(id) === playing) this.#playing.delete(id);
      });
    this.#playing.set(id, playing);
    return playing;
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.#stopping.abort();
    await Promise.allSettled(this.#playing.values());
  }

  async #play(id: GameId): Promise<void> {
    while (!this.#isStopping()) {
      try {
        if ((await this.#step(id)) === 'waits') return;
      } catch (error) {
        if (error instanceof StreamDeletedError || isMissing(error) || this.#isStopping()) return;
        if (!(error instanceof StoreUnavailableError) || error.code === 'STORE_CLOSED') throw error;
        await pause(PAUSE, { signal: this.#stopping.signal });
      }
      // Gives other requests a turn.
      await nextTurn();
    }
  }

  #isStopping(): boolean {
    return this.#stopping.signal.aborted;
  }

  /**
   * Makes one decision if it is a bot's turn. Returns `decided` after a decision, or if the attempt must be repeated.
   * Returns `waits` if no bot can decide.
   */
  async #step(id: GameId): Promise<'decided' | 'waits'> {
    const { bots, deleted, halted } = valueOf(await this.facts.of(id));
    if (deleted || bots.length === 0) return 'waits';
    // Uses the game as this server last cached it. If another server has continued the game, the append fails and the
    // game is read again.
    const latest = this.games.latest(id);
    const turn = (latest && turnOf(latest, bots)) ?? turnOf(await this.games.whole(id), bots);
    if (turn === null || halted?.decision === turn.pending.id) return 'waits';
    const { game, state, pending, player } = turn;
    const task = { ask: 'bot', state, bot: player.bot, seed: seedOfBots(game) } as const;
    const decided = await this.#decided(game, task);
    if (!decided.ok) {
      const { code, message } = decided.error;
      if (code === 'RULES_BUSY') {
        await pause(PAUSE, { signal: this.#stopping.signal });
        return 'decided';
      }
      this.logger.warn({ game: id, decision: pending.id, code }, `A bot cannot continue: ${message}`);
      await haltPlay(this.archive, { by: 'bot' }, id, { decision: pending.id, code });
      return 'waits';
    }
    try {
      this.ends.tellOf(await this.games.append(id, decided.value, game.length));
    } catch (error) {
      // Another server has appended first, so the game is read again.
      if (!(error instanceof WrongExpectedRevisionError)) throw error;
      await this.games.whole(id);
    }
    return 'decided';
  }

  /**
   * Computes a bot's decision. Logs errors of the bot or the rules as faults of the server, and does not retry, because
   * these errors would recur.
   */
  async #decided(game: ReplayedGame, task: RulesTask): Promise<RulesAnswer> {
    try {
      return await this.rules.answer(game, task);
    } catch (error) {
      if (error instanceof ProblemError || error instanceof StoreUnavailableError) throw error;
      this.logger.error({ err: error, game: game.id }, 'A bot failed.');
      return fail({ code: 'BOT_FAILED', message: 'The bot failed.' });
    }
  }
}

/** Returns the decision that a bot has to make. Null if there is none. */
function turnOf(game: ReplayedGame, bots: readonly { readonly seat: Seat; readonly bot: BotKind }[]) {
  const { module, replay, length } = game;
  const state = replay.before(length);
  const pending = module.play.legal(state);
  const player = bots.find(({ seat }) => seat === pending?.seat);
  return pending === null || player === undefined ? null : { game, state, pending, player };
}

const isMissing = (error: unknown): boolean =>
  error instanceof ProblemError && error.problem.code === 'GAME_NOT_FOUND';

/**
 * Returns the seed for a game's bots, which is derived from the game's seed. The game's seed is secret while the game
 * is in progress, because it also determines the bots' choices.
 */
export const seedOfBots = ({ id, started }: ReplayedGame): string => `${started.seed}/${id}/bots`;
