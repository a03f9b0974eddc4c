import { describe, expect, it } from '@jest/globals';
import type { GameId } from '#record';
import { Archive } from './archive.js';
import { closeAssignment } from './assigned.js';

describe('closing an assignment', () => {
  it('revokes the other links where a link is revoked and a game is deleted already', async () => {
    const archive = await Archive.open({ environment: { EVENT_STORE: 'memory' }, folder: '.' });
    const [revoked, deleted, last] = ['g1', 'g2', 'g3'] as [GameId, GameId, GameId];
    const games = [revoked, deleted, last];
    for (const game of games) await archive.share(game, `link-${game}`, '3', '0');
    await archive.revokeShare(revoked, `link-${revoked}`);
    await archive.delete(deleted);
    const tasks = games.map((game) => ({ game, link: `link-${game}` }));
    await closeAssignment(archive, { assignment: 'a', tasks } as unknown as Parameters<
      typeof closeAssignment
    >[1]);
    expect((await archive.authorityOver(deleted)).deleted).toBe(true);
    expect((await archive.authorityOver(last)).shares).toEqual([]);
    await archive.close();
  });
});
