import { Injectable } from '@nestjs/common';
import type { GameId } from '#record';
import type { Problem } from '../errors/problem.js';
import { ReplayedGames } from './replayed-games.js';

export const gameDeleted = (id: string): Problem => ({
  code: 'GAME_DELETED',
  message: `The game "${id}" was deleted.`,
  advice: 'Use `games` to list the games that you can view.',
});

/** Announces games that this server or another server has deleted. */
@Injectable()
export class DeletionNotices {
  readonly #waiting = new Map<GameId, Set<AbortController>>();

  constructor(private readonly games: ReplayedGames) {}

  /** Removes a deleted game from caches and notifies waiting requests. */
  tell(id: GameId): void {
    this.games.forget(id);
    for (const waiting of this.#waiting.get(id) ?? []) waiting.abort();
    this.#waiting.delete(id);
  }

  /** Returns a signal that aborts if the game is deleted. Callers must call `dispose` when they stop waiting. */
  await(id: GameId): { readonly signal: AbortSignal; readonly dispose: () => void } {
    const controller = new AbortController();
    const waiting = this.#waiting.get(id) ?? new Set();
    this.#waiting.set(id, waiting.add(controller));
    const dispose = () => {
      waiting.delete(controller);
      if (waiting.size === 0 && this.#waiting.get(id) === waiting) this.#waiting.delete(id);
    };
    return { signal: controller.signal, dispose };
  }
}
