import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { AdministrationStreams, MemoryEventStore, NoteStreams } from '#event-store';
import { authorityOf, notesOf } from '#projections';
import * as record from '#record';
import { notesStream, type GameId, type Json } from '#record';
import { notesOfBefore, type EarlierNote } from './notes-of-before.js';
import { uuidOf } from '#record/testing';

const game = 'g1' as GameId;
const by = fc.constantFrom('Ada', 'Ben').map((name) => ({ by: name }));
const id = fc.constantFrom('a', 'b', 'c').map((name) => ({ id: name }));
const seat = fc.integer({ min: 0, max: 2 }).map((at) => ({ seat: at }));
const visibility = fc.constantFrom(...record.visibilities).map((value) => ({ visibility: value }));
const position = fc.integer({ min: 0, max: 9 }).map(String);
const as = fc.constantFrom('spectator', '0', '1', 'all').map((value) => ({ as: value }));
const invitation = fc.constantFrom('i', 'j').map((value) => ({ invitation: value }));
const remark = fc
  .record({ from: position, text: fc.string({ maxLength: 5, unit: 'grapheme-ascii' }) })
  .map(({ from, text }) => ({ from, to: from, text, mark: null, arrows: [], highlights: [] }));
const seats = fc
  .tuple(seat, fc.boolean(), fc.option(invitation, { nil: {} }))
  .map(([at, handedOut, invited]) => ({ seats: [{ ...at, handedOut, ...invited }] }));

type Kinded = EarlierNote['kind'];
/** Arbitraries for each kind of entry that a schema 1 stream of notes can contain. */
const fields: Readonly<Record<Kinded, readonly fc.Arbitrary<object>[]>> = {
  GameOpened: [visibility, seats],
  Imported: [visibility],
  Checked: [fc.record({ status: fc.constantFrom(...record.checkStatuses), position: fc.option(position) })],
  SeatInvited: [seat, invitation],
  InvitationRevoked: [seat],
  SeatClaimed: [seat, invitation],
  Branched: [position.map((at) => ({ game: `branch-${at}`, position: at }))],
  VisibilitySet: [visibility],
  LinkShared: [id, as, position.map((at) => ({ position: at }))],
  LinkRevoked: [id],
  PlayHalted: [fc.record({ decision: fc.integer({ min: 1, max: 9 }), code: fc.constant('BOT_FAILED') })],
  PlayResumed: [],
  GameDeleted: [],
  Annotated: [id, as, remark],
  AnnotationChanged: [id, as, remark],
  AnnotationRemoved: [id],
  Tagged: [fc.constantFrom('x', 'y').map((tag) => ({ tag }))],
  Untagged: [fc.constantFrom('x', 'y').map((tag) => ({ tag }))],
  Named: [fc.record({ name: fc.constantFrom('Kite first', null) })],
};
const entry = fc
  .constantFrom(...(Object.keys(fields) as Kinded[]))
  .chain((kind) =>
    fc.tuple(by, ...fields[kind]).map((parts) => Object.assign({ kind }, ...parts) as EarlierNote),
  );
/** Half of the streams contain no deletion, because a deletion ends everything about the game. */
const stream = fc
  .array(entry, { maxLength: 30 })
  .chain((all) =>
    fc.boolean().map((whole) => (whole ? all.filter(({ kind }) => kind !== 'GameDeleted') : all)),
  );

const at = (revision: number): string => new Date(Date.UTC(2026, 0, 1, 0, 0, revision)).toISOString();

describe('a schema 1 stream of notes', () => {
  it('is read with the same annotations and authority as before, whatever it contains', async () => {
    const kinds = new Set<string>();
    await fc.assert(
      fc.asyncProperty(stream, async (entries) => {
        const store = new MemoryEventStore();
        const stored = entries.map((note, revision) => ({
          id: uuidOf(`note ${revision}`),
          type: note.kind,
          data: note as unknown as Json,
          metadata: { schema: 1, recordedAt: at(revision) },
        }));
        if (stored.length > 0) await store.append(notesStream(game), stored, 'no-stream');
        const authority = authorityOf(await new AdministrationStreams(store, { record }).read(game));
        const { unreadable, taggedAt, namedAt, ...notes } = notesOf(
          await new NoteStreams(store, { record }).read(game),
        );
        const { annotations, tags, name, ...before } = notesOfBefore(
          entries.map((note, revision) => ({ note, recordedAt: at(revision) })),
        );
        expect(authority).toEqual(before);
        expect(unreadable).toEqual([]);
        expect(taggedAt).toHaveLength(notes.tags.length);
        expect(namedAt === null).toBe(notes.name === null);
        // The notes about a deleted game are not compared, because no user can open the game to read them.
        if (!authority.deleted) expect(notes).toEqual({ annotations, tags, name });
        for (const { kind } of entries) kinds.add(kind);
      }),
      { numRuns: 500 },
    );
    expect(kinds.size).toBe(Object.keys(fields).length);
  });
});
