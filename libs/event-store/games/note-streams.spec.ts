import { beforeEach, describe, expect, it } from '@jest/globals';
import * as record from '#record';
import { notesStream, type GameId, type Json, type Note } from '#record';
import { newEventId } from './event-id.js';
import { MemoryEventStore } from '../memory/store.js';
import { NoteStreams } from './note-streams.js';

const game = 'g1' as GameId;
const tagged = (tag: string): Note => ({ kind: 'Tagged', tag, by: 'Ada' });
const now = () => new Date(Date.UTC(2026, 0, 1));

describe('the streams of notes', () => {
  let store: MemoryEventStore;
  let notes: NoteStreams;
  const tags = async () =>
    (await notes.read(game)).map((entry) => 'note' in entry && 'tag' in entry.note && entry.note.tag);

  beforeEach(() => {
    store = new MemoryEventStore();
    notes = new NoteStreams(store, { record, now });
  });

  it('return notes with their times', async () => {
    expect(await notes.append(game, [tagged('final'), tagged('blunder')], 'no-stream')).toMatchObject({
      revision: 1,
    });
    expect(await notes.read(game)).toEqual([
      {
        id: expect.any(String),
        revision: 0,
        note: tagged('final'),
        metadata: { schema: record.NOTE_SCHEMA_VERSION, recordedAt: '2026-01-01T00:00:00.000Z' },
      },
      expect.objectContaining({ revision: 1, note: tagged('blunder') }),
    ]);
    expect(await notes.readFrom(game, 1)).toMatchObject({ entries: [{ revision: 1 }], revision: 1 });
    expect(await notes.readFrom(game, 2)).toEqual({ entries: [], revision: 1 });
    expect(await notes.read('g12' as GameId)).toEqual([]);
  });

  it('report a conflict, except for changes that do not depend on others', async () => {
    await notes.append(game, [tagged('a')], 'no-stream');
    const conflict = { code: 'REVISION_CONFLICT' };
    await expect(notes.append(game, [tagged('b')], 'no-stream')).rejects.toMatchObject(conflict);
    await expect(notes.append(game, [tagged('b')], 3)).rejects.toMatchObject(conflict);
    await notes.append(game, [tagged('b')], 'any');
    expect(await tags()).toEqual(['a', 'b']);
  });

  it('lose no note if many are written at the same time', async () => {
    const others = [notes, new NoteStreams(store, { record, now })];
    const names = Array.from({ length: 40 }, (_, index) => `t${index}`);
    await Promise.all(names.map((name, index) => others[index % 2]!.append(game, [tagged(name)], 'any')));
    expect((await tags()).toSorted()).toEqual(names.toSorted());
  });

  it('base each decision on the existing notes', async () => {
    const others = [notes, new NoteStreams(store, { record, now })];
    const counted = Array.from({ length: 12 }, (_, index) =>
      others[index % 2]!.decide(game, (stored) => (stored.length < 8 ? [tagged(`${stored.length}`)] : [])),
    );
    for (const result of await Promise.all(counted)) expect(result.length).toBeGreaterThan(0);
    expect(await tags()).toEqual(['0', '1', '2', '3', '4', '5', '6', '7']);
  });

  it('append nothing if a decision fails', async () => {
    const refusal = new Error('no');
    const decided = notes.decide(game, () => {
      throw refusal;
    });
    await expect(decided).rejects.toBe(refusal);
    expect(await notes.read(game)).toEqual([]);
  });

  it.each<readonly [string, { type?: string; data?: Json; metadata?: Json }, string]>([
    ['note', { data: { kind: 'Tagged', tag: '', by: 'Ada' } }, 'NOTE_MALFORMED'],
    ['kind', { type: 'Praised' }, 'NOTE_UNKNOWN'],
    ['metadata', { metadata: null }, 'NOTE_MALFORMED'],
    ['schema', { metadata: { schema: 99, recordedAt: '2026-01-01T00:00:00.000Z' } }, 'SCHEMA_TOO_NEW'],
  ])('report an invalid %s with the reason, and read the others', async (_, change, code) => {
    await notes.append(game, [tagged('a')], 'no-stream');
    const metadata = { schema: 2, recordedAt: '2026-01-01T00:00:00.000Z' };
    const bad = { id: 'bad', type: 'Tagged', data: { ...tagged('b') }, metadata, ...change };
    await store.append(notesStream(game), [bad as never], 'any');
    await notes.append(game, [tagged('c')], 'any');
    const [first, unread, last, ...more] = await notes.read(game);
    expect([first, last, more]).toMatchObject([{ note: tagged('a') }, { note: tagged('c') }, []]);
    expect(unread).toMatchObject({ id: 'bad', revision: 1, unreadable: { problem: { code } } });
    expect(unread && 'unreadable' in unread && unread.unreadable.problem.where).toMatch(
      /^stream notes-g1, revision 1/,
    );
  });

  it('skip older administrative entries, and append after them', async () => {
    const metadata = { schema: 1, recordedAt: '2026-01-01T00:00:00.000Z' };
    const old = (note: { readonly kind: string }) => ({
      id: newEventId(),
      type: note.kind,
      data: { ...note },
      metadata,
    });
    const opened = { kind: 'GameOpened', visibility: 'PUBLIC', seats: [], by: 'Ada' };
    await store.append(
      notesStream(game),
      [opened, tagged('a'), { kind: 'GameDeleted', by: 'Ada' }].map(old),
      'any',
    );
    expect(await tags()).toEqual(['a']);
    await notes.decide(game, (written) => (written.length === 1 ? [tagged('b')] : []));
    expect(await notes.readFrom(game, 0)).toMatchObject({
      entries: [{ revision: 1 }, { revision: 3 }],
      revision: 3,
    });
  });
});
