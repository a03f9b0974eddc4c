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
import { judged } from './seat-measures.js';

/** How many choices of the decision itself are looked at, and how many of each that follows from it. */
const CHOICES = 48;
const FOLLOWING = 16;
/** How many choices are played on in all before a decision is taken. */
const TRIES = 240;
/** In how many imagined states a secret decision is tried, of at most so many choices. */
const WORLDS = 12;
const FEW = 32;
/** What a mana that is put to use is worth: far less than the least of the measures. */
const PROMISED = 1e-4;
/** More than any sum of measures. */
const GAME = 1e9;

/** What a bot that judges needs of a game. */
export type BotModule<State, A extends AtomicAction> = Pick<
  GameModule<State, A>,
  'play' | 'fold' | 'see' | 'bots'
>;

/**
 * A bot that takes the choice after which its seat is best off, by the game's measures and their worth. What a choice
 * makes its seat decide next about the same matter (targets, modes, payments) is part of it. What it puts back of its hand, or
 * anything else it gives a number of secretly, it judges by several futures, because chance makes up for it. Among equal choices
 * it takes the one that leaves it the most promising cards, of those one after which least happens, then the seed decides.
 *
 * It plays choices on in a state it imagines (`module.bots.imagine`) and never in the real one: cards it does not know,
 * dice and shuffles are made up there, so what it finds out by trying is nothing it may not know.
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

/** A choice that was played on: what it is worth, and how many atomic actions it makes happen before anybody decides again. */
export interface TriedChoice {
  readonly choice: Choice;
  readonly worth: number;
  readonly actions: number;
}

/** Whether a choice loses the game, or leads back to where it was taken: whoever takes such choices may never come to an end. */
export const isHopeless = ({ worth }: TriedChoice): boolean => worth <= -GAME / 2;

const compared = (a: TriedChoice, b: TriedChoice): number => b.worth - a.worth || a.actions - b.actions;

/** The choices of a decision as a greedy bot sees them, the best first; of very many, a fair sample. */
export function triedChoices<State, A extends AtomicAction>(
  module: BotModule<State, A>,
  random: RandomSource,
  decision: Decision,
  state: State,
): readonly TriedChoice[] {
  const choices = someChoices(random, decision, CHOICES);
  if (choices.length === 1) return choices.map((choice) => ({ choice, worth: 0, actions: 0 }));
  const values = choices.map(() => 0);
  let first: readonly number[] = [];
  let happened: readonly number[] = [];
  const worlds = worldsOf(decision, choices.length);
  // Several futures are the same ones whatever the seed, so that the same hand gets the same choice.
  const own = worlds > 1 ? `${decision.seat}/${decision.id}` : random.seed;
  for (let world = 0; world < worlds; world++) {
    const seed = world === 0 ? `${own}/imagined` : `${own}/imagined ${world}`;
    const imagined = module.bots.imagine(state, decision.seat, seed);
    const trial = new Trial(module, decision.seat);
    const tried = choices.map((choice) => trial.tried(imagined, choice));
    const found = tried.map(({ worth }) => worth);
    if (world === 0) happened = tried.map(({ actions }) => actions);
    for (const [index, value] of found.entries()) values[index] = (values[index] ?? 0) + value;
    // What comes to the same in another world does not depend on chance.
    if (world === 0) first = found;
    else if (world === 1 && found.every((value, index) => value === first[index])) break;
  }
  return choices
    .map((choice, index) => ({ choice, worth: values[index] ?? 0, actions: happened[index] ?? 0 }))
    .sort(compared);
}

/** How many imagined states a decision is tried in: more where it is taken in secret, of cards that chance replaces. */
const worldsOf = ({ hidden, min, max }: Decision, choices: number): number =>
  hidden === true && min < max && choices <= FEW ? WORLDS : 1;

/** Plays choices on in imagined states, for one decision of a seat. */
class Trial<State, A extends AtomicAction> {
  #left = TRIES;
  #actions = 0;

  constructor(
    readonly module: BotModule<State, A>,
    readonly seat: Seat,
  ) {}

  /** What a choice is worth, and how many atomic actions it makes happen before anybody decides again. */
  tried(state: State, choice: Choice): { readonly worth: number; readonly actions: number } {
    this.#actions = 0;
    const worth = this.worthOf(state, choice, false, true);
    return { worth, actions: this.#actions };
  }

  /** What the seat has of a choice, of its own choices that follow the best taken. */
  worthOf(state: State, choice: Choice, happened = false, isFirst = false): number {
    this.#left--;
    let played = this.#played(state, this.seat, choice);
    // What the rules refuse to play out is no way to continue.
    if (played === null) return -GAME;
    if (isFirst)
      for (const event of played.events)
        if (event.kind === 'StepResolved') this.#actions += event.actions.length;
    let did = happened || hasEffect(played);
    for (;;) {
      const over = this.#result(played);
      if (over !== null) return over;
      const asked = this.module.play.legal(played.state);
      if (asked === null) return 0;
      if (asked.seat === this.seat) {
        if (asked.about === undefined) {
          // What is declared and taken back would be declared again, for ever.
          if (!did) return -GAME;
          break;
        }
        const next = someChoices(randomSource('following'), asked, this.#left > 0 ? FOLLOWING : 1);
        const { state: after } = played;
        const values = next.map((one) => this.worthOf(after, one, did));
        return Math.max(...values);
      }
      // What others choose in secret meanwhile is not foreseen, but what was chosen shows only then.
      if (asked.hidden !== true) break;
      const next = this.#played(played.state, asked.seat, leastChoice(asked));
      if (next === null) return -GAME;
      played = next;
      did ||= hasEffect(played);
    }
    const { bots } = this.module;
    const promised = bots.promise?.(played.state, this.seat) ?? 0;
    return judged(this.module, played.state, this.seat) + PROMISED * promised;
  }

  /** Null: it takes more work than any game needs. */
  #played(state: State, seat: Seat, choice: Choice): Decided<State, A> | null {
    const decided = this.module.play.decide(this.module.fold.clone(state), seat, choice);
    if (decided.ok) return decided.value;
    invariant(decided.error.code === 'WORK_TOO_LARGE', `a legal choice is refused: ${decided.error.message}`);
    return null;
  }

  /** Null while the game continues. */
  #result({ events }: Decided<State, A>): number | null {
    const last = events.at(-1);
    if (last?.kind !== 'GameEnded') return null;
    if (last.winners.length === 0) return 0;
    return last.winners.includes(this.seat) ? GAME : -GAME;
  }
}

const hasEffect = ({ events }: Decided<unknown, AtomicAction>): boolean =>
  events.some(({ kind }) => kind === 'StepResolved');
