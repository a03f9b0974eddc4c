import type { AtomicAction, Clock } from '#record';
import { QuickPlay, type PlayedModule } from './quick-play.js';
import { even, resultOf } from './result.js';
import { chancesOf } from './value-model.js';

/** Where a playout is cut and judged by the game's value model. */
export interface Horizon {
  /** Days that begin after the position; at the next one, play ends. */
  readonly days: number;
  /** Decisions at most. */
  readonly decisions: number;
}

export const usualHorizon: Horizon = { days: 1, decisions: 60 };

/** Decisions at most where a game has no value model, and is played out. */
const TO_THE_END = 2000;

/** Where a playout came to. */
export interface PlayedOut<State> {
  /** How likely each seat is to win there. */
  readonly chances: readonly number[];
  readonly end: State;
}

/** How likely each seat is to win at the end of a playout, as `playedOut`. */
export const playOut = <State, A extends AtomicAction>(
  ...asked: Parameters<typeof playedOut<State, A>>
): readonly number[] => playedOut(...asked).chances;

/**
 * Plays from a state, which is used up, to the horizon or the end of the game. Up to a horizon, which counts from when it was `since`, all
 * seats play with care; a game without a value model is played to its end, quickly. The same for the same seed.
 */
export function playedOut<State, A extends AtomicAction>(
  module: PlayedModule<State, A>,
  from: State,
  seats: number,
  seed: string,
  horizon: Horizon = usualHorizon,
  since: Clock = module.see.clock(from),
): PlayedOut<State> {
  const { model } = module.bots;
  const quick = new QuickPlay(module, seed);
  const last = since.day + horizon.days;
  let state = from;
  for (let made = 0; ; made++) {
    const decision = module.play.legal(state);
    if (decision === null) return { chances: resultOf(module, state, seats), end: state };
    const isCut = module.see.clock(state).day >= last || made >= horizon.decisions;
    if (isCut && model !== undefined) return { chances: chancesOf(module, model, state), end: state };
    if (made >= TO_THE_END) return { chances: even(seats), end: state };
    const next = model === undefined ? quick.next(state, decision) : quick.nextWithCare(state, decision);
    // Cards that make each other act without end decide nothing.
    if (next === null) return { chances: even(seats), end: state };
    state = next;
  }
}
