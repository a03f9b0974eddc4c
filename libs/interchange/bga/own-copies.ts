import type { Move, Notification } from './log.js';
import type { Arguments, LoggedCard } from './shapes.js';

/** The private notifications of a move, in order. Each is used only once. */
export class OwnCopies {
  readonly #left: Notification[];
  /** The latest private arguments by state and player, because a state can be announced more than once. */
  readonly #latest = new Map<string, Arguments>();

  constructor({ own }: Move) {
    this.#left = [...own];
  }

  /**
   * Returns the cards in a player's private notification, and marks this notification as used. Null if the log contains
   * no matching notification.
   */
  cards(type: string, player: string | null, count: number): readonly LoggedCard[] | null {
    const index = this.#indexOf(type, player, count);
    const [found] = index < 0 ? [] : this.#left.splice(index, 1);
    return found?.args.cards('cards') ?? null;
  }

  /** Like `cards`, but does not mark the notification as used. */
  peek(type: string, player: string | null, count: number): readonly LoggedCard[] | null {
    return this.#left[this.#indexOf(type, player, count)]?.args.cards('cards') ?? null;
  }

  /** Returns the private arguments of a question to a player. Null if the log does not contain them. */
  question(state: number, player: string): Arguments | null {
    const key = `${state}/${player}`;
    const index = this.#left.findIndex(
      ({ type, to, args }) =>
        type === 'gameStateChange' &&
        to === player &&
        args.number('id') === state &&
        args.of('args').has('_private'),
    );
    const [found] = index < 0 ? [] : this.#left.splice(index, 1);
    const copy = found?.args.of('args').of('_private');
    if (copy === undefined) return this.#latest.get(key) ?? null;
    const own = copy.has('active') ? copy.of('active') : copy;
    this.#latest.set(key, own);
    return own;
  }

  #indexOf(type: string, player: string | null, count: number): number {
    return this.#left.findIndex(
      (notification) =>
        notification.type === type &&
        notification.args.text('player_id') === player &&
        notification.args.cards('cards').length === count,
    );
  }
}
