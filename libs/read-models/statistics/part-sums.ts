import { meanOf } from './mean.js';
import { MILLION } from './losses.js';
import type { ProfilePart } from './profile.js';
import { SMALL } from './rate.js';

/** Adds up the losses of a part of a profile. Games are added one after the other. */
export class PartSums {
  #game = -1;
  /** The loss in the current game. */
  #lost = 0;
  #met = 0;
  #decisions = 0;
  #errors = 0;
  #sum = 0;
  #squares = 0;

  /** Adds decisions of a game and their loss in millionths. Each game has its own number. */
  add(game: number, decisions: number, errors: number, lost: number): void {
    if (game !== this.#game) {
      this.#game = game;
      this.#lost = 0;
      this.#met++;
    }
    this.#decisions += decisions;
    this.#errors += errors;
    const share = lost / MILLION;
    this.#sum += share;
    // The square of the loss in a game grows by this much.
    this.#squares += share * (2 * this.#lost + share);
    this.#lost += share;
  }

  /** Returns the means over a number of games. Games that were not added count with a loss of 0. */
  part(key: string, games: number): ProfilePart {
    const mean = meanOf(games, this.#sum, this.#squares, [0, Infinity]);
    return {
      key,
      // That nothing was lost yet says little about later games.
      lost: { ...mean, ...(this.#sum === 0 && { low: null, high: null }), isSmall: this.#met < SMALL },
      met: this.#met,
      decisions: this.#decisions,
      errors: this.#errors,
    };
  }
}

/** Sums by key. */
export class SumsByKey<Key> {
  readonly #sums = new Map<Key, PartSums>();

  /** The sums of a key, empty at first. */
  of(key: Key): PartSums {
    const known = this.#sums.get(key);
    if (known !== undefined) return known;
    const sums = new PartSums();
    this.#sums.set(key, sums);
    return sums;
  }

  get keys(): readonly Key[] {
    return [...this.#sums.keys()];
  }
}
