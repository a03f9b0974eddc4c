import type { Choice, Decision, RecordedEvent } from '#record';
import { blindSteps } from '../blind/blind-review.js';
import type { ChapterLine } from './study-entry.js';

type Line = Pick<ChapterLine, 'from' | 'to' | 'as'>;

/** The decision at the first position of a chapter whose options its perspective shows. Null if there is none. */
export function chapterDecision(
  events: readonly RecordedEvent[],
  { from, as }: Pick<Line, 'from' | 'as'>,
): Decision | null {
  const event = events[from]?.event;
  if (event?.kind !== 'DecisionRequested') return null;
  return as === 'all' || as === `${event.decision.seat}` ? event.decision : null;
}

/** The choice in the game. Null if it comes after the chapter. */
export function chapterTaken(events: readonly RecordedEvent[], line: Line): Choice | null {
  const decision = chapterDecision(events, line);
  for (const { event } of events.slice(line.from + 1, line.to + 1))
    if (event.kind === 'DecisionMade' && event.decision === decision?.id) return event.choice;
  return null;
}

/** Lists the revisions of the log lines that a chapter shows, from its first position on. */
export const chapterSteps = (
  events: readonly RecordedEvent[],
  { from, to }: Pick<Line, 'from' | 'to'>,
): readonly number[] => [from, ...blindSteps(events, { from: from + 1, reached: to })];
