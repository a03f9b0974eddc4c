import { describe, expect, it } from '@jest/globals';
import type { LogRow } from './log-rows.js';
import { marksByRow } from './row-marks.js';

const line = (revision: number): LogRow =>
  ({ kind: 'line', revision, seat: 0, leads: false, entry: { revision } }) as unknown as LogRow;
const rows: readonly LogRow[] = [{ kind: 'day', revision: 1, day: 1 }, line(2), line(6), line(9)];

describe('marks in the log', () => {
  it('are at the row where a decision becomes visible', () => {
    const marks = [
      { revision: 5, mark: '??' },
      { revision: 9, mark: '?!' },
    ];
    expect([...marksByRow(rows, marks)]).toEqual([
      [6, '??'],
      [9, '?!'],
    ]);
  });

  it('do not exist for events without a row', () => {
    expect(marksByRow(rows, [{ revision: 10, mark: '?' }]).size).toBe(0);
    expect(marksByRow([], [{ revision: 1, mark: '?' }]).size).toBe(0);
  });
});
