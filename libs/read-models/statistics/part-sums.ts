import { meanOf } from './mean.js';
import { MILLION } from './losses.js';
import type { ProfilePart } from './profile.js';
import { SMALL } from './rate.js';

/** Sums the losses in one part of a profile. Callers must add all decisions of a game before those of the next game. */
export class PartSums {
  #game = -1;
  /** The loss so far in the current game. */
  #lost = 0;
  #met = 0;
  #decisions = 0;
  #errors = 0;
  #sum = 0;
  #squares = 0;

  /** Adds a game's decisions with their total loss in millionths. `game` is any number that identifies the game. */
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
    // The amount by which the squared loss of the game increases.
    this.#squares += share * (2 * this.#lost + share);
    this.#lost += share;
  }

  /** Returns the means over `games` games. Games that were not added count as a loss of 0. */
  part(key: string, games: number): ProfilePart {
    const mean = meanOf(games, this.#sum, this.#squares, [0, Infinity]);
    return {
      key,
      // If nothing was lost, the range of future losses is unknown. The mean therefore has no bounds.
      lost: { ...mean, ...(this.#sum === 0 && { low: null, high: null }), isSmall: this.#met < SMALL },
      met: this.#met,
      decisions: this.#decisions,
      errors: this.#errors,
    };
  }
}

export class SumsByKey<Key> {
  readonly #sums = new Map<Key, PartSums>();

  /** Returns the sums for a key, creating them if necessary. */
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
