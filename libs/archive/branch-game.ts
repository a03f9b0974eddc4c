import { ok, type GameEvent, type GameId, type Result, type Authorship } from '#record';
import type { Archive } from './archive.js';
import { beginGame, type Beginning } from './begin-game.js';
import { decideAuthority } from './decide-authority.js';
import type { ArchiveProblem } from './refusal.js';

export interface Branching {
  readonly id: GameId;
  readonly parent: GameId;
  readonly revision: number;
  /** The players, visibility and author. Absent on a machine with a single owner, who can view every game. */
  readonly opened?: Pick<Beginning, 'seats' | 'visibility'> & { readonly by: Authorship };
  /** Events to record directly after the branch begins, such as the events of a first choice. */
  readonly events?: readonly GameEvent[];
}

/**
 * Begins a game that continues another game, its parent, from a revision. First records the branch in the parent's
 * administrative entries, so that the parent cannot be deleted in the meantime. Fails for the same reasons as
 * `decideAuthority`. Throws `WrongExpectedRevisionError` if the id is in use.
 */
export async function branchGame(
  archive: Archive,
  author: Authorship,
  { id, parent, revision, opened, events = [] }: Branching,
): Promise<Result<null, ArchiveProblem>> {
  const named = await decideAuthority(archive, parent, () => [
    { kind: 'Branched', game: id, position: `${revision}`, ...author },
  ]);
  if (!named.ok) return named;
  const first = [{ kind: 'GameBranched', parent, revision } as const, ...events];
  if (opened === undefined) await archive.games.append(id, first, 'no-stream');
  else
    await beginGame(archive, opened.by, {
      id,
      seats: opened.seats,
      visibility: opened.visibility,
      events: first,
    });
  return ok(null);
}
