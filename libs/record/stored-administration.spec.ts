import { describe, expect, it } from '@jest/globals';
import { administrationStream, type AdministrationEntry } from './administration.js';
import type { GameId } from './ids.js';
import {
  administrationProblem,
  administrationUpcasters,
  isAdministrationAmongNotes,
  parseAdministration,
  readAdministration,
} from './stored-administration.js';

const entries: readonly AdministrationEntry[] = [
  { kind: 'GameOpened', visibility: 'PLAYERS', seats: [{ seat: 0, handedOut: true }], by: 'Ada' },
  { kind: 'Imported', visibility: 'PRIVATE', by: 'Ada' },
  { kind: 'Checked', status: 'DIVERGED', position: '12', by: 'Ada' },
  { kind: 'SeatInvited', seat: 1, invitation: 'i1', by: 'Ada' },
  { kind: 'InvitationRevoked', seat: 1, by: 'Ada' },
  { kind: 'SeatClaimed', seat: 1, invitation: 'i1', by: 'Ada' },
  { kind: 'SeatClaimed', seat: 1, invitation: 'i1', name: 'Bo', by: 'Ada' },
  { kind: 'Branched', game: 'g2' as GameId, position: '3', by: 'Ada' },
  { kind: 'VisibilitySet', visibility: 'PUBLIC', by: 'Ada' },
  { kind: 'LinkShared', id: 's1', position: '142', as: 'spectator', by: 'Ada' },
  { kind: 'LinkRevoked', id: 's1', by: 'Ada' },
  { kind: 'PlayHalted', decision: 4, code: 'BOT_FAILED', by: 'bot' },
  { kind: 'PlayResumed', by: 'Ada' },
  { kind: 'GameDeleted', by: 'Ada' },
];
const recordedAt = '2026-01-01T00:00:00.000Z';
const stored = (
  stream: string,
  type: string,
  data: unknown,
  metadata: unknown = { schema: 2, recordedAt },
) => ({
  stream,
  id: 'e1',
  revision: 3,
  type,
  data,
  metadata,
});
const where = 'stream administration-g1, revision 3';

describe('an administrative entry of a game', () => {
  it('has a separate stream', () => {
    expect(administrationStream('g1' as GameId)).toBe('administration-g1');
  });

  it.each(entries.map((entry) => [entry.kind, entry] as const))(
    'is read as it was stored: %s',
    (kind, entry) => {
      const data = JSON.parse(JSON.stringify(entry)) as unknown;
      const read = { id: 'e1', revision: 3, entry };
      expect(readAdministration(stored('administration-g1', kind, data))).toEqual({
        ok: true,
        value: { ...read, metadata: { schema: 2, recordedAt } },
      });
      // Reads the entry from the note stream, where schema 1 stored administrative entries.
      expect(readAdministration(stored('notes-g1', kind, data, { schema: 1, recordedAt }))).toEqual({
        ok: true,
        value: { ...read, metadata: { schema: 1, recordedAt } },
      });
      expect(administrationProblem(entry, where)).toBeNull();
    },
  );

  it.each<readonly [string, string, unknown, unknown, string]>([
    [
      'field',
      'VisibilitySet',
      { kind: 'VisibilitySet', visibility: 'SOME', by: 'x' },
      { schema: 2, recordedAt },
      'ADMINISTRATION_MALFORMED',
    ],
    [
      'writer',
      'GameDeleted',
      { kind: 'GameDeleted', by: '' },
      { schema: 2, recordedAt },
      'ADMINISTRATION_MALFORMED',
    ],
    ['object', 'GameDeleted', null, { schema: 2, recordedAt }, 'ADMINISTRATION_MALFORMED'],
    ['metadata', 'GameDeleted', entries.at(-1), { schema: 2 }, 'ADMINISTRATION_MALFORMED'],
    ['kind', 'Praised', { kind: 'Praised' }, { schema: 2, recordedAt }, 'ADMINISTRATION_UNKNOWN'],
    [
      'kind that is a word of the language',
      'toString',
      {},
      { schema: 2, recordedAt },
      'ADMINISTRATION_UNKNOWN',
    ],
    [
      'kind that is of a note',
      'Tagged',
      { kind: 'Tagged', tag: 'x', by: 'x' },
      { schema: 2, recordedAt },
      'ADMINISTRATION_UNKNOWN',
    ],
    ['schema to come', 'GameDeleted', entries.at(-1), { schema: 99, recordedAt }, 'SCHEMA_TOO_NEW'],
    ['schema that never was', 'GameDeleted', entries.at(-1), { schema: 0, recordedAt }, 'SCHEMA_UNKNOWN'],
  ])('is reported if it has an invalid %s', (_, kind, data, metadata, code) => {
    const read = readAdministration(stored('administration-g1', kind, data, metadata));
    expect(read).toMatchObject({ ok: false, error: { code } });
    expect(!read.ok && read.error.where).toContain(where);
  });

  it.each<readonly [string, string, unknown, boolean]>([
    ['a kind of note, whatever its schema', 'Tagged', null, false],
    ['a kind of administration, whatever its schema', 'VisibilitySet', { schema: 7 }, true],
    ['an unknown kind of before', 'Praised', { schema: 1 }, true],
    ['an unknown kind that does not say when', 'Praised', {}, true],
    ['an unknown kind since', 'Praised', { schema: 2 }, false],
  ])('is distinguished from notes: %s', (_, type, metadata, isAdministration) => {
    expect(isAdministrationAmongNotes({ type, metadata })).toBe(isAdministration);
    const read = readAdministration(stored('notes-g1', type, {}, metadata));
    expect(read.ok && read.value === null).toBe(!isAdministration);
  });

  it('has the current error codes of the catalogue', () => {
    const halted = { kind: 'PlayHalted', decision: 4, code: 'TOO_MUCH_WORK', by: 'bot' };
    const read = readAdministration(stored('notes-g1', 'PlayHalted', halted, { schema: 1, recordedAt }));
    expect(read).toMatchObject({ ok: true, value: { entry: { ...halted, code: 'WORK_TOO_LARGE' } } });
  });

  it('is malformed among the notes of a game with a separate stream', () => {
    const entry = { kind: 'VisibilitySet', visibility: 'PUBLIC', by: 'Ada' };
    expect(readAdministration(stored('notes-g1', 'VisibilitySet', entry))).toMatchObject({
      ok: false,
      error: { code: 'ADMINISTRATION_MALFORMED', where: 'stream notes-g1, revision 3' },
    });
  });

  it('is read without unknown fields', () => {
    const read = parseAdministration(
      'PlayResumed',
      { kind: 'PlayResumed', by: 'Ada', colour: 'red' },
      2,
      where,
    );
    expect(read).toEqual({ ok: true, value: { kind: 'PlayResumed', by: 'Ada' } });
    expect(administrationUpcasters.current).toBe(2);
  });
});
