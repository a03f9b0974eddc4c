import type { Move, Notification } from './log.js';
import type { Arguments, LoggedCard } from './shapes.js';

/** The private halves of what a table was told, in order, each taken once. */
export class OwnCopies {
  readonly #left: Notification[];
  /** What was last asked, by state and player: a state may be told twice. */
  readonly #asked = new Map<string, Arguments>();

  constructor({ own }: Move) {
    this.#left = [...own];
  }

  /** The cards that the player got to see. */
  cards(type: string, player: string | null, count: number): readonly LoggedCard[] | null {
    const index = this.#indexOf(type, player, count);
    const [found] = index < 0 ? [] : this.#left.splice(index, 1);
    return found?.args.cards('cards') ?? null;
  }

  /** The same, left to be taken. */
  peek(type: string, player: string | null, count: number): readonly LoggedCard[] | null {
    return this.#left[this.#indexOf(type, player, count)]?.args.cards('cards') ?? null;
  }

  /** What only the player was told of a question; null: nothing that this log has. */
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
    const told = found?.args.of('args').of('_private');
    if (told === undefined) return this.#asked.get(key) ?? null;
    const own = told.has('active') ? told.of('active') : told;
    this.#asked.set(key, own);
    return own;
  }

  #indexOf(type: string, player: string | null, count: number): number {
    return this.#left.findIndex(
      (one) =>
        one.type === type &&
        one.args.text('player_id') === player &&
        one.args.cards('cards').length === count,
    );
  }
}
