import { describe, expect, it } from '@jest/globals';
import type { Annotated, Note, RecordedNote } from '#record';
import { noNotes, notesOf } from './notes.js';

const at = (revision: number): string => new Date(Date.UTC(2026, 0, 1, 0, 0, revision)).toISOString();

const said = (...notes: readonly Note[]): readonly RecordedNote[] =>
  notes.map((note, revision) => ({
    id: `n${revision}`,
    revision,
    note,
    metadata: { schema: 1, recordedAt: at(revision) },
  }));

const annotated = (id: string, change: Partial<Annotated> = {}): Annotated => ({
  kind: 'Annotated',
  id,
  from: '10',
  to: '10',
  as: 'spectator',
  text: 'Well played.',
  mark: '!',
  arrows: [],
  highlights: [],
  by: 'Ada',
  ...change,
});
const changed = (id: string, change: Partial<Annotated>): Note => ({
  ...annotated(id, change),
  kind: 'AnnotationChanged',
});

describe('what was said about a game comes to', () => {
  it('nothing where nothing was said', () => {
    expect(notesOf([])).toEqual(noNotes);
  });

  it('who may see it, and which seats were handed out', () => {
    const opened: Note = {
      kind: 'GameOpened',
      visibility: 'PRIVATE',
      seats: [
        { seat: 0, handedOut: false },
        { seat: 1, handedOut: true },
      ],
      by: 'Ada',
    };
    expect(notesOf(said(opened))).toMatchObject({ visibility: 'PRIVATE', handedOut: [1] });
    const set: Note = { kind: 'VisibilitySet', visibility: 'PUBLIC', by: 'Ada' };
    expect(notesOf(said(opened, set))).toMatchObject({ visibility: 'PUBLIC', handedOut: [1] });
  });

  it('its annotations, in the order they were written in', () => {
    const { annotations } = notesOf(said(annotated('b'), annotated('a', { by: 'Ben' })));
    expect(annotations).toMatchObject([
      { id: 'b', by: 'Ada', writtenAt: at(0), changedAt: null, text: 'Well played.', mark: '!' },
      { id: 'a', by: 'Ben', writtenAt: at(1) },
    ]);
    expect(annotations[0]).not.toHaveProperty('kind');
  });

  it('what an annotation says at last, and who wrote it first', () => {
    const notes = said(annotated('a'), annotated('b'), changed('a', { text: 'Not so well.', by: 'admin' }));
    expect(notesOf(notes).annotations).toMatchObject([
      { id: 'a', text: 'Not so well.', by: 'Ada', writtenAt: at(0), changedAt: at(2) },
      { id: 'b' },
    ]);
  });

  it.each([
    ['spectator', '0', '0'],
    ['0', 'spectator', '0'],
    ['0', '0', '0'],
    ['0', '1', 'all'],
    ['all', 'spectator', 'all'],
    ['1', 'all', 'all'],
  ])('an annotation seen as %s and changed as %s is for who may look as %s', (as, then, widest) => {
    const notes = said(annotated('a', { as }), changed('a', { as: then }));
    expect(notesOf(notes).annotations[0]?.as).toBe(widest);
  });

  it('what was not taken back', () => {
    const shared: Note = { kind: 'LinkShared', id: 's', position: '12', as: '0', by: 'Ada' };
    const notes: readonly Note[] = [
      annotated('a'),
      { kind: 'Tagged', tag: 'final', by: 'Ada' },
      { kind: 'Tagged', tag: 'blunder', by: 'Ada' },
      { kind: 'Tagged', tag: 'final', by: 'Ben' },
      shared,
    ];
    expect(notesOf(said(...notes))).toMatchObject({
      tags: ['final', 'blunder'],
      shares: [{ id: 's', position: '12', as: '0', by: 'Ada', sharedAt: at(4) }],
    });
    const back: readonly Note[] = [
      { kind: 'AnnotationRemoved', id: 'a', by: 'Ada' },
      { kind: 'Untagged', tag: 'final', by: 'Ada' },
      { kind: 'LinkRevoked', id: 's', by: 'Ada' },
    ];
    expect(notesOf(said(...notes, ...back))).toEqual({ ...noNotes, tags: ['blunder'] });
  });

  it('nothing of what is not there', () => {
    const notes: readonly Note[] = [
      changed('a', { text: 'Too late.' }),
      { kind: 'AnnotationRemoved', id: 'a', by: 'Ada' },
      { kind: 'Untagged', tag: 'final', by: 'Ada' },
      { kind: 'LinkRevoked', id: 's', by: 'Ada' },
    ];
    expect(notesOf(said(...notes))).toEqual(noNotes);
  });

  it('nothing but that, when the game was deleted', () => {
    const deleted: Note = { kind: 'GameDeleted', by: 'Ada' };
    expect(notesOf(said(annotated('a'), deleted, annotated('b')))).toEqual({ ...noNotes, deleted: true });
  });
});
