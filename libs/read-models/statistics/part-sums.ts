import { meanOf } from './mean.js';
import { MILLION } from './losses.js';
import type { ProfilePart } from './profile.js';
import { SMALL } from './rate.js';

/** Adds up the losses of one part of a profile. Add the decisions of one game before those of the next. */
export class PartSums {
  #game = -1;
  /** The loss in the current game. */
  #lost = 0;
  #met = 0;
  #decisions = 0;
  #errors = 0;
  #sum = 0;
  #squares = 0;

  /** Adds decisions of a game with their loss in millionths. `game` is a number that differs for each game. */
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
    // The increase of the squared loss of the game.
    this.#squares += share * (2 * this.#lost + share);
    this.#lost += share;
  }

  /** Returns the means over a number of games. Games that were not added count with a loss of 0. */
  part(key: string, games: number): ProfilePart {
    const mean = meanOf(games, this.#sum, this.#squares, [0, Infinity]);
    return {
      key,
      // A total loss of 0 gives no information about later games, so it has no bounds.
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

  /** Returns the sums for a key, and creates them if necessary. */
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
