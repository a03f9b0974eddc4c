import { beforeEach, describe, expect, it } from '@jest/globals';
import * as record from '#record';
import { notesStream, type GameId, type Json, type Note } from '#record';
import { collect } from '../contract/events.js';
import { BrokenRecordError } from './game-reader.js';
import { MemoryEventStore } from '../memory/store.js';
import { NoteStreams } from './note-streams.js';

const game = 'g1' as GameId;
const tagged = (tag: string): Note => ({ kind: 'Tagged', tag, by: 'Ada' });
const now = () => new Date(Date.UTC(2026, 0, 1));

describe('the streams of what is said about games', () => {
  let store: MemoryEventStore;
  let notes: NoteStreams;
  const tags = async () => (await notes.read(game)).map(({ note }) => 'tag' in note && note.tag);

  beforeEach(() => {
    store = new MemoryEventStore();
    notes = new NoteStreams(store, { record, now });
  });

  it('give back what was said, and when', async () => {
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
    expect(await notes.read(game, 1)).toHaveLength(1);
    expect(await notes.read('g12' as GameId)).toEqual([]);
  });

  it('pass a conflict on, but for what is true whatever others say', async () => {
    await notes.append(game, [tagged('a')], 'no-stream');
    const conflict = { code: 'WRONG_EXPECTED_REVISION' };
    await expect(notes.append(game, [tagged('b')], 'no-stream')).rejects.toMatchObject(conflict);
    await expect(notes.append(game, [tagged('b')], 3)).rejects.toMatchObject(conflict);
    await notes.append(game, [tagged('b')], 'any');
    expect(await tags()).toEqual(['a', 'b']);
  });

  it('lose nothing of what many say at once', async () => {
    const others = [notes, new NoteStreams(store, { record, now })];
    const names = Array.from({ length: 40 }, (_, index) => `t${index}`);
    await Promise.all(names.map((name, index) => others[index % 2]!.append(game, [tagged(name)], 'any')));
    expect((await tags()).toSorted()).toEqual(names.toSorted());
  });

  it('have each decide on what was said before', async () => {
    const others = [notes, new NoteStreams(store, { record, now })];
    const counted = Array.from({ length: 12 }, (_, index) =>
      others[index % 2]!.decide(game, (said) => (said.length < 8 ? [tagged(`${said.length}`)] : [])),
    );
    for (const said of await Promise.all(counted)) expect(said.length).toBeGreaterThan(0);
    expect(await tags()).toEqual(['0', '1', '2', '3', '4', '5', '6', '7']);
  });

  it('append nothing when deciding fails', async () => {
    const refusal = new Error('no');
    const decided = notes.decide(game, () => {
      throw refusal;
    });
    await expect(decided).rejects.toBe(refusal);
    expect(await notes.read(game)).toEqual([]);
  });

  it('are followed without gaps or repeats, before anything is said too, and not those of longer names', async () => {
    const all = collect(notes.follow(game, -1), 3);
    await notes.append('g12' as GameId, [tagged('other')], 'any');
    await notes.append(game, [tagged('a')], 'any');
    const later = collect(notes.follow(game, 0), 2);
    await notes.append(game, [tagged('b'), tagged('c')], 'any');
    expect((await all).map(({ revision }) => revision)).toEqual([0, 1, 2]);
    expect((await later).map(({ revision }) => revision)).toEqual([1, 2]);
  });

  it('are left when the signal aborts, even while nothing comes', async () => {
    const ending = new AbortController();
    const waiting = notes.follow(game, -1, ending.signal).next();
    ending.abort();
    expect(await waiting).toEqual({ value: undefined, done: true });
  });

  it.each<readonly [string, { type?: string; data?: Json; metadata?: Json }, string]>([
    ['note', { data: { kind: 'Tagged', tag: '', by: 'Ada' } }, 'MALFORMED_NOTE'],
    ['kind', { type: 'Praised' }, 'UNKNOWN_NOTE'],
    ['metadata', { metadata: null }, 'MALFORMED_NOTE'],
    ['schema', { metadata: { schema: 99, recordedAt: '2026-01-01T00:00:00.000Z' } }, 'SCHEMA_TOO_NEW'],
  ])('refuse a bad %s by its name, and lose nothing', async (_, change, code) => {
    await notes.append(game, [tagged('a')], 'no-stream');
    const metadata = { schema: 1, recordedAt: '2026-01-01T00:00:00.000Z' };
    const bad = { id: 'bad', type: 'Tagged', data: { ...tagged('b') }, metadata, ...change };
    await store.append(notesStream(game), [bad as never], 'any');
    await notes.append(game, [tagged('c')], 'any');
    const error: unknown = await notes.read(game).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(BrokenRecordError);
    expect(error).toMatchObject({ code });
    expect((error as BrokenRecordError).problem.where).toMatch(/^stream notes-g1, revision 1/);
    expect(await notes.read(game, 2)).toMatchObject([{ note: tagged('c') }]);
  });
});
