import { setImmediate as nextTurn, setTimeout as after } from 'node:timers/promises';
import { Inject, Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { greedyBot, randomBot, type Bot } from '#analysis';
import {
  StoreUnavailableError,
  StreamDeletedError,
  WrongExpectedRevisionError,
  type GameStreams,
} from '#event-store';
import { invariant, type BotKind, type GameId } from '#record';
import { GameFacts } from '../access/game-facts.js';
import { GAME_STREAMS } from '../parts.js';
import { ProblemError } from '../problem-error.js';
import { ReplayedGames } from '../replays/replayed-games.js';
import type { ReplayedGame } from '../replays/replayed-game.js';

/** Before the store is asked again when it cannot be reached, in milliseconds. */
const PAUSE = 1000;

/**
 * Decides for bots, until somebody else has to decide. What a bot answers follows from the game, so it does not matter when
 * and by which server it is asked: of two that decide the same, the store takes one.
 */
@Injectable()
export class BotPlayers implements BeforeApplicationShutdown {
  private readonly logger = new Logger('BotPlayers');
  readonly #playing = new Map<GameId, Promise<void>>();
  readonly #stopping = new AbortController();

  constructor(
    @Inject(GAME_STREAMS) private readonly streams: GameStreams,
    private readonly games: ReplayedGames,
    private readonly facts: GameFacts,
  ) {}

  /** Lets bots take the decisions that wait for them, if any does; nobody waits for it. */
  playOn(id: GameId): void {
    const before = this.#playing.get(id) ?? Promise.resolve();
    const playing = before
      .then(() => this.#play(id))
      .catch((error: unknown) => this.logger.error({ err: error, game: id }, 'A bot cannot go on.'))
      .finally(() => {
        if (this.#playing.get(id) === playing) this.#playing.delete(id);
      });
    this.#playing.set(id, playing);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.#stopping.abort();
    await Promise.allSettled(this.#playing.values());
  }

  async #play(id: GameId): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      try {
        if ((await this.#step(id)) === 'waits') return;
      } catch (error) {
        if (error instanceof StreamDeletedError || isGone(error)) return;
        if (!(error instanceof StoreUnavailableError) || error.code === 'STORE_CLOSED') throw error;
        await after(PAUSE, undefined, { signal: this.#stopping.signal }).catch(() => undefined);
      }
      // Others have their turn.
      await nextTurn();
    }
  }

  /** Takes one decision, unless it is somebody else's. */
  async #step(id: GameId): Promise<'decided' | 'waits'> {
    const { bots, deleted } = await this.facts.of(id);
    if (deleted || bots.length === 0) return 'waits';
    const game = await this.games.whole(id);
    const { module, replay, length } = game;
    const state = replay.before(length);
    const asked = module.legal(state);
    const player = bots.find(({ seat }) => seat === asked?.seat);
    if (asked === null || player === undefined) return 'waits';
    const choice = botFor(game, player.bot)(asked, state);
    const decided = module.decide(state, asked.seat, choice);
    invariant(decided.ok, `a bot's choice is refused: ${decided.ok ? '' : decided.error.message}`);
    try {
      await this.streams.append(id, decided.value.events, length - 1);
    } catch (error) {
      // Another server was faster: what is there now is looked at anew.
      if (!(error instanceof WrongExpectedRevisionError)) throw error;
    }
    return 'decided';
  }
}

const isGone = (error: unknown): boolean =>
  error instanceof ProblemError && error.problem.code === 'GAME_NOT_FOUND';

/** The seed of the game is secret while it is played, and so is what a bot will do. */
function botFor({ id, module, started }: ReplayedGame, kind: BotKind): Bot {
  const seed = `${started.seed}/${id}/bots`;
  return kind === 'greedy' ? greedyBot(module, seed) : randomBot(seed);
}
