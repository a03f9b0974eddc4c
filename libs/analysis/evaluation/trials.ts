import type { AtomicAction, Choice, Knowledge, Seat } from '#record';
import { playedOut, type Horizon, type Intent, type PlayedOut } from '../playouts/playout.js';
import { resultOf } from '../playouts/result.js';
import { QuickPlay, winnersIn, type PlayedModule } from '../playouts/quick-play.js';
import { seatsIn } from './evaluate.js';
import { estimateOf, type Estimate } from './samples.js';

export interface TrialPlan<State = never> {
  readonly seat: Seat;
  readonly knowledge: Knowledge;
  readonly seed: string;
  readonly horizon: Horizon;
  /** Deals a state in which choices are tried. If absent, the hidden cards in the decision's state are dealt again. */
  readonly deal?: (random: string) => State;
}

/** The measures at the end of a playout, as returned by `see.measures`. */
export type Measures = Readonly<Record<string, number>>;

export interface Ending {
  readonly measures: Measures;
  /** The winners. Null if the game is in progress. */
  readonly winners: readonly Seat[] | null;
}

/** The result of a playout for the deciding player. */
interface Sample {
  readonly value: number;
  /** The final state of the playout. Null if it was not measured. */
  readonly end: Ending | null;
}

type Samples = ReadonlyMap<number, Sample>;

const valuesOf = (samples: Samples): readonly number[] => [...samples.values()].map(({ value }) => value);

/**
 * A choice and the results of its playouts, by the number of the dealt state. Each state is played out twice. One
 * playout plays the rest of the turn carefully. The other makes the best other choice later in the turn, if that choice
 * is still possible. The better of the two results counts, because missing a choice that can still be made later is not
 * a loss.
 */
export class Candidate {
  readonly #alone = new Map<number, Sample>();
  readonly #continued = new Map<number, Sample>();
  constructor(readonly choice: Choice) {}

  take(world: number, alone: Sample, continued: Sample): void {
    this.#alone.set(world, alone);
    this.#continued.set(world, continued);
  }

  /**
   * Pairs the final states of playouts after this candidate and another one. Contains only dealt states in which both
   * were measured.
   */
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

  /**
   * Returns the lead over another candidate in those dealt states, numbered `from` or higher, in which both were tried.
   */
  lead(other: Candidate, from = 0): Estimate {
    return leadOf(this.#samples, other.#samples, from);
  }

  /** Like `lead`, but counts only playouts with careful play for the rest of the turn. */
  leadAlone(other: Candidate, from = 0): Estimate {
    return leadOf(this.#alone, other.#alone, from);
  }

  /** The results of the playouts with careful play or of those with a later choice, whichever have the higher mean. */
  get #samples(): Samples {
    const [alone, continued] = [this.#alone, this.#continued].map(
      (samples) => estimateOf(valuesOf(samples)).mean,
    );
    return (continued ?? 0) > (alone ?? 0) ? this.#continued : this.#alone;
  }
}

function leadOf(own: Samples, others: Samples, from: number): Estimate {
  const differences: number[] = [];
  for (const [world, { value }] of own) {
    const second = others.get(world);
    if (world >= from && second !== undefined) differences.push(value - second.value);
  }
  return estimateOf(differences);
}

/**
 * Tries a decision's choices by playouts in dealt states. All choices are tried in the same states with the same random
 * results.
 */
export class Trials<State, A extends AtomicAction> {
  readonly #seats: number;
  #tried = 0;

  constructor(
    private readonly module: PlayedModule<State, A>,
    private readonly state: State,
    private readonly plan: TrialPlan<State>,
  ) {
    this.#seats = seatsIn(module, state);
  }

  /** The number of states dealt so far. */
  get worlds(): number {
    return this.#tried;
  }

  /**
   * Tries each candidate in `worlds` more states. If `measured` is true, stores the final states of the playouts.
   * `rivals` are the choices that the player can make later in the turn, the best first.
   */
  try(
    candidates: readonly Candidate[],
    worlds: number,
    { measured = false, rivals = [] }: { measured?: boolean; rivals?: readonly Candidate[] } = {},
  ): void {
    for (let world = 0; world < worlds; world++) this.#tryIn(this.#tried++, candidates, measured, rivals);
  }

  /** Tries candidates in up to `most` more states, `part` at a time, until `isOver` returns true. */
  tryUntil(
    isOver: () => boolean,
    candidates: readonly Candidate[],
    { most, part, rivals }: { most: number; part: number; rivals: readonly Candidate[] },
  ): void {
    for (let tried = 0; tried < most && !isOver(); tried += part)
      this.try(candidates, Math.min(part, most - tried), { rivals });
  }

  /**
   * Runs a sequential halving: tries all candidates, drops the worse half and repeats. Returns the remaining
   * candidates, the best first.
   */
  halve(all: readonly Candidate[], playouts: number): readonly Candidate[] {
    const rounds = Math.max(1, Math.ceil(Math.log2(all.length)));
    let left = all;
    for (let round = 0; round < rounds && (left.length > 1 || round === 0); round++) {
      const rivals = round === 0 ? [] : left;
      this.try(left, Math.max(2, Math.floor(playouts / rounds / left.length)), { rivals });
      left = byValue(left).slice(0, Math.ceil(left.length / 2));
    }
    return left;
  }

  /** Returns the choice that a player who plays as in playouts makes in each of `worlds` dealt states. */
  picks(choices: readonly Choice[], worlds: number): readonly Choice[] {
    const { module, plan } = this;
    const isCareful = module.bots.model !== undefined;
    return Array.from({ length: worlds }, (_, world) => {
      const dealt = this.#dealt(world);
      return new QuickPlay(module, `${plan.seed}/${world}/pick`).picked(dealt, plan.seat, choices, isCareful);
    }).flatMap((picked) => (picked === null ? [] : [picked]));
  }

  #tryIn(
    world: number,
    candidates: readonly Candidate[],
    measured: boolean,
    rivals: readonly Candidate[],
  ): void {
    const { module, plan } = this;
    const { seat } = plan;
    const dealt = this.#dealt(world);
    for (const candidate of candidates) {
      const reached = module.play.reach(module.fold.clone(dealt), seat, candidate.choice);
      const rival = rivals.find((other) => other !== candidate);
      const intent = rival === undefined ? null : this.#intentOf(rival.choice);
      // If an endless loop of cards prevents further play, all seats get the same win probability.
      if (!reached.ok) {
        const even = { value: 1 / this.#seats, end: null };
        candidate.take(world, even, even);
        continue;
      }
      const from = reached.value;
      const copy = intent === null ? null : module.fold.clone(from);
      const continued = this.#played(from, world, intent);
      const sample = this.#sample(continued, measured);
      const alone =
        copy === null || !continued.intended
          ? sample
          : this.#sample(this.#played(copy, world, null), measured);
      candidate.take(world, alone, sample);
    }
  }

  #dealt(world: number): State {
    const { knowledge, seed, deal } = this.plan;
    const random = `${seed}/${world}`;
    return deal?.(random) ?? this.module.bots.deal(this.state, knowledge, random);
  }

  #intentOf(choice: Choice): Intent | null {
    const decision = this.module.play.legal(this.state);
    return decision === null ? null : { decision, choice, time: this.module.see.clock(this.state) };
  }

  #played(from: State, world: number, intent: Intent | null): PlayedOut<State> {
    const { module, plan } = this;
    if (module.play.legal(from) === null)
      return { chances: resultOf(module, from, this.#seats), end: from, intended: false };
    // The horizon is measured from the decision, so that all playouts end on the same day, even after a choice that
    // ends the day.
    const since = module.see.clock(this.state);
    return playedOut(module, from, this.#seats, `${plan.seed}/${world}/on`, plan.horizon, since, intent);
  }

  #sample({ chances, end }: PlayedOut<State>, measured: boolean): Sample {
    return { value: chances[this.plan.seat] ?? 1 / this.#seats, end: measured ? this.#ending(end) : null };
  }

  #ending(state: State): Ending {
    return { measures: this.module.see.measures(state), winners: winnersIn(this.module, state) };
  }
}

/** Sorts candidates by mean or by another value, best first. Equal candidates remain in their order. */
export const byValue = (
  candidates: readonly Candidate[],
  valueOf: (candidate: Candidate) => number = ({ estimate }) => estimate.mean,
): readonly Candidate[] =>
  candidates
    .map((candidate, place) => ({ candidate, place, value: valueOf(candidate) }))
    .sort((a, b) => b.value - a.value || a.place - b.place)
    .map(({ candidate }) => candidate);
