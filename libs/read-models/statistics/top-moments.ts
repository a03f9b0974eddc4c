import type { ProfiledGame } from './profiled-games.js';

/** A key moment in a game. `size` is the loss or the change in win probability, in millionths. */
export interface SizedMoment {
  readonly game: ProfiledGame;
  readonly revision: number;
  readonly size: number;
}

/** A decision with a loss. `size` is the loss, and `grade` is an index in `storedGrades`. */
export interface LostMoment extends SizedMoment {
  readonly day: number;
  readonly grade: number;
}

const order = (left: SizedMoment, right: SizedMoment): number =>
  right.size - left.size ||
  (left.game.started === right.game.started
    ? left.game.game === right.game.game
      ? left.revision - right.revision
      : left.game.game < right.game.game
        ? -1
        : 1
    : left.game.started < right.game.started
      ? 1
      : -1);

/** Collects the largest key moments, up to a maximum number. */
export class TopMoments<Moment extends SizedMoment> {
  readonly #moments: Moment[] = [];

  constructor(private readonly most: number) {}

  /** The minimum size in millionths that a moment must have to be added. */
  get least(): number {
    return this.#moments.length < this.most ? 0 : (this.#moments.at(-1)?.size ?? Infinity);
  }

  add(moment: Moment): void {
    this.#moments.push(moment);
    this.#moments.sort(order);
    if (this.#moments.length > this.most) this.#moments.pop();
  }

  /** Sorted by size, largest first. Equally large moments are sorted by game, newest first. */
  get moments(): readonly Moment[] {
    return this.#moments;
  }
}
