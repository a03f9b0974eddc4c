import {
  isConcession,
  type Choice,
  type Clock,
  type Decision,
  type RecordedEvent,
  type Viewer,
} from '#record';
import { isForced } from '../playouts/quick-play.js';

/** A position in a game for which a review reports each seat's win probability. */
export interface ReviewPosition {
  /** The revision of the event that requests a decision or begins a day. */
  readonly revision: number;
  readonly clock: Clock;
  /** The decision made at this position. Null if there is none or the viewer is not allowed to evaluate it. */
  readonly evaluated: {
    readonly decision: Decision;
    readonly choice: Choice;
    readonly made: number;
  } | null;
  /** Set if a player conceded at this position. Every viewer can see a concession. */
  readonly concedes?: true;
}

/**
 * Returns the positions of a viewer's review. An omniscient viewer gets all decisions with more than one possible
 * choice, and a player gets only the player's own decisions. Every viewer also gets the first decision of each day and
 * every concession, which reveal nothing about other hands.
 */
export function reviewPositions(
  events: readonly RecordedEvent[],
  clocks: readonly Clock[],
  viewer: Viewer,
): readonly ReviewPosition[] {
  const positions: ReviewPosition[] = [];
  let day = -1;
  for (const [index, { event, revision }] of events.entries()) {
    if (event.kind !== 'DecisionRequested') continue;
    const { decision } = event;
    const clock = clocks[index];
    if (clock === undefined) continue;
    const isOwn = viewer.kind === 'omniscient' || (viewer.kind === 'seat' && viewer.seat === decision.seat);
    const begins = clock.day > day;
    day = clock.day;
    const isOpen = isOwn && !isForced(decision);
    const made = events[index + 1];
    if (made?.event.kind === 'DecisionMade' && isConcession(made.event.choice)) {
      positions.push({ revision, clock, evaluated: null, concedes: true });
      continue;
    }
    if (!isOpen && !begins) continue;
    const evaluated =
      isOpen && made?.event.kind === 'DecisionMade' && made.event.decision === decision.id
        ? { decision, choice: made.event.choice, made: made.revision }
        : null;
    positions.push({ revision, clock, evaluated });
  }
  return positions;
}

/** Returns the revision of the first event of each day, for records without decisions. */
export const dayStarts = (clocks: readonly Clock[]): readonly number[] =>
  clocks.flatMap(({ day }, revision) =>
    revision > 0 && day > (clocks[revision - 1]?.day ?? 0) ? [revision] : [],
  );
