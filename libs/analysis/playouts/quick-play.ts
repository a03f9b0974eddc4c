import { randomSource, shuffled, type RandomSource } from '#kernel';
import {
  isSameChoice,
  type AtomicAction,
  type Choice,
  type Decision,
  type GameModule,
  type Seat,
} from '#record';
import { someChoices } from '../choices.js';
import { uniformChoice } from '../random-bot.js';
import { judged } from '../seat-measures.js';

/** Decisions about one matter (targets, modes, payments) that are made at random before a choice is judged. */
const FOLLOWING = 6;

/** Choices of one decision that careful play tries, and of each that follows about the same matter. */
const CAREFUL = 16;
const CAREFUL_FOLLOWING = 3;

/** What playing on needs of a game. */
export type PlayedModule<State, A extends AtomicAction> = Pick<
  GameModule<State, A>,
  'play' | 'fold' | 'see' | 'bots'
>;

/**
 * Plays decisions quickly: of two choices drawn at random, the one after which its seat is better off by the game's measures.
 * It stands between chance and the greedy bot in strength and costs little. With care it looks at more of them.
 */
export class QuickPlay<State, A extends AtomicAction> {
  readonly #random: RandomSource;

  constructor(
    private readonly module: PlayedModule<State, A>,
    seed: string,
  ) {
    this.#random = randomSource(seed, 'chacha20');
  }

  /** Plays on from a decision, in the state itself, which is used up. Null: it takes more work than any game needs. */
  next(state: State, decision: Decision): State | null {
    const { seat } = decision;
    const one = uniformChoice(this.#random, decision);
    const other = isForced(decision) ? one : uniformChoice(this.#random, decision);
    if (isSameChoice(one, other)) return this.#decided(state, seat, one);
    const before = this.module.fold.clone(state);
    const first = this.#tried(state, seat, one);
    const second = this.#tried(before, seat, other);
    if (first === null || second === null) return first ?? second;
    return this.#worth(second, seat) > this.#worth(first, seat) ? second : first;
  }

  /** As `next`, of all choices (of very many, a fair sample) instead of two: near to the greedy bot, and some four times as much work. */
  nextWithCare(state: State, decision: Decision): State | null {
    const { seat } = decision;
    if (isForced(decision)) return this.#decided(state, seat, uniformChoice(this.#random, decision));
    // In any order: of equal choices the first is taken.
    const choices = shuffled(this.#random, someChoices(this.#random, decision, CAREFUL));
    return this.#best(state, seat, choices, (from, choice) => this.#tried(from, seat, choice, true));
  }

  /** Makes one choice, whatever it is worth. Null where the rules refuse to continue. */
  chosen(state: State, seat: Seat, choice: Choice): State | null {
    return this.#decided(state, seat, choice);
  }

  /** Plays each choice on in a copy and keeps the one that its seat is best off after, the first of equal ones. */
  #best(
    state: State,
    seat: Seat,
    choices: readonly Choice[],
    tried: (from: State, choice: Choice) => State | null,
  ): State | null {
    let best: State | null = null;
    let most = -Infinity;
    for (const [index, choice] of choices.entries()) {
      const isLast = index === choices.length - 1;
      const reached = tried(isLast ? state : this.module.fold.clone(state), choice);
      if (reached === null) continue;
      if (isLast && best === null) return reached;
      const worth = this.#worth(reached, seat);
      if (best !== null && worth <= most) continue;
      best = reached;
      most = worth;
    }
    return best;
  }

  /** Makes a choice, and at random those that follow about the same matter; with care, the best of a few. */
  #tried(state: State, seat: Seat, choice: Choice, isCareful = false): State | null {
    let played = this.#decided(state, seat, choice);
    for (let made = 0; played !== null && made < FOLLOWING; made++) {
      const asked = this.module.play.legal(played);
      if (asked?.seat !== seat || asked.about === undefined) break;
      played = isCareful
        ? this.#best(played, seat, someChoices(this.#random, asked, CAREFUL_FOLLOWING), (from, one) =>
            this.#decided(from, seat, one),
          )
        : this.#decided(played, seat, uniformChoice(this.#random, asked));
    }
    return played;
  }

  /** Null where the rules refuse to continue. */
  #decided(state: State, seat: Seat, choice: Choice): State | null {
    const reached = this.module.play.reach(state, seat, choice);
    return reached.ok ? reached.value : null;
  }

  #worth(state: State, seat: Seat): number {
    const winners = wonIn(this.module, state);
    if (winners === null) return judged(this.module, state, seat);
    if (winners.length === 0) return 0;
    return winners.includes(seat) ? Infinity : -Infinity;
  }
}

/** Whether there is one way to answer alone. */
export const isForced = ({ options, min, max }: Decision): boolean =>
  options.length === 0 || max === 0 || (options.length === min && min === 1);

/** Who has won, asked of the rules first: they know that a game continues without a look at the table. Null while it does. */
export const wonIn = <State, A extends AtomicAction>(
  module: Pick<GameModule<State, A>, 'play' | 'see'>,
  state: State,
): readonly Seat[] | null => (module.play.legal(state) === null ? winnersIn(module, state) : null);

/** Who has won; null while the game continues. */
export const winnersIn = <State, A extends AtomicAction>(
  { see }: Pick<GameModule<State, A>, 'see'>,
  state: State,
): readonly Seat[] | null => see.view(state, { kind: 'omniscient' }).result?.winners ?? null;
