import { aspectsOf, overlap, type Passive } from '#altered/abilities';
import type { Budget } from '#kernel';
import type { State } from '../state/state.js';
import { apply, doing, reach, sameReach, type Candidate, type Draft } from './passive-changes.js';

/** The moment at which abilities are compared, with an unchanging state. */
interface Moment {
  readonly state: State;
  readonly draft: Draft;
  readonly budget: Budget;
}

/** Whether two are the same ability of the same object. */
export const same = (a: Candidate, b: Candidate): boolean =>
  a.passive === b.passive && a.me === b.me && a.emblem === b.emblem && a.occurrence === b.occurrence;

/** Whether an ability reads what another writes. Only such pairs need a trial. */
export const mayAffect = (writer: Passive, reader: Passive): boolean =>
  overlap(aspectsOf(writer).changes, aspectsOf(reader).reads);

/** Finds by trial the dependencies of each waiting ability (2.3.2), on demand. */
export class Dependencies {
  readonly #direct = new Map<Candidate, readonly Candidate[]>();
  readonly #all = new Map<Candidate, ReadonlySet<Candidate>>();
  readonly #trials = new Map<Candidate, Draft>();

  constructor(
    private readonly waiting: readonly Candidate[],
    /** The abilities that exist in a draft. */
    private readonly existing: (trial: Draft) => readonly Candidate[],
    private readonly moment: Moment,
  ) {}

  /** 2.3.3.a–b: whether it depends on no other ability, except ones that depend on it in turn. */
  isFree(candidate: Candidate): boolean {
    for (const other of this.#allOf(candidate)) if (!this.#allOf(other).has(candidate)) return false;
    return true;
  }

  /** 2.3.2.g: the direct and indirect dependencies of an ability. */
  #allOf(candidate: Candidate): ReadonlySet<Candidate> {
    const known = this.#all.get(candidate);
    if (known !== undefined) return known;
    const found = new Set(this.#directOf(candidate));
    for (const other of found) for (const further of this.#directOf(other)) found.add(further);
    this.#all.set(candidate, found);
    return found;
  }

  /** 2.3.2.c–f: abilities that would remove it, or change its objects or effect. */
  #directOf(candidate: Candidate): readonly Candidate[] {
    const known = this.#direct.get(candidate);
    if (known !== undefined) return known;
    const { state, draft, budget } = this.moment;
    budget.spend(this.waiting.length);
    const writers = this.waiting.filter(
      (other) => other !== candidate && mayAffect(other.passive, candidate.passive),
    );
    const before = writers.length === 0 ? null : reach(state, draft, candidate, budget);
    const direct = writers.filter((other) => {
      const trial = this.#trialOf(other);
      if (other.passive.kind === 'abilities' && !this.existing(trial).some((each) => same(each, candidate)))
        return true;
      return !sameReach(before, reach(state, trial, candidate, budget));
    });
    this.#direct.set(candidate, direct);
    return direct;
  }

  /** The draft after applying one of them. */
  #trialOf(other: Candidate): Draft {
    const known = this.#trials.get(other);
    if (known !== undefined) return known;
    const { state, draft, budget } = this.moment;
    const trial = apply(draft, doing(state, draft, other, budget));
    this.#trials.set(other, trial);
    return trial;
  }
}
