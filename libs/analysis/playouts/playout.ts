import { canonicalJson, type AtomicAction, type Choice, type Clock, type Decision } from '#record';
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

/** Decisions at most where a game is played out. */
const TO_THE_END = 2000;

export const usualHorizon: Horizon = { days: 1, decisions: 60 };

/** Play to the end of the game, whatever the value model says before. */
export const wholeGame: Horizon = { days: Infinity, decisions: TO_THE_END };

/** A choice of a decision that its seat makes later in the same turn, once, as soon as it is on offer again. */
export interface Intent {
  readonly decision: Decision;
  readonly choice: Choice;
  /** When the decision was asked for. */
  readonly asked: Clock;
}

/** Where a playout came to. */
export interface PlayedOut<State> {
  /** How likely each seat is to win there. */
  readonly chances: readonly number[];
  readonly end: State;
  /** Whether what was intended was on offer again, and chosen. */
  readonly intended: boolean;
}

/** How likely each seat is to win at the end of a playout, as `playedOut`. */
export const playOut = <State, A extends AtomicAction>(
  ...asked: Parameters<typeof playedOut<State, A>>
): readonly number[] => playedOut(...asked).chances;

/**
 * Plays from a state, which is used up, to the horizon or the end of the game. Up to a horizon, which counts from when it was `since`, all
 * seats play with care; a game without a value model is played to its end, quickly. What a seat intends comes before what care would
 * choose. The same for the same seed.
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
    // Cards that make each other act without end decide nothing.
    if (next === null) return { chances: even(seats), end: state, intended };
    state = next;
  }
}

/** Whether a decision of the same turn offers its seat a choice again: the same question, with the same options. */
export function isOnOffer({ decision, choice, asked }: Intent, now: Decision, clock: Clock): boolean {
  if (now.seat !== decision.seat || now.kind !== decision.kind) return false;
  if (clock.day !== asked.day || clock.turn !== asked.turn || clock.seat !== asked.seat) return false;
  if (choice.length < now.min || choice.length > now.max) return false;
  const isSame = canonicalJson(now.about ?? null) === canonicalJson(decision.about ?? null);
  return isSame && choice.every((key) => now.options.some((option) => option.key === key));
}
