import { randomSource } from '#kernel';
import type { AtomicAction, Choice, Decision, Knowledge } from '#record';
import { someChoices } from '../choices.js';
import { playOut, resultOf, usualHorizon } from '../playouts/playout.js';
import type { PlayedModule } from '../playouts/quick-play.js';
import { seatsIn, type Budget } from './evaluate.js';
import { estimateOf, type Estimate } from './samples.js';

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
}

const keyOf = (choice: Choice): string => choice.join('\n');

class Candidate {
  readonly samples = new Map<number, number>();
  constructor(readonly choice: Choice) {}

  get estimate(): Estimate {
    return estimateOf([...this.samples.values()]);
  }
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
  const seats = seatsIn(module, state);
  const { seat } = decision;
  let index = 0;

  /** One more state, in which each of the candidates is tried. */
  function tryIn(candidates: readonly Candidate[]): void {
    const at = index++;
    const world = module.bots.deal(state, knowledge, `${seed}/${at}`);
    for (const candidate of candidates) {
      const reached = module.play.reach(module.fold.clone(world), seat, candidate.choice);
      // Cards that make each other act without end decide nothing.
      const chances = !reached.ok
        ? []
        : module.play.legal(reached.value) === null
          ? resultOf(module, reached.value, seats)
          : playOut(module, reached.value, seats, `${seed}/${at}/on`, horizon);
      candidate.samples.set(at, chances[seat] ?? 1 / seats);
    }
  }

  const drawn = someChoices(randomSource(`${seed}/choices`), decision, CHOICES);
  const others = drawn.filter((choice) => keyOf(choice) !== keyOf(taken));
  const own = new Candidate(taken);
  const all = [own, ...others.map((choice) => new Candidate(choice))];
  const byValue = (list: readonly Candidate[]): Candidate[] =>
    list
      .map((candidate, place) => ({ candidate, place, value: candidate.estimate.mean }))
      .sort((a, b) => b.value - a.value || a.place - b.place)
      .map(({ candidate }) => candidate);

  const rounds = Math.max(1, Math.ceil(Math.log2(all.length)));
  let left = all;
  for (let round = 0; round < rounds && left.length > 1; round++) {
    const worlds = Math.max(2, Math.floor((playouts * SEARCH) / rounds / left.length));
    for (let world = 0; world < worlds; world++) tryIn(left);
    left = byValue(left).slice(0, Math.ceil(left.length / 2));
  }
  const [found = own] = left;
  const rest = Math.max(2, Math.floor((playouts * (1 - SEARCH)) / (found === own ? 1 : 2)));
  const from = index;
  for (let world = 0; world < rest; world++) tryIn(found === own ? [own] : [found, own]);

  const differences: number[] = [];
  for (let at = from; at < index; at++)
    differences.push((found.samples.get(at) ?? 0) - (own.samples.get(at) ?? 0));
  const difference = estimateOf(differences);
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
  };
}
