import { describe, expect, it } from '@jest/globals';
import type { Annotation } from '../api/shapes.js';
import { changedNotes } from './note-changes.js';

const note = (id: string, from: string, text = id): Annotation => ({
  ...{ id, from, to: from, as: 'spectator', text, mark: null, arrows: [], highlights: [], by: 'Ada' },
  ...{ writtenAt: '2026-01-01T12:00:00Z', changedAt: null, sealed: false, changeable: false },
});
const change = (annotations: readonly Annotation[], removed: readonly string[] = [], anew = false) => ({
  ...{ anew, annotations: [...annotations], removed: [...removed], tags: [] },
});
const summaryOf = (notes: readonly Annotation[]): readonly string[] =>
  notes.map(({ id, text }) => `${id}:${text}`);

describe('live notes', () => {
  const before = [note('a', '3'), note('b', '10')];

  it('are in the order of the game, including positions inside an event', () => {
    expect(summaryOf(changedNotes(before, change([note('c', '9'), note('d', '3.2')])))).toEqual([
      // A position within an event comes before the position after the event.
      'd:d',
      'a:a',
      'c:c',
      'b:b',
    ]);
  });

  it('are changed, moved and removed', () => {
    expect(summaryOf(changedNotes(before, change([note('a', '12', 'later')], ['x'])))).toEqual([
      'b:b',
      'a:later',
    ]);
    expect(summaryOf(changedNotes(before, change([], ['a'])))).toEqual(['b:b']);
  });

  it('start again after a lost connection', () => {
    expect(summaryOf(changedNotes(before, change([note('b', '10')], [], true)))).toEqual(['b:b']);
    expect(summaryOf(changedNotes(before, change([], [], true)))).toEqual([]);
  });
});
