import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { StreamNotFoundError, type GameStreams } from '#event-store';
import { parseGameId, type GameId, type Problem } from '#record';
import { GAME_MODULES, type GameModules } from '../game-modules.js';
import { GAME_STREAMS } from '../parts.js';
import { ProblemError, valueOf } from '../problem-error.js';
import { ReplayedGame } from './replayed-game.js';

/** Events of all games that are kept ready. */
const MOST_EVENTS = 400_000;

export const noSuchGame = (id: string): Problem => ({
  code: 'GAME_NOT_FOUND',
  message: `There is no game "${id}".`,
  advice: 'The query `games` lists the recorded ones.',
});

/**
 * Keeps the games that were looked at last ready to be looked at. A game that is not over is asked for new events each
 * time it is opened, so that what was acknowledged is always seen.
 */
@Injectable()
export class ReplayedGames {
  readonly #opening = new Map<GameId, Promise<unknown>>();
  readonly #ready = new LRUCache<GameId, ReplayedGame>({
    maxSize: MOST_EVENTS,
    // A game too large to be kept is opened anew each time.
    sizeCalculation: (game) => game.length,
  });

  constructor(
    @Inject(GAME_STREAMS) private readonly streams: GameStreams,
    @Inject(GAME_MODULES) private readonly modules: GameModules,
  ) {}

  /** The game as far as it is recorded; problem `GAME_NOT_FOUND`. */
  async open(text: string): Promise<ReplayedGame> {
    const id = this.idOf(text);
    const ready = this.#ready.get(id);
    if (ready?.isOver === true) return ready;
    // One after the other: who comes later sees what was recorded later, and reads only that.
    const before = this.#opening.get(id) ?? Promise.resolve();
    const opening = before.catch(() => null).then(() => this.#read(id));
    this.#opening.set(id, opening);
    try {
      return await opening;
    } finally {
      if (this.#opening.get(id) === opening) this.#opening.delete(id);
    }
  }

  idOf(text: string): GameId {
    const id = parseGameId(text);
    if (!id.ok) throw new ProblemError(noSuchGame(text));
    return id.value;
  }

  async #read(id: GameId): Promise<ReplayedGame> {
    const ready = this.#ready.get(id);
    if (ready?.isOver === true) return ready;
    try {
      const events = await this.streams.read(id, ready?.length ?? 0);
      const game = ready ?? valueOf(ReplayedGame.of(id, events, this.modules));
      if (ready !== undefined) ready.extend(events);
      // Again, because it may have grown.
      this.#ready.set(id, game);
      return game;
    } catch (error) {
      if (error instanceof StreamNotFoundError) throw new ProblemError(noSuchGame(id));
      throw error;
    }
  }
}
