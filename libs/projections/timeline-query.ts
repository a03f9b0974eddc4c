import type { Fact, FactSubject, Position, Seat } from '#record';
import { actionsIn, type Replay } from './replay.js';
import type { SeenEvent } from './sight.js';
import { revisionsAt, seatOf, type TimelineLevel } from './timeline.js';

/** Selects timeline entries that match all given fields. */
export interface TimelineQuery {
  /** The seat that acts or decides. */
  readonly seat?: Seat;
  readonly verb?: string;
  /** The name or reference of a card that the entry concerns, if the viewer may know it. */
  readonly card?: string;
  readonly item?: number;
}

const subjectOf = (fact: Fact): FactSubject | null => {
  switch (fact.kind) {
    case 'card':
    case 'about':
      return fact.card;
    case 'counter':
      return fact.on;
    case 'reaction-activated':
      return fact.source;
    case 'reaction-played':
    case 'reaction-over':
      return null;
  }
};

/**
 * Returns the indices of the atomic actions of an event that concern the requested card. Null for all actions, if no
 * card is requested.
 */
function meantActions({ facts }: SeenEvent, { card, item }: TimelineQuery): ReadonlySet<number> | null {
  if (card === undefined && item === undefined) return null;
  const meant = new Set<number>();
  for (const fact of facts) {
    const subject = subjectOf(fact);
    if (subject === null || fact.action === null) continue;
    if (card !== undefined && subject.name !== card && subject.reference !== card) continue;
    if (item === undefined || subject.item === item) meant.add(fact.action);
  }
  return meant;
}

/**
 * Returns the positions of a level that match a query, in order. Positions are events, or their atomic actions (an
 * event without actions is one position). `seen` is the record masked for the viewer.
 */
export function positionsAt(
  replay: Replay,
  seen: readonly SeenEvent[],
  level: TimelineLevel,
  query: TimelineQuery = {},
  each: 'event' | 'action' = 'event',
): readonly Position[] {
  return revisionsAt(replay, level).flatMap((revision): readonly Position[] => {
    const found = seen[revision];
    if (found === undefined) return [];
    const { event } = found;
    if (query.seat !== undefined && seatOf(event) !== query.seat) return [];
    if (query.verb !== undefined && (event.kind !== 'StepResolved' || event.verb !== query.verb)) return [];
    const meant = meantActions(found, query);
    if (meant?.size === 0) return [];
    const actions = actionsIn(event);
    if (each === 'event' || actions === 0) return [{ revision }];
    return Array.from({ length: actions }, (_, index) => index)
      .filter((index) => meant === null || meant.has(index))
      .map((index) => ({ revision, action: index + 1 }));
  });
}
