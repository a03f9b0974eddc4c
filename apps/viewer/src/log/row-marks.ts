import { createContext } from 'react';
import { isEvent, type LogRow } from './log-rows.js';

/** The sign of an annotated game at an event. */
export interface RowMark {
  readonly revision: number;
  readonly mark: string;
}

/** The marks in the log. */
export const RowMarksContext = createContext<readonly RowMark[]>([]);

/** Returns the marks of rows by revision. A decision is marked at the row where its effects begin. */
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
