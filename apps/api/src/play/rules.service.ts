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

/** Maximum number of cached trusted games. */
const MOST_GAMES = 5000;

/**
 * Applies the rules of recorded games. A game is trusted if it and all games it continues began on a server
 * of this store, with cards of the server's catalogue and only decisions of its rules. Others, above all
 * imported ones, may contain anything, so their rules run in a thread.
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

  /** Returns the answer of a game's rules. Problems of the rules, and of the thread. */
  async answer(game: ReplayedGame, task: RulesTask): Promise<RulesAnswer> {
    const { module } = game;
    // The thread knows the games that Retrace comes with.
    if (!gameModules.has(module.id) || (await this.vouchesFor(game))) return answerTo(module, task);
    return this.threads.answer({ module: module.id, task });
  }

  /** Whether everything in a game was decided by this server, or by one that shares its store. */
  async vouchesFor({ id, events }: Pick<ReplayedGame, 'id' | 'events'>): Promise<boolean> {
    if (this.#vouched.has(id)) return true;
    for (const source of [id, ...(await ancestorsOf(this.games, events))])
      if (!valueOf(await this.facts.of(source)).begunHere) return false;
    this.#vouched.set(id, true);
    return true;
  }
}
