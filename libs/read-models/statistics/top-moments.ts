import type { ProfiledGame } from './profiled-games.js';

/** A decision with a loss, with its game. The loss is in millionths. */
export interface LostMoment {
  readonly game: ProfiledGame;
  readonly revision: number;
  readonly day: number;
  readonly lost: number;
  readonly grade: number;
}

const order = (left: LostMoment, right: LostMoment): number =>
  right.lost - left.lost ||
  (left.game.started === right.game.started
    ? left.game.game === right.game.game
      ? left.revision - right.revision
      : left.game.game < right.game.game
        ? -1
        : 1
    : left.game.started < right.game.started
      ? 1
      : -1);

/** Collects the moments with the largest losses, up to a maximum number. */
export class TopMoments {
  readonly #moments: LostMoment[] = [];

  constructor(private readonly most: number) {}

  /** The minimum loss, in millionths, that a moment needs to be added. */
  get least(): number {
    return this.#moments.length < this.most ? 0 : (this.#moments.at(-1)?.lost ?? Infinity);
  }

  add(moment: LostMoment): void {
    this.#moments.push(moment);
    this.#moments.sort(order);
    if (this.#moments.length > this.most) this.#moments.pop();
  }

  /** The moments, ordered by loss, largest first. Moments with equal losses are ordered by game, newest first. */
  get moments(): readonly LostMoment[] {
    return this.#moments;
  }
}
