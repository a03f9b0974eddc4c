import type { Entry } from '../api/shapes.js';
import type { DayGroup, PhaseGroup, TurnGroup } from '../cursor/log-groups.js';

export type LogRow =
  | { readonly kind: 'day'; readonly revision: number; readonly day: number }
  | {
      readonly kind: 'phase';
      readonly revision: number;
      readonly day: number;
      readonly phase: string;
      /** An event that only begins the turn or phase. The heading replaces this event's line. Null if there is none. */
      readonly head: Entry | null;
    }
  | {
      readonly kind: 'turn';
      readonly revision: number;
      readonly turn: number;
      readonly seat: number;
      readonly head: Entry | null;
    }
  | {
      readonly kind: 'line';
      readonly revision: number;
      readonly entry: Entry;
      /** The seat whose turn it is. */
      readonly seat: number | null;
      /** Whether the event is the player's action in the turn, rather than a consequence of it. */
      readonly leads: boolean;
    };

export const rowsOf = (days: readonly DayGroup[]): readonly LogRow[] =>
  days.flatMap(({ day, first, phases }) => [
    { kind: 'day' as const, revision: first, day },
    ...phases.flatMap((phase) => phaseRows(day, phase)),
  ]);

const phaseRows = (day: number, { head, phase, first, turns }: PhaseGroup): readonly LogRow[] => [
  { kind: 'phase', revision: head?.revision ?? first, day, phase, head },
  ...turns.flatMap(turnRows),
];

function turnRows({ head, turn, seat, entries }: TurnGroup): readonly LogRow[] {
  const lines = entries.map((entry, index): LogRow => {
    return { kind: 'line', revision: entry.revision, entry, seat, leads: seat !== null && index === 0 };
  });
  const revision = head?.revision ?? entries[0]?.revision;
  if (seat === null || revision === undefined) return lines;
  return [{ kind: 'turn', revision, turn, seat, head }, ...lines];
}

export function rowsUpTo(rows: readonly LogRow[], reached: number): readonly LogRow[] {
  const later = rows.findIndex(({ revision }) => revision > reached);
  return later < 0 ? rows : rows.slice(0, later);
}

/**
 * Whether a row shows an event. Every line shows an event, and so does the heading of a turn or phase if it replaces
 * the line of an event.
 */
export const isEvent = (row: LogRow): boolean =>
  row.kind === 'line' || (row.kind !== 'day' && row.head !== null);

/** Returns the index of the last row at or before a revision. -1 if there is none. */
export function rowAt(rows: readonly LogRow[], revision: number): number {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle]?.revision ?? Infinity) <= revision) low = middle + 1;
    else high = middle;
  }
  let index = low - 1;
  while (index > 0 && rows[index]?.revision === rows[index - 1]?.revision && !isEvent(rows[index] as LogRow))
    index -= 1;
  return index;
}
