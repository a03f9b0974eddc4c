import type { AtomicAction, Choice, Knowledge, Seat } from '#record';
import { playedOut, type Horizon } from '../playouts/playout.js';
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

/** A choice, and what playouts after it came to, by the number of the dealt state. */
export class Candidate {
  readonly #samples = new Map<number, number>();
  readonly #ends = new Map<number, Ending>();
  constructor(readonly choice: Choice) {}

  take(world: number, value: number, end: Ending | null): void {
    this.#samples.set(world, value);
    if (end !== null) this.#ends.set(world, end);
  }

  /** Where it and another candidate came to, in the states in which both were measured. */
  ends(other: Candidate): readonly (readonly [own: Ending, other: Ending])[] {
    return [...this.#ends].flatMap(([world, end]) => {
      const others = other.#ends.get(world);
      return others === undefined ? [] : [[end, others] as const];
    });
  }

  get estimate(): Estimate {
    return estimateOf([...this.#samples.values()]);
  }

  /** By how much it is better than another candidate, in the states from one number on in which both were tried. */
  lead(other: Candidate, from = 0): Estimate {
    const differences: number[] = [];
    for (const [world, value] of this.#samples) {
      const others = other.#samples.get(world);
      if (world >= from && others !== undefined) differences.push(value - others);
    }
    return estimateOf(differences);
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

  /** Tries each candidate in so many more states; measures where it comes to, if asked. */
  try(candidates: readonly Candidate[], worlds: number, measured = false): void {
    for (let world = 0; world < worlds; world++) this.#tryIn(this.#tried++, candidates, measured);
  }

  /** Sequential halving: after each round only the better half is tried further. The candidates left, the best first. */
  halve(all: readonly Candidate[], playouts: number): readonly Candidate[] {
    const rounds = Math.max(1, Math.ceil(Math.log2(all.length)));
    let left = all;
    for (let round = 0; round < rounds && left.length > 1; round++) {
      this.try(left, Math.max(2, Math.floor(playouts / rounds / left.length)));
      left = byValue(left).slice(0, Math.ceil(left.length / 2));
    }
    return left;
  }

  #tryIn(world: number, candidates: readonly Candidate[], measured: boolean): void {
    const { module, plan } = this;
    const { seat, knowledge, seed, horizon } = plan;
    // The same end for all, also for a choice that ends the day itself.
    const since = module.see.clock(this.state);
    const dealt = module.bots.deal(this.state, knowledge, `${seed}/${world}`);
    for (const candidate of candidates) {
      const reached = module.play.reach(module.fold.clone(dealt), seat, candidate.choice);
      // Cards that make each other act without end decide nothing.
      const played = !reached.ok
        ? null
        : module.play.legal(reached.value) === null
          ? { chances: resultOf(module, reached.value, this.#seats), end: reached.value }
          : playedOut(module, reached.value, this.#seats, `${seed}/${world}/on`, horizon, since);
      const end = measured && played !== null ? this.#ending(played.end) : null;
      candidate.take(world, played?.chances[seat] ?? 1 / this.#seats, end);
    }
  }

  #ending(state: State): Ending {
    return { measures: this.module.see.measures(state), winners: wonIn(this.module, state) };
  }
}

/** The best first; equal ones in the order they were given in. */
export const byValue = (candidates: readonly Candidate[]): readonly Candidate[] =>
  candidates
    .map((candidate, place) => ({ candidate, place, value: candidate.estimate.mean }))
    .sort((a, b) => b.value - a.value || a.place - b.place)
    .map(({ candidate }) => candidate);
