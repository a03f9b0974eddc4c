import { describe, expect, it } from '@jest/globals';
import { parseAdministration, parseEvent, parseNote, readNote } from './index.js';

/** Comparing a number with this object's `length` throws. */
const bad = { length: { toString: 1 } };
const fields = Object.fromEntries(
  ['as', 'by', 'code', 'game', 'id', 'name', 'players', 'position', 'rules', 'seats', 'tag', 'text'].map(
    (name) => [name, bad],
  ),
);
const author = { kind: 'signed-in', issuer: bad, subject: bad };

describe('stored data with fields that cannot be compared', () => {
  it.each(['GameOpened', 'Imported', 'SeatClaimed', 'LinkShared', 'PlayHalted'])(
    'is refused as the entry %s',
    (kind) => {
      const read = parseAdministration(kind, { kind, ...fields, author }, 2, 'here');
      expect(read).toMatchObject({ ok: false, error: { code: 'ADMINISTRATION_MALFORMED' } });
    },
  );

  it.each(['Named', 'Tagged', 'Annotated'])('is refused as the note %s', (kind) => {
    expect(parseNote(kind, { kind, ...fields, author }, 2, 'here')).toMatchObject({
      ok: false,
      error: { code: 'NOTE_MALFORMED' },
    });
  });

  it.each(['GameStarted', 'GameEnded'])('is refused as the event %s', (kind) => {
    expect(parseEvent(kind, { kind, ...fields }, 1, 'here')).toMatchObject({
      ok: false,
      error: { code: 'EVENT_MALFORMED' },
    });
  });

  it('is reported as an unreadable note', () => {
    const stored = { id: 'a', stream: 'notes-a', revision: 0, type: 'Tagged' };
    const metadata = { schema: 2, recordedAt: bad };
    expect(readNote({ ...stored, data: fields, metadata })).toMatchObject({ unreadable: { kind: 'Tagged' } });
  });
});
