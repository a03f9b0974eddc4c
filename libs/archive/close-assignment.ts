import type { Assignment } from '#coaching';
import type { SharedLink } from '#projections';
import type { Authorship, GameId, Result } from '#record';
import type { Archive } from './archive.js';
import { decideAssignment } from './decide-assignment.js';
import type { ArchiveProblem } from './refusal.js';
import { revokeShare } from './share-position.js';

/**
 * An assignment to close. `mayRevoke` returns whether the author is allowed to revoke a link. By default, the author
 * can revoke every link.
 */
export interface ClosedAssignment {
  readonly id: string;
  readonly signed?: (game: GameId) => Authorship;
  readonly mayRevoke?: (game: GameId, link: SharedLink) => boolean;
}

/**
 * Closes an assignment and revokes its links. Ignores a link that has already been revoked or whose game has been
 * deleted. Fails with `ASSIGNMENT_NOT_FOUND` if the assignment does not exist.
 */
export async function closeAssignment(
  archive: Archive,
  author: Authorship,
  { id, signed = () => author, mayRevoke = () => true }: ClosedAssignment,
): Promise<Result<Assignment, ArchiveProblem>> {
  const closed = await decideAssignment(archive, id, ({ isClosed }) =>
    isClosed ? [] : [{ kind: 'AssignmentClosed', ...author }],
  );
  if (!closed.ok) return closed;
  for (const { game, link } of closed.value.tasks)
    await revokeShare(archive, signed(game), {
      game,
      id: link,
      mayRevoke: (found) => mayRevoke(game, found),
    });
  return closed;
}
