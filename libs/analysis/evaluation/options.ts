import { randomSource } from '#kernel';
import { isSameChoice, type AtomicAction, type Choice, type Decision, type Knowledge } from '#record';
import { someChoices } from '../choices.js';
import { usualHorizon } from '../playouts/playout.js';
import type { PlayedModule } from '../playouts/quick-play.js';
import type { Budget } from './evaluate.js';
import { reasonsFor, type Reason } from './reasons.js';
import { byValue, Candidate, Trials } from './trials.js';

/** Choices of one decision that are valued at most; of more, a fair sample. */
const CHOICES = 16;
/** The part of the playouts that finds the best choice; the rest measures how far it is from the one taken. */
const SEARCH = 0.6;
/** A difference is believed from so many standard errors on. */
const CERTAIN = 2;

/** What a choice is worth to its seat: how likely the seat is to win after it. */
export interface ValuedChoice {
  readonly choice: Choice;
  readonly value: number;
  readonly error: number;
  readonly playouts: number;
}

/** The choices of a decision by what they are worth, the best first. */
export interface ValuedDecision {
  readonly choices: readonly ValuedChoice[];
  readonly best: Choice;
  /** Win probability that the choice taken gave away; 0 where it is the best, or the difference does not exceed its error. */
  readonly loss: number;
  /** Standard error of the difference between the best choice and the one taken. */
  readonly lossError: number;
  /** In what the best choice is better; empty where nothing was given away. */
  readonly reasons: readonly Reason[];
}

/**
 * Values the choices of a decision by playouts in states that could as well be by what its seat knows. Playouts go to the choices that may
 * still be best (sequential halving); every choice is tried in the same states with the same chance. How far the best is from the
 * one taken is measured with playouts of its own, so that what was found by luck is not counted.
 */
export function valueChoices<State, A extends AtomicAction>(
  module: PlayedModule<State, A>,
  state: State,
  decision: Decision,
  taken: Choice,
  knowledge: Knowledge,
  { seed, playouts, horizon = usualHorizon }: Budget,
): ValuedDecision {
  const { seat } = decision;
  const trials = new Trials(module, state, { seat, knowledge, seed, horizon });
  const drawn = someChoices(randomSource(`${seed}/choices`), decision, CHOICES);
  const others = drawn.filter((choice) => !isSameChoice(choice, taken));
  const own = new Candidate(taken);
  const all = [own, ...others.map((choice) => new Candidate(choice))];
  const [found = own] = trials.halve(all, playouts * SEARCH);
  const from = trials.worlds;
  // Where the best was taken, nothing is lost, and there is no distance to measure.
  if (found !== own) trials.try([found, own], Math.max(2, Math.floor((playouts * (1 - SEARCH)) / 2)), true);
  const difference = found.lead(own, from);
  const isWorse = found !== own && difference.mean > CERTAIN * difference.error;
  return {
    choices: byValue(all).map(({ choice, estimate: { mean, error, count } }) => ({
      choice,
      value: mean,
      error,
      playouts: count,
    })),
    best: isWorse ? found.choice : taken,
    loss: isWorse ? difference.mean : 0,
    lossError: found === own ? 0 : difference.error,
    reasons: isWorse ? reasonsFor(module, state, seat, found.ends(own)) : [],
  };
}
