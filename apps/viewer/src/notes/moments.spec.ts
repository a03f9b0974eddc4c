import { describe, expect, it } from '@jest/globals';
import type { Annotation } from '../api/shapes.js';
import { shortGame } from '../cursor/fixtures.js';
import { notesAt, notesByLine } from './moments.js';

const about = (from: string, to = from): Annotation => ({
  ...{ id: `${from}-${to}`, from, to, as: 'all', text: 'So.', mark: null, arrows: [], highlights: [] },
  ...{ by: 'Ada', writtenAt: '', changedAt: null, sealed: false, changeable: false },
});
const notes = [about('1.2'), about('3'), about('4', '6')];
const ids = (found: readonly Annotation[] | undefined) => (found ?? []).map(({ id }) => id);

describe('the positions of annotations', () => {
  it('belong to lines of the log: of a decision to the line before, of an answer to the line after', () => {
    const found = notesByLine([about('2'), ...notes], shortGame);
    expect([...found.keys()]).toEqual([1, 4]);
    expect(ids(found.get(1))).toEqual(['2-2', '1.2-1.2']);
    expect(ids(found.get(4))).toEqual(['3-3', '4-6']);
  });

  it('belong to no line of another position while their own is not loaded', () => {
    const begun = { ...shortGame, entries: shortGame.entries.slice(0, 2) };
    expect([...notesByLine(notes, begun).keys()]).toEqual([1, 3, 4]);
    expect(ids(notesAt(notes, begun, { revision: 1 }))).toEqual(['1.2-1.2']);
  });

  it('are shown from each answer on, for a sequence of answers', () => {
    const [, , question, answer] = shortGame.entries;
    const entries = shortGame.entries.map((entry) =>
      entry.revision === 4 && question
        ? { ...question, revision: 4 }
        : entry.revision === 5 && answer
          ? { ...answer, revision: 5 }
          : entry,
    );
    const game = { ...shortGame, entries };
    const idsAt = (revision: number) => ids(notesAt([about('3'), about('5')], game, { revision }));
    expect([1, 2].flatMap(idsAt)).toEqual([]);
    expect([3, 4].map(idsAt)).toEqual([['3-3'], ['3-3']]);
    expect([5, 6].map(idsAt)).toEqual([
      ['3-3', '5-5'],
      ['3-3', '5-5'],
    ]);
  });

  it.each([
    [{ revision: 0 }, []],
    [{ revision: 1 }, ['1.2-1.2']],
    [{ revision: 1, action: 1 }, ['1.2-1.2']],
    [{ revision: 2 }, ['1.2-1.2']],
    [{ revision: 3 }, ['1.2-1.2', '3-3']],
    [{ revision: 4 }, ['3-3', '4-6']],
    [{ revision: 5 }, ['4-6']],
    [{ revision: 6, action: 1 }, ['4-6']],
    [{ revision: 7 }, []],
  ])('are shown at %j', (at, expected) => {
    expect(ids(notesAt(notes, shortGame, at))).toEqual(expected);
  });
});
