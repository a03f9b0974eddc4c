import { describe, expect, it } from '@jest/globals';
import { entryOf, shortGame } from '../cursor/fixtures.js';
import { groupEntries, isQuiet } from '../cursor/log-groups.js';
import { rowAt, rowsOf, rowsUpTo } from './log-rows.js';

const rows = rowsOf(groupEntries(shortGame.entries.filter((entry) => !isQuiet(entry, 7))));

describe('rowsOf', () => {
  it('has days, phases and turns above their lines', () => {
    expect(rows.map(({ kind, revision }) => `${kind} ${revision}`)).toEqual([
      'day 0',
      'phase 0',
      'line 0',
      'day 1',
      'phase 1',
      'line 1',
      'turn 4',
      'day 5',
      'phase 5',
      'line 6',
      'line 7',
    ]);
  });

  it('knows the line that begins a turn', () => {
    const acts = [1, 2].map((revision) => entryOf(revision, { actions: 2, turn: 1, seat: 0 }));
    const leads = rowsOf(groupEntries(acts)).flatMap((row) => (row.kind === 'line' ? [row.leads] : []));
    expect(leads).toEqual([true, false]);
  });
});

describe('rowsUpTo', () => {
  it('contains the rows up to that position', () => {
    for (let reached = 0; reached <= 7; reached++) {
      const entries = shortGame.entries.filter((entry) => !isQuiet(entry, 7) && entry.revision <= reached);
      expect(rowsUpTo(rows, reached)).toEqual(rowsOf(groupEntries(entries)));
    }
  });
});

describe('rowAt', () => {
  it.each([
    [0, 'line 0'],
    [1, 'line 1'],
    [3, 'line 1'],
    [4, 'turn 4'],
    [5, 'phase 5'],
    [99, 'line 7'],
  ])('at %i is %s', (revision, found) => {
    const row = rows[rowAt(rows, revision)];
    expect(`${row?.kind} ${row?.revision}`).toBe(found);
  });

  it('is -1 before the first row', () => {
    expect(rowAt(rows.slice(3), 0)).toBe(-1);
  });
});
