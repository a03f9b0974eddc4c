import type { Cause, Clock, CounterFact, Seat } from '#record';
import type { SeenEvent } from './sight.js';

/** A change of a named counter, where it stands in the record. */
export interface CounterChange extends Omit<CounterFact, 'kind'> {
  readonly revision: number;
  /** Its place among the facts of the event. */
  readonly index: number;
  readonly clock: Clock;
  readonly cause: Cause;
  readonly verb: string;
}

/** Which changes are meant: all that is given must hold. */
export interface CounterQuery {
  readonly object?: number;
  /** All objects that an item has been. */
  readonly item?: number;
  /** Name or reference of the card or token. */
  readonly card?: string;
  readonly seat?: Seat;
  readonly name?: string;
}

/** The changes of counters that an event tells. */
export function counterChangesOf({ revision, event, facts, clock }: SeenEvent): readonly CounterChange[] {
  if (event.kind !== 'StepResolved') return [];
  const { cause, verb } = event;
  return facts.flatMap((fact, index) => {
    if (fact.kind !== 'counter') return [];
    const { kind: _, ...change } = fact;
    return [{ ...change, revision, index, clock, cause, verb }];
  });
}

/** The changes that a query means, in order: of one counter of one object, its history. */
export function counterChangesIn(seen: Iterable<SeenEvent>, query: CounterQuery = {}): CounterChange[] {
  const found: CounterChange[] = [];
  for (const event of seen)
    for (const change of counterChangesOf(event)) if (isMeant(change, query)) found.push(change);
  return found;
}

const isMeant = ({ on, seat, name }: CounterChange, query: CounterQuery): boolean =>
  (query.object === undefined || on?.object === query.object) &&
  (query.item === undefined || on?.item === query.item) &&
  (query.card === undefined || on?.name === query.card || on?.reference === query.card) &&
  (query.seat === undefined || seat === query.seat) &&
  (query.name === undefined || name === query.name);
