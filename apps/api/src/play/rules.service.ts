import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { gameModules } from '#games';
import type { GameId } from '#record';
import { GameFacts } from '../access/game-facts.js';
import { valueOf } from '../problem-error.js';
import type { ReplayedGame } from '../replay/replayed-game.js';
import { ReplayedGames } from '../replay/replayed-games.js';
import { ancestorsOf } from './ancestry.js';
import { answerTo, type RulesAnswer, type RulesTask } from './rules-task.js';
import { RulesThreads } from './rules-threads.js';

/** The maximum number of games that are cached as trusted. */
const MOST_GAMES = 5000;

/**
 * Applies the rules to recorded games. A game is trusted if it and all its ancestors began on a server that uses this
 * store. Such games contain only cards from the server's catalogue and decisions that the rules allowed. Other games,
 * especially imported games, can contain anything, so their rules run in a thread.
 */
@Injectable()
export class RulesService {
  readonly #vouched = new LRUCache<GameId, true>({ max: MOST_GAMES });

  constructor(
    private readonly facts: GameFacts,
    private readonly games: ReplayedGames,
    private readonly threads: RulesThreads,
  ) {}

  /** Marks a new game as trusted. */
  begun(id: GameId): void {
    this.#vouched.set(id, true);
  }

  /**
   * Performs a task with a game's rules. Uses a separate thread if the game contains events that this store's servers
   * did not produce. Fails if the rules refuse the task or the thread cannot perform it.
   */
  async answer(game: ReplayedGame, task: RulesTask): Promise<RulesAnswer> {
    const { module } = game;
    // The thread supports only the games that ship with Retrace. The rules of other games therefore run here.
    if (!gameModules.has(module.id) || (await this.vouchesFor(game))) return answerTo(module, task);
    return this.threads.answer({ module: module.id, task });
  }

  /** Whether every event of a game was produced by this server or by another server that uses the same store. */
  async vouchesFor({ id, events }: Pick<ReplayedGame, 'id' | 'events'>): Promise<boolean> {
    if (this.#vouched.has(id)) return true;
    for (const source of [id, ...(await ancestorsOf(this.games, events))])
      if (!valueOf(await this.facts.of(source)).begunHere) return false;
    this.#vouched.set(id, true);
    return true;
  }
}
