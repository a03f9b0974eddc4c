import { createContext } from 'react';
import { isEvent, type LogRow } from './log-rows.js';

/** The sign shown next to an event, such as `??` for a bad decision. */
export interface RowMark {
  readonly revision: number;
  readonly mark: string;
}

export const RowMarksContext = createContext<readonly RowMark[]>([]);

/**
 * Returns the signs of rows, by the row's revision. The sign of a decision is shown at the row where its effects begin.
 */
export function marksByRow(rows: readonly LogRow[], marks: readonly RowMark[]): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  if (marks.length === 0) return found;
  const events = rows.filter(isEvent);
  for (const { revision, mark } of marks) {
    const row = events.find((entry) => entry.revision >= revision);
    if (row !== undefined) found.set(row.revision, mark);
  }
  return found;
}
