import { createContext } from 'react';
import { isEvent, type LogRow } from './log-rows.js';

/** The sign of an annotated game at an event. */
export interface RowMark {
  readonly revision: number;
  readonly mark: string;
}

/** The marks in the log. */
export const RowMarksContext = createContext<readonly RowMark[]>([]);

/** The sign of each row that has one, by its revision: that of a decision stands where its consequences begin to show. */
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
