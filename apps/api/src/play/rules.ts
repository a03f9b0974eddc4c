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

/** Games that are known to be vouched for. */
const MOST_GAMES = 5000;

/**
 * Applies the rules of recorded games. A game is vouched for when it, and every game that it continues from, began at a
 * server of this store: its cards are those of the server's catalogue, and everything that happened was decided by its
 * rules. Of all others, imported ones above all, anybody may have written anything: their rules are applied in a thread.
 */
@Injectable()
export class Rules {
  readonly #vouched = new LRUCache<GameId, true>({ max: MOST_GAMES });

  constructor(
    private readonly facts: GameFacts,
    private readonly games: ReplayedGames,
    private readonly threads: RulesThreads,
  ) {}

  /** A game began here just now: nobody need be asked whether it is vouched for. */
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
