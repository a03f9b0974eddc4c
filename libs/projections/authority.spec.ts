import { describe, expect, it } from '@jest/globals';
import type { AdministrationEntry, RecordedAdministration } from '#record';
import { authorityOf, noAuthority } from './authority.js';

const at = (revision: number): string => new Date(Date.UTC(2026, 0, 1, 0, 0, revision)).toISOString();

const decided = (...entries: readonly AdministrationEntry[]): readonly RecordedAdministration[] =>
  entries.map((entry, revision) => ({
    id: `e${revision}`,
    revision,
    entry,
    metadata: { schema: 2, recordedAt: at(revision) },
  }));

describe('the administration of a game', () => {
  it('is empty without entries', () => {
    expect(authorityOf([])).toEqual(noAuthority);
  });

  it('contains its visibility, and the seats that were handed out', () => {
    const opened: AdministrationEntry = {
      kind: 'GameOpened',
      visibility: 'PRIVATE',
      seats: [
        { seat: 0, handedOut: false },
        { seat: 1, handedOut: true },
      ],
      by: 'Ada',
    };
    expect(authorityOf(decided(opened))).toMatchObject({ visibility: 'PRIVATE', handedOut: [1] });
    const set: AdministrationEntry = { kind: 'VisibilitySet', visibility: 'PUBLIC', by: 'Ada' };
    expect(authorityOf(decided(opened, set))).toMatchObject({ visibility: 'PUBLIC', handedOut: [1] });
  });

  it('contains the links that were not revoked', () => {
    const shared: AdministrationEntry = { kind: 'LinkShared', id: 's', position: '12', as: '0', by: 'Ada' };
    const revoked: AdministrationEntry = { kind: 'LinkRevoked', id: 's', by: 'Ada' };
    expect(authorityOf(decided(shared)).shares).toEqual([
      { id: 's', position: '12', as: '0', by: 'Ada', sharedAt: at(0) },
    ]);
    expect(authorityOf(decided(shared, revoked))).toEqual(noAuthority);
    expect(authorityOf(decided(revoked))).toEqual(noAuthority);
  });

  it('contains only the deletion if the game was deleted', () => {
    const deleted: AdministrationEntry = { kind: 'GameDeleted', by: 'Ada' };
    const set: AdministrationEntry = { kind: 'VisibilitySet', visibility: 'PUBLIC', by: 'Ada' };
    expect(authorityOf(decided(set, deleted, set))).toEqual({ ...noAuthority, deleted: true });
  });
});
