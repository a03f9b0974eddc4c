import type { TimelineEntry } from '#projections';
import type { Clock } from '#record';
import { capital, worded } from './text.js';
import { ofSeat, type Theme } from './theme.js';

const margin = 7;

/** Returns an English heading with the day and the phase. */
export function phaseHeading({ day, phase }: Clock, dayName: string): string {
  return [...(day > 0 ? [`${dayName} ${day}`] : []), capital(worded(phase))].join(' · ');
}

/** Formats an event as a line that includes the numbers of its rules. Marks the current event. */
export function drawEntry(
  theme: Theme,
  entry: TimelineEntry,
  look: 'plain' | 'current' | 'future' = 'plain',
): string {
  const { paint } = theme;
  const number = `${entry.revision}`.padStart(margin - 2);
  const mark = look === 'current' ? paint.yellow('▶') : ' ';
  const colour = entry.clock.seat === null ? (text: string) => text : ofSeat(theme, entry.clock.seat);
  const bar = colour('│');
  const rules = entry.rules.length > 0 ? paint.dim(`  [${entry.rules.join(' ')}]`) : '';
  const text = look === 'current' ? paint.bold(entry.telling.text) : entry.telling.text;
  const isQuiet =
    look === 'future' || entry.event.kind === 'DecisionRequested' || entry.event.kind === 'DecisionMade';
  return `${mark}${paint.dim(number)} ${bar} ${isQuiet && look !== 'current' ? paint.dim(text) : text}${rules}`;
}

/** Formats the atomic actions of an event, each with its position. */
export function drawActions(theme: Theme, entry: TimelineEntry, applied = Infinity): string[] {
  return entry.telling.actions.map((text, index) => {
    const number = `${entry.revision}.${index + 1}`.padStart(margin + 2);
    const line = `${theme.paint.dim(number)} · ${text}`;
    return index < applied ? line : theme.paint.dim(line);
  });
}

/** Yields the lines of entries, each preceded by its heading if it has one. */
export function* drawLog(
  theme: Theme,
  entries: Iterable<TimelineEntry>,
  {
    actions,
    headingOf,
  }: { readonly actions: boolean; readonly headingOf: (entry: TimelineEntry) => string | null },
): Generator<string> {
  for (const entry of entries) {
    const heading = headingOf(entry);
    if (heading !== null) yield ` ${theme.paint.dim('─'.repeat(margin - 3))}  ${theme.paint.bold(heading)}`;
    yield drawEntry(theme, entry);
    if (actions) yield* drawActions(theme, entry);
  }
}
