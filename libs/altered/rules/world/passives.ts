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
import { Dependencies, mayAffect, same } from './dependencies.js';
import { apply, doing, type Candidate, type Doing, type Draft } from './passive-changes.js';

/** Called for each applied ability. */
export type Watching = (applied: Candidate, done: Doing) => void;

/**
 * 2.3.1.l–m, 2.3.3: applies passive abilities one at a time, independent ones first, oldest first. `there`
 * are the objects with active natural abilities, `met` cached sights.
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
  // Which abilities exist can only change where one of them gives or takes abilities.
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

/** Applies passive abilities of which some give or remove abilities, updating the active ones after each. */
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

/** The altering abilities that exist in a draft, the oldest first. */
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

/** 2.3.3.a–b: the oldest ability that depends on no other, except ones that depend on it in turn. */
function first(
  state: State,
  draft: Draft,
  waiting: readonly Candidate[],
  met: MetObjects,
  budget: Budget,
): Candidate {
  const [oldest] = waiting;
  invariant(oldest !== undefined, 'an ability waits to be applied');
  // No other ability can change what the oldest reads: it is free.
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
