import { describe, expect, it } from '@jest/globals';
import { MemoryEventStore } from '#event-store';
import type { GameId } from '#record';
import { archiveOf, type Archive } from './archive.js';
import { closeAssignment } from './close-assignment.js';
import { decideAuthority } from './decide-authority.js';
import { deleteGame } from './delete-game.js';
import { makeAssignment } from './make-assignment.js';
import { revokeShare } from './share-position.js';

const coach = { by: 'owner', author: { kind: 'owner' } } as const;
const [revoked, deleted, last] = ['g1', 'g2', 'g3'] as [GameId, GameId, GameId];
const at = '2026-01-01T00:00:00.000Z';

const sharesOf = async (archive: Archive, game: GameId) => {
  const authority = await decideAuthority(archive, game, () => []);
  return authority.ok ? authority.value.shares : authority.error.code;
};

describe('closing an assignment', () => {
  it('revokes the other links even if one link was already revoked and a game was deleted', async () => {
    const archive = archiveOf(new MemoryEventStore());
    const tasks = [revoked, deleted, last].map((game) => ({ game, revision: 3, seat: 0 }));
    const made = await makeAssignment(archive, coach, { to: 'Ada', question: 'What now?', tasks, at });
    if (!made.ok) throw new Error(made.error.message);
    const [first] = made.value.tasks;
    await revokeShare(archive, coach, { game: revoked, id: first?.link ?? '' });
    await deleteGame(archive, coach, deleted);
    expect(await sharesOf(archive, last)).toHaveLength(1);
    const closed = await closeAssignment(archive, coach, { id: made.value.assignment });
    expect(closed).toMatchObject({ ok: true, value: { isClosed: true } });
    expect(await sharesOf(archive, deleted)).toBe('GAME_NOT_FOUND');
    expect(await sharesOf(archive, last)).toEqual([]);
  });
});
