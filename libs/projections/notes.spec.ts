import { describe, expect, it } from '@jest/globals';
import type { Annotated, Note, RecordedNote } from '#record';
import { noNotes, notesOf } from './notes.js';

const at = (revision: number): string => new Date(Date.UTC(2026, 0, 1, 0, 0, revision)).toISOString();

const recordedNotes = (...notes: readonly Note[]): readonly RecordedNote[] =>
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

describe('the notes about a game', () => {
  it('are empty without entries', () => {
    expect(notesOf([])).toEqual(noNotes);
  });

  it('contain its annotations in the order of their creation', () => {
    const { annotations } = notesOf(recordedNotes(annotated('b'), annotated('a', { by: 'Ben' })));
    expect(annotations).toMatchObject([
      { id: 'b', by: 'Ada', writtenAt: at(0), changedAt: null, text: 'Well played.', mark: '!' },
      { id: 'a', by: 'Ben', writtenAt: at(1) },
    ]);
    expect(annotations[0]).not.toHaveProperty('kind');
  });

  it('contain the latest text of an annotation, and its first author', () => {
    const notes = recordedNotes(
      annotated('a'),
      annotated('b'),
      changed('a', { text: 'Not so well.', by: 'admin' }),
    );
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
  ])(
    'contain an annotation seen as %s and changed as %s for viewers with the perspective %s',
    (as, then, widest) => {
      const notes = recordedNotes(annotated('a', { as }), changed('a', { as: then }));
      expect(notesOf(notes).annotations[0]?.as).toBe(widest);
    },
  );

  it('contain what was not removed', () => {
    const notes: readonly Note[] = [
      annotated('a'),
      { kind: 'Tagged', tag: 'final', by: 'Ada' },
      { kind: 'Tagged', tag: 'blunder', by: 'Ada' },
      { kind: 'Tagged', tag: 'final', by: 'Ben' },
    ];
    expect(notesOf(recordedNotes(...notes))).toMatchObject({ tags: ['final', 'blunder'] });
    const back: readonly Note[] = [
      { kind: 'AnnotationRemoved', id: 'a', by: 'Ada' },
      { kind: 'Untagged', tag: 'final', by: 'Ada' },
    ];
    expect(notesOf(recordedNotes(...notes, ...back))).toEqual({
      ...noNotes,
      tags: ['blunder'],
      taggedAt: [at(2)],
    });
  });

  it('ignore changes to missing annotations', () => {
    const notes: readonly Note[] = [
      changed('a', { text: 'Too late.' }),
      { kind: 'AnnotationRemoved', id: 'a', by: 'Ada' },
      { kind: 'Untagged', tag: 'final', by: 'Ada' },
    ];
    expect(notesOf(recordedNotes(...notes))).toEqual(noNotes);
  });

  it.each<readonly [string, string | null, readonly string[]]>([
    ['Annotated', 'a', ['a', 'b']],
    ['Tagged', null, ['a', 'b']],
    ['AnnotationChanged', 'a', ['b']],
    ['AnnotationRemoved', 'a', ['b']],
    ['AnnotationRemoved', null, []],
    ['Praised', null, []],
  ])('exclude what an unreadable %s about %s may have hidden', (kind, about, left) => {
    const problem = { code: 'NOTE_MALFORMED' as const, message: 'Not well formed.' };
    const entry = { id: 'u', revision: 9, unreadable: { kind, about, problem } };
    const notes = notesOf([
      ...recordedNotes(annotated('a'), annotated('b'), { kind: 'Tagged', tag: 't', by: 'x' }),
      entry,
    ]);
    expect(notes.annotations.map(({ id }) => id)).toEqual(left);
    expect(notes.tags).toEqual(['t']);
    expect(notes.unreadable).toEqual([entry]);
    const later = notesOf([...recordedNotes(annotated('a')), entry, ...recordedNotes(annotated('c'))]);
    expect(later.annotations.map(({ id }) => id)).toContain('c');
  });
});
