import type { Fact, FactSubject, Position, Seat } from '#record';
import { actionsIn, type Replay } from './replay.js';
import type { SeenEvent } from './viewer-mask.js';
import { revisionsAt, seatOf, type TimelineLevel } from './timeline.js';

/** A query for timeline entries. All given fields must match. */
export interface TimelineQuery {
  /** The seat of the player who acts or decides. */
  readonly seat?: Seat;
  readonly verb?: string;
  /** The name or reference of a card that the entry is about, if the viewer can identify this card. */
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
 * Returns the indices of an event's atomic actions that concern the requested card. If no card is requested, returns
 * null, which stands for all actions.
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
 * Returns the positions at a level that match a query, in order. Each position is either an event or, if `each` is
 * `action`, one of its atomic actions. `seen` is the record masked for the viewer.
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
