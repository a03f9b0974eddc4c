import { describe, expect, it } from '@jest/globals';
import { notesStream, type Annotated, type Note } from './note.js';
import type { GameId } from './ids.js';
import { noteUpcasters, parseNote, parseNoteMetadata, readNote } from './stored-note.js';
import { UpcasterRegistry } from './upcast.js';

const annotated: Annotated = {
  kind: 'Annotated',
  id: 'a1',
  from: '142',
  to: '150.3',
  as: 'all',
  text: 'The bridge is gone.',
  mark: '?!',
  arrows: [{ from: { kind: 'card', key: 'o12' }, to: { kind: 'space', key: 'tumult-1' } }],
  highlights: [{ kind: 'zone', key: 'hand-0' }],
  by: 'Ada',
};

const notes: readonly Note[] = [
  annotated,
  { ...annotated, kind: 'AnnotationSealed' },
  { ...annotated, kind: 'AnnotationChanged', mark: null },
  { kind: 'AnnotationRemoved', id: 'a1', by: 'Ada' },
  { kind: 'Tagged', tag: 'final', by: 'Ada' },
  { kind: 'Untagged', tag: 'final', by: 'Ada' },
  { kind: 'Named', name: 'Kite first', by: 'Ada' },
  { kind: 'Named', name: null, by: 'Ada' },
];
const where = 'stream notes-g1, revision 3';

describe('a note about a game', () => {
  it('has a separate stream', () => {
    expect(notesStream('g1' as GameId)).toBe('notes-g1');
  });

  it.each(notes.map((note) => [note.kind, note] as const))('is read as it was stored: %s', (kind, note) => {
    expect(parseNote(kind, JSON.parse(JSON.stringify(note)), 1, where)).toEqual({ ok: true, value: note });
  });

  it('is read without unknown fields', () => {
    const read = parseNote('Tagged', { kind: 'Tagged', tag: 'final', by: 'Ada', colour: 'red' }, 1, where);
    expect(read).toEqual({ ok: true, value: { kind: 'Tagged', tag: 'final', by: 'Ada' } });
  });

  it.each<readonly [string, object, string]>([
    ['from', { from: 'here' }, 'from'],
    ['perspective', { as: 'god' }, 'as'],
    ['mark', { mark: '!!!' }, 'mark'],
    ['arrow', { arrows: [{ from: { kind: 'card', key: 'o1' } }] }, 'arrows.0.to'],
    ['highlight', { highlights: [{ kind: 'card', key: '' }] }, 'highlights.0.key'],
    ['writer', { by: '' }, 'by'],
    ['text', { text: null }, 'text'],
  ])('is reported with its field if it has an invalid %s', (_, change, field) => {
    const read = parseNote('Annotated', { ...annotated, ...change }, 1, where);
    expect(read).toMatchObject({
      ok: false,
      error: { code: 'NOTE_MALFORMED', where: `${where}, field ${field}` },
    });
  });

  it.each([null, [], 'text'])('must be an object, not %j', (data) => {
    expect(parseNote('Tagged', data, 1, where)).toMatchObject({
      ok: false,
      error: { code: 'NOTE_MALFORMED', where },
    });
  });

  it('is unreadable if its kind or its schema is unknown', () => {
    const code = (kind: string, schema: number) => parseNote(kind, { kind }, schema, where);
    expect(code('Praised', 1)).toMatchObject({ error: { code: 'NOTE_UNKNOWN', where } });
    expect(code('VisibilitySet', 1)).toMatchObject({ error: { code: 'NOTE_UNKNOWN' } });
    expect(code('toString', 1)).toMatchObject({ error: { code: 'NOTE_UNKNOWN' } });
    expect(code('Tagged', 99)).toMatchObject({ error: { code: 'SCHEMA_TOO_NEW', where } });
    expect(code('Tagged', 0)).toMatchObject({ error: { code: 'SCHEMA_UNKNOWN', where } });
  });

  it('is upgraded from an older schema', () => {
    const registry = new UpcasterRegistry(2).register(1, 'Tagged', ({ label, ...rest }) => ({
      ...rest,
      tag: label,
    }));
    const read = parseNote('Tagged', { kind: 'Tagged', label: 'final', by: 'Ada' }, 1, where, registry);
    expect(read).toEqual({ ok: true, value: { kind: 'Tagged', tag: 'final', by: 'Ada' } });
    expect(noteUpcasters.current).toBe(2);
  });

  it('has metadata with its time and schema', () => {
    const metadata = { schema: 1, recordedAt: '2026-01-01T00:00:00.000Z' };
    expect(parseNoteMetadata(metadata, where)).toEqual({ ok: true, value: metadata });
    expect(parseNoteMetadata({ schema: 1 }, where)).toMatchObject({
      error: { code: 'NOTE_MALFORMED', where: `${where}, metadata, field recordedAt` },
    });
  });

  it('is reported with the reason and its subject if it is unreadable', () => {
    const metadata = { schema: 2, recordedAt: '2026-01-01T00:00:00.000Z' };
    const stored = { stream: 'notes-g1', id: 'n1', revision: 3, type: 'AnnotationChanged', metadata };
    expect(readNote({ ...stored, data: { ...annotated, kind: 'AnnotationChanged' } })).toMatchObject({
      id: 'n1',
      revision: 3,
      note: { id: 'a1' },
    });
    for (const [data, about] of [
      [{ kind: 'AnnotationChanged', id: 'a1' }, 'a1'],
      [{ kind: 'AnnotationChanged', id: 7 }, null],
      [null, null],
    ] as const)
      expect(readNote({ ...stored, data })).toEqual({
        id: 'n1',
        revision: 3,
        unreadable: {
          kind: 'AnnotationChanged',
          about,
          problem: expect.objectContaining({ code: 'NOTE_MALFORMED' }),
        },
      });
  });
});
