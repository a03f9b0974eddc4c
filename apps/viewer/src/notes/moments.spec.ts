import { describe, expect, it } from '@jest/globals';
import type { Annotation } from '../api/shapes.js';
import { shortGame } from '../cursor/fixtures.js';
import { notesAt, notesByLine } from './moments.js';

const about = (from: string, to = from): Annotation => ({
  ...{ id: `${from}-${to}`, from, to, as: 'all', text: 'So.', mark: null, arrows: [], highlights: [] },
  ...{ by: 'Ada', writtenAt: '', changedAt: null, changeable: false },
});
const notes = [about('1.2'), about('3'), about('4', '6')];
const ids = (found: readonly Annotation[] | undefined) => (found ?? []).map(({ id }) => id);

describe('the moments that annotations are about', () => {
  it('belong to lines of the log, those of questions and answers to the line before', () => {
    const found = notesByLine(notes, shortGame);
    expect([...found.keys()]).toEqual([1, 4]);
    expect(ids(found.get(1))).toEqual(['1.2-1.2', '3-3']);
    expect(ids(found.get(4))).toEqual(['4-6']);
  });

  it.each([
    [{ revision: 0 }, []],
    [{ revision: 1 }, ['1.2-1.2', '3-3']],
    [{ revision: 1, action: 1 }, ['1.2-1.2', '3-3']],
    [{ revision: 2 }, ['1.2-1.2', '3-3']],
    [{ revision: 5 }, ['4-6']],
    [{ revision: 6, action: 1 }, ['4-6']],
    [{ revision: 7 }, []],
  ])('are told at %j', (at, told) => {
    expect(ids(notesAt(notes, shortGame, at))).toEqual(told);
  });
});
