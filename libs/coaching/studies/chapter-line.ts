import type { Choice, Decision, RecordedEvent } from '#record';
import { blindSteps } from '../blind/blind-review.js';
import type { ChapterLine } from './study-entry.js';

type Line = Pick<ChapterLine, 'from' | 'to' | 'as'>;

/**
 * Returns the decision at a chapter's first position. Null if there is none or if the chapter's perspective hides the
 * options.
 */
export function chapterDecision(
  events: readonly RecordedEvent[],
  { from, as }: Pick<Line, 'from' | 'as'>,
): Decision | null {
  const event = events[from]?.event;
  if (event?.kind !== 'DecisionRequested') return null;
  return as === 'all' || as === `${event.decision.seat}` ? event.decision : null;
}

/**
 * Returns the choice that was made in the game for the decision at a chapter's first position. Null if there is no
 * decision or if the choice was made after the chapter's last position.
 */
export function chapterChoice(events: readonly RecordedEvent[], line: Line): Choice | null {
  const decision = chapterDecision(events, line);
  for (const { event } of events.slice(line.from + 1, line.to + 1))
    if (event.kind === 'DecisionMade' && event.decision === decision?.id) return event.choice;
  return null;
}

/**
 * Returns the revisions of the log lines that a chapter shows. The revision of the chapter's first position comes
 * first.
 */
export const chapterSteps = (
  events: readonly RecordedEvent[],
  { from, to }: Pick<Line, 'from' | 'to'>,
): readonly number[] => [from, ...blindSteps(events, { from: from + 1, reached: to })];
