import { Injectable } from '@nestjs/common';
import type { ReplayedGame } from '../replay/replayed-game.js';

/** Tells the rest of the server of games that end here. */
@Injectable()
export class GameEnds {
  readonly #listeners: ((game: ReplayedGame) => void)[] = [];

  listen(listener: (game: ReplayedGame) => void): void {
    this.#listeners.push(listener);
  }

  /** Tells of a game, if it is over. */
  tellOf(game: ReplayedGame): void {
    if (game.isOver) for (const listener of this.#listeners) listener(game);
  }
}
