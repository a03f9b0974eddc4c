import type { TimelineEntry } from '#projections';
import type { Clock } from '#record';
import { capital, worded } from './text.js';
import { ofSeat, type Theme } from './theme.js';

const margin = 7;

function drawHeading(theme: Theme, clock: Clock, dayName: string): string {
  const parts = [...(clock.day > 0 ? [`${dayName} ${clock.day}`] : []), capital(worded(clock.phase))];
  return ` ${theme.paint.dim('─'.repeat(margin - 3))}  ${theme.paint.bold(parts.join(' · '))}`;
}

/** An event as a line with its rules. Marks the current event. */
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

/** The atomic actions of an event, each with its position. */
export function drawActions(theme: Theme, entry: TimelineEntry, applied = Infinity): string[] {
  return entry.telling.actions.map((text, index) => {
    const number = `${entry.revision}.${index + 1}`.padStart(margin + 2);
    const line = `${theme.paint.dim(number)} · ${text}`;
    return index < applied ? line : theme.paint.dim(line);
  });
}

/** Entries with a heading wherever a day or phase begins, in the words of `dayNameOf`. */
export function* drawLog(
  theme: Theme,
  entries: Iterable<TimelineEntry>,
  { actions, dayName }: { readonly actions: boolean; readonly dayName: string },
): Generator<string> {
  for (const entry of entries) {
    if (entry.starts.includes('phase')) yield drawHeading(theme, entry.clock, dayName);
    yield drawEntry(theme, entry);
    if (actions) yield* drawActions(theme, entry);
  }
}
