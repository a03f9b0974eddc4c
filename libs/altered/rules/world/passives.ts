import type { Budget } from '#kernel';
import { invariant } from '#record';
import type { State } from '../state/state.js';
import {
  changesCharacteristics,
  ongoing,
  activeObjects,
  type ActiveObject,
  type MetObjects,
} from './active-abilities.js';
import { apply, doing, type Candidate, type Doing, type Draft, reach, sameReach } from './passive-changes.js';
import { aspectsOf, overlap, type Passive } from '#altered/abilities';

/** Called for each applied ability. */
export type Watching = (applied: Candidate, done: Doing) => void;

/**
 * Applies passive abilities one at a time. Independent abilities come first, and then all others by timestamp
 * (2.3.1.l–m, 2.3.3). `there` contains the objects whose printed abilities are active. `met` caches abilities by item.
 */
export function applyPassives(
  state: State,
  base: Draft,
  there: readonly ActiveObject[],
  met: MetObjects,
  budget: Budget,
  watching?: Watching,
): Draft {
  const natural = candidates(state, there, budget);
  // The set of active abilities can change only if one of them grants or removes abilities.
  if (natural.some(({ passive }) => passive.kind === 'abilities'))
    return applyComingAndGoing(state, base, natural, met, budget, watching);
  const waiting = [...natural];
  let draft = base;
  while (waiting.length > 0) {
    const next = first(state, draft, waiting, met, budget);
    const done = doing(state, draft, next, budget);
    watching?.(next, done);
    draft = apply(draft, done);
    waiting.splice(waiting.indexOf(next), 1);
  }
  return draft;
}

/**
 * Like `applyPassives`, for states in which abilities grant or remove other abilities. Updates the list of active
 * abilities each time an ability has been applied.
 */
function applyComingAndGoing(
  state: State,
  base: Draft,
  natural: readonly Candidate[],
  met: MetObjects,
  budget: Budget,
  watching?: Watching,
): Draft {
  const applied: Candidate[] = [];
  let draft = base;
  let waiting = natural;
  while (waiting.length > 0) {
    budget.spend(waiting.length * applied.length);
    const next = first(state, draft, waiting, met, budget);
    applied.push(next);
    const done = doing(state, draft, next, budget);
    watching?.(next, done);
    draft = apply(draft, done);
    const there = next.passive.kind === 'abilities' ? existing(state, draft, met, budget) : waiting;
    waiting = there.filter((candidate) => !applied.some((other) => same(candidate, other)));
  }
  return draft;
}

/** Returns the abilities that change characteristics and are active in a draft, ordered by timestamp. */
const existing = (state: State, draft: Draft, met: MetObjects, budget: Budget): Candidate[] =>
  candidates(state, activeObjects(state, met, draft.changed), budget);

function candidates(state: State, there: readonly ActiveObject[], budget: Budget): Candidate[] {
  const found: Candidate[] = [];
  for (const { item, object, controller, active } of there)
    for (const { index, ability } of active.changing) {
      const { passive } = ability;
      budget.spend(1 + found.length);
      let occurrence = 0;
      for (const candidate of found) if (candidate.me === item && candidate.passive === passive) occurrence++;
      const source = { item, object, ability: index };
      found.push({ occurrence, source, controller, me: item, timestamp: object ?? 0, passive });
    }
  for (const emblem of ongoing(state))
    if (changesCharacteristics(emblem.passive)) found.push({ ...emblem, occurrence: 0 });
  if (found.length < 2) return found;
  return found.sort((a, b) => a.timestamp - b.timestamp || a.source.ability - b.source.ability);
}

/** 2.3.3.a–b: returns the oldest ability that does not depend on another. Mutual dependencies do not count. */
function first(
  state: State,
  draft: Draft,
  waiting: readonly Candidate[],
  met: MetObjects,
  budget: Budget,
): Candidate {
  const [oldest] = waiting;
  invariant(oldest !== undefined, 'an ability waits to be applied');
  // Fast path if no other ability can change anything that the oldest ability reads.
  if (!waiting.some((other) => other !== oldest && mayAffect(other.passive, oldest.passive))) return oldest;
  const dependencies = new Dependencies(waiting, (trial) => existing(state, trial, met, budget), {
    state,
    draft,
    budget,
  });
  const free = waiting.find((candidate) => dependencies.isFree(candidate));
  invariant(free !== undefined, 'dependency closed under loops leaves one free');
  return free;
}

/** The input that remains fixed while abilities are compared. */
interface FixedInput {
  readonly state: State;
  readonly draft: Draft;
  readonly budget: Budget;
}

/** Whether two candidates are the same ability of the same object. */
export const same = (a: Candidate, b: Candidate): boolean =>
  a.passive === b.passive && a.me === b.me && a.emblem === b.emblem && a.occurrence === b.occurrence;

/**
 * Whether the ability `writer` can change a fact that the ability `reader` reads. If not, `reader` does not depend on
 * `writer`, and no trial is needed.
 */
export const mayAffect = (writer: Passive, reader: Passive): boolean =>
  overlap(aspectsOf(writer).changes, aspectsOf(reader).reads);

/** Determines, on demand and by trial, on which other abilities each waiting ability depends (2.3.2). */
export class Dependencies {
  readonly #direct = new Map<Candidate, readonly Candidate[]>();
  readonly #all = new Map<Candidate, ReadonlySet<Candidate>>();
  readonly #trials = new Map<Candidate, Draft>();

  constructor(
    private readonly waiting: readonly Candidate[],
    /** Returns the abilities that are active in a draft. */
    private readonly existing: (trial: Draft) => readonly Candidate[],
    private readonly fixed: FixedInput,
  ) {}

  /** 2.3.3.a–b: whether an ability depends on no other ability. Mutual dependencies do not count. */
  isFree(candidate: Candidate): boolean {
    for (const other of this.#allOf(candidate)) if (!this.#allOf(other).has(candidate)) return false;
    return true;
  }

  /** 2.3.2.g: returns the abilities on which an ability depends, directly or indirectly. */
  #allOf(candidate: Candidate): ReadonlySet<Candidate> {
    const known = this.#all.get(candidate);
    if (known !== undefined) return known;
    const found = new Set(this.#directOf(candidate));
    for (const other of found) for (const further of this.#directOf(other)) found.add(further);
    this.#all.set(candidate, found);
    return found;
  }

  /** 2.3.2.c–f: returns the abilities that would remove an ability, or change its affected objects or its effect. */
  #directOf(candidate: Candidate): readonly Candidate[] {
    const known = this.#direct.get(candidate);
    if (known !== undefined) return known;
    const { state, draft, budget } = this.fixed;
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

  /** Returns the draft that results from applying one ability. Cached. */
  #trialOf(other: Candidate): Draft {
    const known = this.#trials.get(other);
    if (known !== undefined) return known;
    const { state, draft, budget } = this.fixed;
    const trial = apply(draft, doing(state, draft, other, budget));
    this.#trials.set(other, trial);
    return trial;
  }
}
