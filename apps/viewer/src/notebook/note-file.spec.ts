import { describe, expect, it } from '@jest/globals';
import type { Annotation } from '../api/shapes.js';
import { missingNotes, noteFile, noteFileIn } from './note-file.js';

const note = (id: string, more: Partial<Annotation> = {}): Annotation => ({
  ...{ id, from: '12', to: '14.2', as: '0', text: `The text of ${id}`, mark: '?!', by: 'Ada' },
  arrows: [{ from: { kind: 'CARD', key: 'c-1' }, to: { kind: 'SPACE', key: 'r-3' } }],
  highlights: [{ kind: 'ZONE', key: 'hand-0' }],
  ...{ writtenAt: '2026-01-01T12:00:00Z', changedAt: null, sealed: false, changeable: true, ...more },
});

describe('a file of notes', () => {
  it('contains the notes and tags of a game, and is read as it was written', () => {
    const notes = [note('one'), note('two', { mark: null, arrows: [], highlights: [] })];
    const read = noteFileIn(noteFile('a game', ['Grand Final'], notes));
    expect(read).toMatchObject({ game: 'a game', tags: ['Grand Final'] });
    expect(read?.notes).toEqual(
      notes.map(({ id: _, changedAt: _c, changeable: _m, sealed: _s, ...filed }) => filed),
    );
  });

  it.each([
    ['no JSON', 'notes'],
    ['another file', '{"format":"retrace-game"}'],
    ['a list', '[]'],
    ['a newer version', '{"kind":"retrace-notes","version":2,"game":"a","tags":[],"notes":[]}'],
    ['a note without a text', '{"kind":"retrace-notes","version":1,"game":"a","notes":[{"from":"1"}]}'],
    [
      'a spot of no kind',
      noteFile('a', [], [note('a', { highlights: [{ kind: 'TABLE' as 'CARD', key: 'x' }] })]),
    ],
    ['a tag that is no text', '{"kind":"retrace-notes","version":1,"game":"a","tags":[1],"notes":[]}'],
  ])('cannot be read from %s', (_name, text) => {
    expect(noteFileIn(text)).toBeNull();
  });

  it('adds the missing notes of any author', () => {
    const filed = [note('one'), note('two'), note('two', { by: 'Ben' })];
    const there = [note('other', { text: 'The text of one', by: 'Ben', writtenAt: '2026-02-02T12:00:00Z' })];
    expect(missingNotes(filed, there)).toEqual([filed[1]]);
    expect(missingNotes(filed, [...there, note('two')])).toEqual([]);
  });
});
