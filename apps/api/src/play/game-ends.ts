import { Injectable } from '@nestjs/common';
import type { ReplayedGame } from '../replay/replayed-game.js';

/** Announces games that end on this server. */
@Injectable()
export class GameEnds {
  readonly #listeners: ((game: ReplayedGame) => void)[] = [];

  listen(listener: (game: ReplayedGame) => void): void {
    this.#listeners.push(listener);
  }

  /** Announces a game if it is over. */
  tellOf(game: ReplayedGame): void {
    if (game.isOver) for (const listener of this.#listeners) listener(game);
  }
}
