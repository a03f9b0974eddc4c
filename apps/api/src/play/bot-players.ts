import { setImmediate as nextTurn } from 'node:timers/promises';
import { Inject, Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { StoreUnavailableError, StreamDeletedError, WrongExpectedRevisionError } from '#event-store';
import { fail, type BotKind, type GameId, type Seat } from '#record';
import { pause } from '#waiting';
import { GameFacts } from '../access/game-facts.js';
import { ADMINISTRATION_STREAMS, type AdministrationStreams } from '../parts.js';
import { ProblemError, valueOf } from '../problem-error.js';
import { ReplayedGames } from '../replay/replayed-games.js';
import type { ReplayedGame } from '../replay/replayed-game.js';
import { GameEnds } from './game-ends.js';
import { Rules } from './rules.js';
import type { RulesAnswer, RulesTask } from './rules-task.js';

/** Before the store is asked again when it cannot be reached, in milliseconds. */
const PAUSE = 1000;

/**
 * Decides for bots, until somebody else has to decide. What a bot answers follows from the game, so it does not matter when
 * and by which server it is asked: of two that decide the same, the store takes one. A bot that fails says so about its
 * game, and does not try again, not even after a restart, until somebody lets it.
 */
@Injectable()
export class BotPlayers implements BeforeApplicationShutdown {
  private readonly logger = new Logger('BotPlayers');
  readonly #playing = new Map<GameId, Promise<void>>();
  readonly #stopping = new AbortController();

  constructor(
    @Inject(ADMINISTRATION_STREAMS) private readonly administration: AdministrationStreams,
    private readonly games: ReplayedGames,
    private readonly facts: GameFacts,
    private readonly rules: Rules,
    private readonly ends: GameEnds,
  ) {}

  /** Lets bots take the decisions that wait for them, if any does. Resolves, and never rejects, when it is somebody else's turn. */
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
        if (error instanceof StreamDeletedError || isGone(error) || this.#isStopping()) return;
        if (!(error instanceof StoreUnavailableError) || error.code === 'STORE_CLOSED') throw error;
        await pause(PAUSE, { signal: this.#stopping.signal });
      }
      // Others have their turn.
      await nextTurn();
    }
  }

  #isStopping(): boolean {
    return this.#stopping.signal.aborted;
  }

  /** Takes one decision, unless it is somebody else's; also `decided` where it has to be tried again. */
  async #step(id: GameId): Promise<'decided' | 'waits'> {
    const { bots, deleted, halted } = valueOf(await this.facts.of(id));
    if (deleted || bots.length === 0) return 'waits';
    // As this server knows it: when it has gone on elsewhere, the store does not take what was decided, and it is read.
    const kept = this.games.kept(id);
    const turn = (kept && turnOf(kept, bots)) ?? turnOf(await this.games.whole(id), bots);
    if (turn === null || halted?.decision === turn.asked.id) return 'waits';
    const { game, state, asked, player } = turn;
    const task = { ask: 'bot', state, bot: player.bot, seed: seedOfBots(game) } as const;
    const decided = await this.#decided(game, task);
    if (!decided.ok) {
      const { code, message } = decided.error;
      if (code === 'RULES_BUSY') {
        await pause(PAUSE, { signal: this.#stopping.signal });
        return 'decided';
      }
      this.logger.warn({ game: id, decision: asked.id, code }, `A bot cannot continue: ${message}`);
      const halt = { kind: 'PlayHalted', decision: asked.id, code, by: 'bot' } as const;
      await this.administration.append(id, [halt], 'any');
      return 'waits';
    }
    try {
      this.ends.tellOf(await this.games.append(id, decided.value, game.length));
    } catch (error) {
      // Another server was faster: what is there now is looked at anew.
      if (!(error instanceof WrongExpectedRevisionError)) throw error;
      await this.games.whole(id);
    }
    return 'decided';
  }

  /** A bot, or rules, that throw are a fault of the program, which is logged; trying again would meet it again. */
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

/** What a bot has to decide; null: nothing. */
function turnOf(game: ReplayedGame, bots: readonly { readonly seat: Seat; readonly bot: BotKind }[]) {
  const { module, replay, length } = game;
  const state = replay.before(length);
  const asked = module.play.legal(state);
  const player = bots.find(({ seat }) => seat === asked?.seat);
  return asked === null || player === undefined ? null : { game, state, asked, player };
}

const isGone = (error: unknown): boolean =>
  error instanceof ProblemError && error.problem.code === 'GAME_NOT_FOUND';

/** The seed of the game is secret while it is played, and so is what a bot will do. */
export const seedOfBots = ({ id, started }: ReplayedGame): string => `${started.seed}/${id}/bots`;
