import type { Cause, Clock, CounterFact, Fact, FactSubject, Seat } from '#record';
import type { SeenEvent } from './viewer-mask.js';

/** A change to a named counter and its position in the record. */
export interface CounterChange extends Omit<CounterFact, 'kind'> {
  readonly revision: number;
  /** The index of the fact within its event. */
  readonly index: number;
  readonly clock: Clock;
  readonly cause: Cause;
  readonly verb: string;
}

/** A query for counter changes. All given fields must match. */
export interface CounterQuery {
  readonly object?: number;
  /** An item. Selects changes on all objects that this item has been. */
  readonly item?: number;
  /** The name or reference of a card or token. */
  readonly card?: string;
  readonly seat?: Seat;
  readonly name?: string;
}

export function counterChangesOf({ revision, event, facts, clock }: SeenEvent): readonly CounterChange[] {
  if (event.kind !== 'StepResolved') return [];
  const { cause, verb } = event;
  return facts.flatMap((fact, index) => {
    if (fact.kind !== 'counter') return [];
    const { kind: _, ...change } = fact;
    return [{ ...change, revision, index, clock, cause, verb }];
  });
}

/** A counter change with the card whose ability caused it, if the viewer can identify this card. */
export interface CausedCounterChange extends CounterChange {
  /** Null if the change was not caused by an ability. */
  readonly by: (FactSubject & { readonly seat: Seat | null }) | null;
}

/**
 * Finds the changes that match a query, in order. If the query selects a single counter on a single object, the result
 * is the counter's history.
 */
export function counterChangesIn(seen: Iterable<SeenEvent>, query: CounterQuery = {}): CausedCounterChange[] {
  const found: CausedCounterChange[] = [];
  const cards = new Map<number, Omit<NonNullable<CausedCounterChange['by']>, 'object'>>();
  const by = (cause: Cause): CausedCounterChange['by'] => {
    if (cause.kind !== 'ability' && cause.kind !== 'reaction') return null;
    const known = cards.get(cause.item) ?? { item: null, reference: null, name: null, seat: null };
    return { ...known, object: cause.object };
  };
  for (const event of seen) {
    for (const change of counterChangesOf(event))
      if (isMeant(change, query)) found.push({ ...change, by: by(change.cause) });
    for (const fact of event.facts) {
      const change = subjectIn(fact);
      if (change?.item == null) continue;
      const { item, reference, name } = change;
      const seat = 'seat' in fact ? fact.seat : (cards.get(item)?.seat ?? null);
      cards.set(item, { item, reference, name, seat });
    }
  }
  return found;
}

/** Returns the card that a fact is about. Null if there is none. */
function subjectIn(fact: Fact): FactSubject | null {
  if (fact.kind === 'card' || fact.kind === 'about') return fact.card;
  if (fact.kind === 'counter') return fact.on;
  return fact.kind === 'reaction-activated' ? fact.source : null;
}

const isMeant = ({ on, seat, name }: CounterChange, query: CounterQuery): boolean =>
  (query.object === undefined || on?.object === query.object) &&
  (query.item === undefined || on?.item === query.item) &&
  (query.card === undefined || on?.name === query.card || on?.reference === query.card) &&
  (query.seat === undefined || seat === query.seat) &&
  (query.name === undefined || name === query.name);
