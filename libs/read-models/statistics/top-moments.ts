import type { ProfiledGame } from './profiled-games.js';

/** A decision that lost something, with its game. The loss is in millionths. */
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

/** The moments with the largest losses, a limited number of them. */
export class TopMoments {
  readonly #moments: LostMoment[] = [];

  constructor(private readonly most: number) {}

  /** The least loss that may have a place, in millionths. */
  get least(): number {
    return this.#moments.length < this.most ? 0 : (this.#moments.at(-1)?.lost ?? Infinity);
  }

  add(moment: LostMoment): void {
    this.#moments.push(moment);
    this.#moments.sort(order);
    if (this.#moments.length > this.most) this.#moments.pop();
  }

  /** Largest loss first. Equal losses: the newest game first. */
  get moments(): readonly LostMoment[] {
    return this.#moments;
  }
}
