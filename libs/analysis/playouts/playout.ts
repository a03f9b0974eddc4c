import { canonicalJson, type AtomicAction, type Choice, type Clock, type Decision } from '#record';
import { QuickPlay, type PlayedModule } from './quick-play.js';
import { even, resultOf } from './result.js';
import { chancesOf } from './value-model.js';

/** The point at which a playout stops so that the game's value model can evaluate the state. */
export interface Horizon {
  /** The maximum number of days that begin after the start of the playout. */
  readonly days: number;
  readonly decisions: number;
}

/** The maximum number of decisions in a playout of a whole game. */
const TO_THE_END = 2000;

export const usualHorizon: Horizon = { days: 1, decisions: 60 };

/** A horizon without a limit on days, so playouts continue to the end of the game and do not use the value model. */
export const wholeGame: Horizon = { days: Infinity, decisions: TO_THE_END };

/** A choice that the player makes once, later in the same turn, as soon as it is possible again. */
export interface Intent {
  readonly decision: Decision;
  readonly choice: Choice;
  readonly time: Clock;
}

export interface PlayedOut<State> {
  /** The win probability of each seat at the end of the playout. */
  readonly chances: readonly number[];
  readonly end: State;
  /** Whether the intended choice became possible again and was made. */
  readonly intended: boolean;
}

/** Like `playedOut`, but returns only the win probabilities. */
export const playOut = <State, A extends AtomicAction>(
  ...parameters: Parameters<typeof playedOut<State, A>>
): readonly number[] => playedOut(...parameters).chances;

/**
 * Plays from a state to the horizon or to the end of the game. Changes the state. The horizon is measured from `since`.
 * Every player plays carefully, except that the intended choice is made when it is possible. If the game has no value
 * model, the players play quickly to the end of the game. The same seed gives the same results.
 */
export function playedOut<State, A extends AtomicAction>(
  module: PlayedModule<State, A>,
  from: State,
  seats: number,
  seed: string,
  horizon: Horizon = usualHorizon,
  since: Clock = module.see.clock(from),
  intent: Intent | null = null,
): PlayedOut<State> {
  const { model } = module.bots;
  const quick = new QuickPlay(module, seed);
  const last = since.day + horizon.days;
  let state = from;
  let intended = false;
  for (let made = 0; ; made++) {
    const decision = module.play.legal(state);
    if (decision === null) return { chances: resultOf(module, state, seats), end: state, intended };
    const clock = module.see.clock(state);
    const isCut = clock.day >= last || made >= horizon.decisions;
    if (isCut && model !== undefined)
      return { chances: chancesOf(module, model, state), end: state, intended };
    if (made >= TO_THE_END) return { chances: even(seats), end: state, intended };
    const chosen = !intended && intent !== null && isOnOffer(intent, decision, clock) ? intent.choice : null;
    if (chosen !== null) intended = true;
    const next =
      chosen !== null
        ? quick.chosen(state, decision.seat, chosen)
        : model === undefined
          ? quick.next(state, decision)
          : quick.nextWithCare(state, decision);
    // If an endless loop of cards prevents further play, all seats get the same win probability.
    if (next === null) return { chances: even(seats), end: state, intended };
    state = next;
  }
}

/** Whether a decision offers the intended choice again to the same player in the same turn. */
export function isOnOffer({ decision, choice, time }: Intent, now: Decision, clock: Clock): boolean {
  if (now.seat !== decision.seat || now.kind !== decision.kind) return false;
  if (clock.day !== time.day || clock.turn !== time.turn || clock.seat !== time.seat) return false;
  if (choice.length < now.min || choice.length > now.max) return false;
  const isSame = canonicalJson(now.about ?? null) === canonicalJson(decision.about ?? null);
  return isSame && choice.every((key) => now.options.some((option) => option.key === key));
}
