import {
  isConcession,
  type Choice,
  type Clock,
  type Decision,
  type RecordedEvent,
  type Viewer,
} from '#record';
import { isForced } from '../playouts/quick-play.js';

/** A moment of a game at which a review says how likely seats are to win. */
export interface Moment {
  /** Of the event that asks for a decision, or after which a day begins. */
  readonly revision: number;
  readonly clock: Clock;
  /** What was decided there, where the viewer may judge it. Null: nothing. */
  readonly judged: {
    readonly decision: Decision;
    readonly choice: Choice;
    readonly made: number;
  } | null;
  /** A player gave up there, which everybody sees. */
  readonly concedes?: true;
}

/**
 * The moments of a record that a viewer's review looks at: with nothing hidden, every decision that could have been made in another way;
 * from a perspective, those of its seat, and for everybody the first decision of each day, which say nothing of other hands.
 */
export function momentsOf(
  events: readonly RecordedEvent[],
  clocks: readonly Clock[],
  viewer: Viewer,
): readonly Moment[] {
  const moments: Moment[] = [];
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
      moments.push({ revision, clock, judged: null, concedes: true });
      continue;
    }
    if (!isOpen && !begins) continue;
    const judged =
      isOpen && made?.event.kind === 'DecisionMade' && made.event.decision === decision.id
        ? { decision, choice: made.event.choice, made: made.revision }
        : null;
    moments.push({ revision, clock, judged });
  }
  return moments;
}

/** Where days begin in a record that asks for no decisions: the revisions of their first events. */
export const dayStarts = (clocks: readonly Clock[]): readonly number[] =>
  clocks.flatMap(({ day }, revision) =>
    revision > 0 && day > (clocks[revision - 1]?.day ?? 0) ? [revision] : [],
  );
