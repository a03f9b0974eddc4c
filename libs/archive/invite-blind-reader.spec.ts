import { describe, expect, it } from '@jest/globals';
import { MemoryEventStore } from '#event-store';
import { coachingBounds, type GameId } from '#record';
import { archiveOf } from './archive.js';
import { decideAuthority } from './decide-authority.js';
import { blindReviewIn } from './decide-blind-review.js';
import { inviteBlindReader } from './invite-blind-reader.js';
import { startBlindReview } from './start-blind-review.js';

const [id, game, at] = ['b1', 'g1' as GameId, '2026-01-01T00:00:00.000Z'];

describe('invitations to a blind review', () => {
  it('stay within the limit when they are created at the same time, and leave no share link without a reader', async () => {
    const archive = archiveOf(new MemoryEventStore());
    await startBlindReview(archive, { by: 'Ada' }, { id, game, seat: 0, at });
    const invite = (name: string) =>
      inviteBlindReader(archive, { by: 'Ada' }, { id, game, position: '9', as: '0', name, at });
    const invited = await Promise.all(
      Array.from({ length: coachingBounds.blindReaders + 1 }, (_, number) => invite(`F${number}`)),
    );
    const refused = invited.flatMap((result) => (result.ok ? [] : [result.error.code]));
    expect(refused).toEqual(['BLIND_READERS_TOO_MANY', 'BLIND_READERS_TOO_MANY']);
    const readers = [...((await blindReviewIn(archive, id))?.readers.values() ?? [])];
    const authority = await decideAuthority(archive, game, () => []);
    const shares = authority.ok ? authority.value.shares.map((share) => share.id) : [];
    expect(readers.flatMap(({ link }) => link ?? []).sort()).toEqual([...shares].sort());
    expect(readers).toHaveLength(coachingBounds.blindReaders);
  });
});
