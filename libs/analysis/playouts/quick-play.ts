import { below, randomSource, shuffled, type RandomSource } from '#kernel';
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
import { seatValue } from '../seat-measures.js';

/** The maximum number of follow-up decisions (targets, modes, payments) that are made before a choice is evaluated. */
const FOLLOWING = 6;

/**
 * The maximum number of choices that careful play tries for a decision (`CAREFUL`) and for each follow-up decision
 * about the same action (`CAREFUL_FOLLOWING`).
 */
const CAREFUL = 16;
const CAREFUL_FOLLOWING = 3;

/** A choice, and the state after the choice and its follow-up choices about the same action. */
interface Reached<State> {
  readonly state: State;
  readonly choice: Choice;
}

export type PlayedModule<State, A extends AtomicAction> = Pick<
  GameModule<State, A>,
  'play' | 'fold' | 'see' | 'bots'
>;

/**
 * Makes decisions quickly. Draws two random choices and makes the one that leads to the better position according to
 * the game's measures. This play is stronger than random play but weaker than the greedy bot. Careful play tries more
 * choices.
 */
export class QuickPlay<State, A extends AtomicAction> {
  readonly #random: RandomSource;

  constructor(
    private readonly module: PlayedModule<State, A>,
    seed: string,
  ) {
    this.#random = randomSource(seed, 'chacha20');
  }

  /**
   * Makes a choice for a decision and returns the new state. Changes the given state. Null if the rules refuse to
   * continue.
   */
  next(state: State, decision: Decision): State | null {
    const { seat } = decision;
    const choice = uniformChoice(this.#random, decision);
    const rival = isForced(decision) ? choice : uniformChoice(this.#random, decision);
    if (isSameChoice(choice, rival)) return this.#decided(state, seat, choice);
    const before = this.module.fold.clone(state);
    const first = this.#tried(state, seat, choice);
    const second = this.#tried(before, seat, rival);
    if (first === null || second === null) return first ?? second;
    return this.#seatValue(second, seat) > this.#seatValue(first, seat) ? second : first;
  }

  /**
   * Like `next`, but tries all choices instead of two, or a uniform sample if there are many. Plays almost as well as
   * the greedy bot. Takes about four times as long as `next`.
   */
  nextWithCare(state: State, decision: Decision): State | null {
    const { seat } = decision;
    if (isForced(decision)) return this.#decided(state, seat, uniformChoice(this.#random, decision));
    // The order is shuffled because ties go to the first choice.
    const choices = shuffled(this.#random, someChoices(this.#random, decision, CAREFUL));
    return (
      this.#best(state, seat, choices, (from, choice) => this.#tried(from, seat, choice, true))?.state ?? null
    );
  }

  /**
   * Returns the choice that a player with this style of play makes in a state. Considers all choices if `isCareful`,
   * otherwise two random ones. Changes the state. Null if the rules refuse to continue.
   */
  picked(state: State, seat: Seat, choices: readonly Choice[], isCareful: boolean): Choice | null {
    const drawn = isCareful
      ? shuffled(this.#random, choices)
      : [0, 1].flatMap(() => choices.slice(below(this.#random, choices.length)).slice(0, 1));
    return (
      this.#best(state, seat, drawn, (from, choice) => this.#tried(from, seat, choice, isCareful))?.choice ??
      null
    );
  }

  /** Makes a choice and returns the state after it. Null if the rules refuse to continue. */
  chosen(state: State, seat: Seat, choice: Choice): State | null {
    return this.#decided(state, seat, choice);
  }

  /**
   * Returns the choice that leads to the best position for the player, or the first of several equal ones. Changes the
   * state, because the last choice is tried in the state itself instead of a copy.
   */
  #best(
    state: State,
    seat: Seat,
    choices: readonly Choice[],
    tried: (from: State, choice: Choice) => State | null,
  ): Reached<State> | null {
    let best: Reached<State> | null = null;
    let most = -Infinity;
    for (const [index, choice] of choices.entries()) {
      const isLast = index === choices.length - 1;
      const reached = tried(isLast ? state : this.module.fold.clone(state), choice);
      if (reached === null) continue;
      if (isLast && best === null) return { state: reached, choice };
      const value = this.#seatValue(reached, seat);
      if (best !== null && value <= most) continue;
      best = { state: reached, choice };
      most = value;
    }
    return best;
  }

  /**
   * Makes a choice and its follow-up choices about the same action. If `isCareful`, each follow-up choice is the best
   * of a few. Otherwise it is random.
   */
  #tried(state: State, seat: Seat, choice: Choice, isCareful = false): State | null {
    let played = this.#decided(state, seat, choice);
    for (let made = 0; played !== null && made < FOLLOWING; made++) {
      const decision = this.module.play.legal(played);
      if (decision?.seat !== seat || decision.about === undefined) break;
      played = isCareful
        ? (this.#best(played, seat, someChoices(this.#random, decision, CAREFUL_FOLLOWING), (from, next) =>
            this.#decided(from, seat, next),
          )?.state ?? null)
        : this.#decided(played, seat, uniformChoice(this.#random, decision));
    }
    return played;
  }

  /** Returns the state after a choice. Null if the rules refuse to continue. */
  #decided(state: State, seat: Seat, choice: Choice): State | null {
    const reached = this.module.play.reach(state, seat, choice);
    return reached.ok ? reached.value : null;
  }

  #seatValue(state: State, seat: Seat): number {
    const winners = winnersIn(this.module, state);
    if (winners === null) return seatValue(this.module, state, seat);
    if (winners.length === 0) return 0;
    return winners.includes(seat) ? Infinity : -Infinity;
  }
}

/** Whether only one choice is possible. */
export const isForced = ({ options, min, max }: Decision): boolean =>
  options.length === 0 || max === 0 || (options.length === min && min === 1);

/** Returns the winners. Null while the game is in progress. */
export const winnersIn = <State, A extends AtomicAction>(
  { see }: Pick<GameModule<State, A>, 'see'>,
  state: State,
): readonly Seat[] | null => see.result(state)?.winners ?? null;
