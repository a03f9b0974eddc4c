import { below, randomSource, type RandomSource } from '#kernel';
import {
  invariant,
  type AtomicAction,
  type Choice,
  type Decided,
  type Decision,
  type GameModule,
  type Seat,
} from '#record';
import type { Bot } from './bot.js';
import { leastChoice, someChoices } from './choices.js';
import { seatValue } from './seat-measures.js';

/** The maximum number of choices to try for a decision, and for each follow-up decision. */
const CHOICES = 48;
const FOLLOWING = 16;
/** The number of tries after which only one choice of each follow-up decision is tried. */
const TRIES = 240;
/**
 * The number of sampled states in which the choices of a secret decision are tried. If there are more than `FEW`
 * choices, only one state is sampled.
 */
const WORLDS = 12;
const FEW = 32;
/**
 * The value of one unit of the game's `promise`. It is far smaller than the value of any measure, so a promise decides
 * only between choices that are otherwise equal.
 */
const PROMISED = 1e-4;
/** The value of winning the game. It exceeds any sum of measures. */
const GAME = 1e9;

export type BotModule<State, A extends AtomicAction> = Pick<
  GameModule<State, A>,
  'play' | 'fold' | 'see' | 'bots'
>;

/**
 * Returns a bot that makes the choice with the best resulting position for its player. The values of the game's
 * measures decide which position is best.
 *
 * The player's follow-up decisions about the same action (targets, modes, payments) count as part of the choice. If the
 * number of cards in a secret choice can vary, the choice is tried in several futures, because random cards replace the
 * chosen ones. Among equal choices, the bot prefers the one that leaves the cards with the highest potential, then the
 * one with the fewest atomic actions. The seed breaks remaining ties.
 *
 * The bot tries choices only in states from `module.bots.imagine`, which samples unknown cards, dice and shuffles. It
 * therefore learns nothing hidden.
 */
export function greedyBot<State, A extends AtomicAction>(
  module: BotModule<State, A>,
  seed: string,
): Bot<State> {
  return (decision, state) => {
    const random = randomSource(`${seed}/${decision.seat}/${decision.id}`);
    const [best, ...others] = triedChoices(module, random, decision, state);
    invariant(best !== undefined, `decision ${decision.id} cannot be answered`);
    const equal = [best, ...others.filter((other) => compared(best, other) === 0)];
    return (equal.length === 1 ? best : (equal[below(random, equal.length)] ?? best)).choice;
  };
}

/** A tried choice with its value, and the number of atomic actions until the next decision. */
export interface TriedChoice {
  readonly choice: Choice;
  readonly value: number;
  readonly actions: number;
}

/** Whether a choice loses the game or leads back to the same decision. */
export const isHopeless = ({ value }: TriedChoice): boolean => value <= -GAME / 2;

const compared = (a: TriedChoice, b: TriedChoice): number => b.value - a.value || a.actions - b.actions;

/** Returns the choices of a decision in the greedy bot's order, best first. Large sets are sampled uniformly. */
export function triedChoices<State, A extends AtomicAction>(
  module: BotModule<State, A>,
  random: RandomSource,
  decision: Decision,
  state: State,
): readonly TriedChoice[] {
  const choices = someChoices(random, decision, CHOICES);
  if (choices.length === 1) return choices.map((choice) => ({ choice, value: 0, actions: 0 }));
  const values = choices.map(() => 0);
  let first: readonly number[] = [];
  let happened: readonly number[] = [];
  const worlds = worldsOf(decision, choices.length);
  // The sampled futures do not depend on the seed, so that equal hands lead to the same choice.
  const own = worlds > 1 ? `${decision.seat}/${decision.id}` : random.seed;
  for (let world = 0; world < worlds; world++) {
    const seed = world === 0 ? `${own}/imagined` : `${own}/imagined ${world}`;
    const imagined = module.bots.imagine(state, decision.seat, seed);
    const trial = new Trial(module, decision.seat);
    const tried = choices.map((choice) => trial.tried(imagined, choice));
    const found = tried.map(({ value }) => value);
    if (world === 0) happened = tried.map(({ actions }) => actions);
    for (const [index, value] of found.entries()) values[index] = (values[index] ?? 0) + value;
    // If the second state gives the same values as the first, random results do not matter. No more states are tried
    // then.
    if (world === 0) first = found;
    else if (world === 1 && found.every((value, index) => value === first[index])) break;
  }
  return choices
    .map((choice, index) => ({ choice, value: values[index] ?? 0, actions: happened[index] ?? 0 }))
    .sort(compared);
}

/**
 * Returns the number of sampled states in which to try a decision. A secret decision needs several states if the number
 * of chosen cards can vary, because random cards replace the chosen ones.
 */
const worldsOf = ({ hidden, min, max }: Decision, choices: number): number =>
  hidden === true && min < max && choices <= FEW ? WORLDS : 1;

/** Tries the choices of one decision in sampled states. */
class Trial<State, A extends AtomicAction> {
  #left = TRIES;
  #actions = 0;

  constructor(
    readonly module: BotModule<State, A>,
    readonly seat: Seat,
  ) {}

  /** Returns the value of a choice, and the number of atomic actions until the next decision. */
  tried(state: State, choice: Choice): { readonly value: number; readonly actions: number } {
    this.#actions = 0;
    const value = this.choiceValue(state, choice, false, true);
    return { value, actions: this.#actions };
  }

  /**
   * Returns the value of a choice for the player, who is assumed to make the best choice in every follow-up decision.
   */
  choiceValue(state: State, choice: Choice, happened = false, isFirst = false): number {
    this.#left--;
    let played = this.#played(state, this.seat, choice);
    // A choice after which the rules refuse to continue has the minimum value.
    if (played === null) return -GAME;
    if (isFirst)
      for (const event of played.events)
        if (event.kind === 'StepResolved') this.#actions += event.actions.length;
    let did = happened || hasEffect(played);
    for (;;) {
      const over = this.#result(played);
      if (over !== null) return over;
      const decision = this.module.play.legal(played.state);
      if (decision === null) return 0;
      if (decision.seat === this.seat) {
        if (decision.about === undefined) {
          // Undoing a declaration has the minimum value, because the bot would otherwise repeat and undo the
          // declaration forever.
          if (!did) return -GAME;
          break;
        }
        const next = someChoices(randomSource('following'), decision, this.#left > 0 ? FOLLOWING : 1);
        const { state: after } = played;
        const values = next.map((choice) => this.choiceValue(after, choice, did));
        return Math.max(...values);
      }
      // Secret choices take effect only after all players have chosen. The other players' choices cannot be predicted,
      // so minimal choices stand in for them.
      if (decision.hidden !== true) break;
      const next = this.#played(played.state, decision.seat, leastChoice(decision));
      if (next === null) return -GAME;
      played = next;
      did ||= hasEffect(played);
    }
    const { bots } = this.module;
    const promised = bots.promise?.(played.state, this.seat) ?? 0;
    return seatValue(this.module, played.state, this.seat) + PROMISED * promised;
  }

  /** Returns the state after a choice. Null if the rules refuse to continue, for example in an endless loop. */
  #played(state: State, seat: Seat, choice: Choice): Decided<State, A> | null {
    const decided = this.module.play.decide(this.module.fold.clone(state), seat, choice);
    if (decided.ok) return decided.value;
    invariant(decided.error.code === 'WORK_TOO_LARGE', `a legal choice is refused: ${decided.error.message}`);
    return null;
  }

  /** Returns the value of a finished game for the player. Null while the game is in progress. */
  #result({ events }: Decided<State, A>): number | null {
    const last = events.at(-1);
    if (last?.kind !== 'GameEnded') return null;
    if (last.winners.length === 0) return 0;
    return last.winners.includes(this.seat) ? GAME : -GAME;
  }
}

const hasEffect = ({ events }: Decided<unknown, AtomicAction>): boolean =>
  events.some(({ kind }) => kind === 'StepResolved');
