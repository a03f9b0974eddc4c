import type { AtomicAction, Choice, Knowledge, Seat } from '#record';
import { playedOut, type Horizon, type Intent, type PlayedOut } from '../playouts/playout.js';
import { resultOf } from '../playouts/result.js';
import { wonIn, type PlayedModule } from '../playouts/quick-play.js';
import { seatsIn } from './evaluate.js';
import { estimateOf, type Estimate } from './samples.js';

/** Where and how choices are tried. */
export interface TrialPlan {
  readonly seat: Seat;
  readonly knowledge: Knowledge;
  readonly seed: string;
  readonly horizon: Horizon;
}

/** What is measured at the end of a playout, as `see.measures` has it. */
export type Measures = Readonly<Record<string, number>>;

/** Where a playout ended. */
export interface Ending {
  readonly measures: Measures;
  /** Who had won there; null: the game goes on. */
  readonly winners: readonly Seat[] | null;
}

/** What a playout came to for the seat that chooses. */
interface Sample {
  readonly value: number;
  /** Null: it was not looked at. */
  readonly end: Ending | null;
}

type Samples = ReadonlyMap<number, Sample>;

const valuesOf = (samples: Samples): readonly number[] => [...samples.values()].map(({ value }) => value);

/**
 * A choice, and what playouts after it came to, by the number of the dealt state: where the rest of the turn is played with care alone, and
 * where the best of the other choices is made in it too, if it is still on offer. The better of the two is what the choice is worth:
 * what can still be done is not lost.
 */
export class Candidate {
  readonly #alone = new Map<number, Sample>();
  readonly #continued = new Map<number, Sample>();
  constructor(readonly choice: Choice) {}

  take(world: number, alone: Sample, continued: Sample): void {
    this.#alone.set(world, alone);
    this.#continued.set(world, continued);
  }

  /** Where it and another candidate came to, in the states in which both were measured. */
  ends(other: Candidate): readonly (readonly [own: Ending, other: Ending])[] {
    const others = other.#samples;
    return [...this.#samples].flatMap(([world, { end }]) => {
      const second = others.get(world)?.end ?? null;
      return end === null || second === null ? [] : [[end, second] as const];
    });
  }

  get estimate(): Estimate {
    return estimateOf(valuesOf(this.#samples));
  }

  /** By how much it is better than another candidate, in the states from one number on in which both were tried. */
  lead(other: Candidate, from = 0): Estimate {
    const others = other.#samples;
    const differences: number[] = [];
    for (const [world, { value }] of this.#samples) {
      const second = others.get(world);
      if (world >= from && second !== undefined) differences.push(value - second.value);
    }
    return estimateOf(differences);
  }

  /** Of the better way to continue. */
  get #samples(): Samples {
    const [alone, continued] = [this.#alone, this.#continued].map((one) => estimateOf(valuesOf(one)).mean);
    return (continued ?? 0) > (alone ?? 0) ? this.#continued : this.#alone;
  }
}

/** Tries choices of a decision by playouts in dealt states; all of one trial in the same state with the same chance. */
export class Trials<State, A extends AtomicAction> {
  readonly #seats: number;
  #tried = 0;

  constructor(
    private readonly module: PlayedModule<State, A>,
    private readonly state: State,
    private readonly plan: TrialPlan,
  ) {
    this.#seats = seatsIn(module, state);
  }

  /** How many states were dealt. */
  get worlds(): number {
    return this.#tried;
  }

  /**
   * Tries each candidate in so many more states; measures where it comes to, if asked. `rivals`, the best first, are what may be made
   * later in the turn.
   */
  try(
    candidates: readonly Candidate[],
    worlds: number,
    { measured = false, rivals = [] }: { measured?: boolean; rivals?: readonly Candidate[] } = {},
  ): void {
    for (let world = 0; world < worlds; world++) this.#tryIn(this.#tried++, candidates, measured, rivals);
  }

  /** Sequential halving: after each round only the better half is tried further. The candidates left, the best first. */
  halve(all: readonly Candidate[], playouts: number): readonly Candidate[] {
    const rounds = Math.max(1, Math.ceil(Math.log2(all.length)));
    let left = all;
    for (let round = 0; round < rounds && left.length > 1; round++) {
      const rivals = round === 0 ? [] : left;
      this.try(left, Math.max(2, Math.floor(playouts / rounds / left.length)), { rivals });
      left = byValue(left).slice(0, Math.ceil(left.length / 2));
    }
    return left;
  }

  #tryIn(
    world: number,
    candidates: readonly Candidate[],
    measured: boolean,
    rivals: readonly Candidate[],
  ): void {
    const { module, plan } = this;
    const { seat, knowledge, seed } = plan;
    const dealt = module.bots.deal(this.state, knowledge, `${seed}/${world}`);
    for (const candidate of candidates) {
      const reached = module.play.reach(module.fold.clone(dealt), seat, candidate.choice);
      const rival = rivals.find((one) => one !== candidate);
      const intent = rival === undefined ? null : this.#intentOf(rival.choice);
      // Cards that make each other act without end decide nothing.
      if (!reached.ok) {
        const even = { value: 1 / this.#seats, end: null };
        candidate.take(world, even, even);
        continue;
      }
      const from = reached.value;
      const kept = intent === null ? null : module.fold.clone(from);
      const continued = this.#played(from, world, intent);
      const sample = this.#sample(continued, measured);
      const alone =
        kept === null || !continued.intended
          ? sample
          : this.#sample(this.#played(kept, world, null), measured);
      candidate.take(world, alone, sample);
    }
  }

  #intentOf(choice: Choice): Intent | null {
    const decision = this.module.play.legal(this.state);
    return decision === null ? null : { decision, choice, asked: this.module.see.clock(this.state) };
  }

  #played(from: State, world: number, intent: Intent | null): PlayedOut<State> {
    const { module, plan } = this;
    if (module.play.legal(from) === null)
      return { chances: resultOf(module, from, this.#seats), end: from, intended: false };
    // The same end for all, also for a choice that ends the day itself.
    const since = module.see.clock(this.state);
    return playedOut(module, from, this.#seats, `${plan.seed}/${world}/on`, plan.horizon, since, intent);
  }

  #sample({ chances, end }: PlayedOut<State>, measured: boolean): Sample {
    return { value: chances[this.plan.seat] ?? 1 / this.#seats, end: measured ? this.#ending(end) : null };
  }

  #ending(state: State): Ending {
    return { measures: this.module.see.measures(state), winners: wonIn(this.module, state) };
  }
}

/** The best first, by their means or another value; equal ones in the order they were given in. */
export const byValue = (
  candidates: readonly Candidate[],
  valueOf: (candidate: Candidate) => number = ({ estimate }) => estimate.mean,
): readonly Candidate[] =>
  candidates
    .map((candidate, place) => ({ candidate, place, value: valueOf(candidate) }))
    .sort((a, b) => b.value - a.value || a.place - b.place)
    .map(({ candidate }) => candidate);
