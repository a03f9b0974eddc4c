import type { GameAuthority } from '#projections';
import type { GameId, Result, Authorship, Visibility } from '#record';
import type { Archive } from './archive.js';
import { decideAuthority } from './decide-authority.js';
import type { ArchiveProblem } from './refusal.js';

/** Sets the visibility of a finished game. Fails for the same reasons as `decideAuthority`. */
export const setVisibility = (
  archive: Pick<Archive, 'administration'>,
  author: Authorship,
  game: GameId,
  visibility: Visibility,
): Promise<Result<GameAuthority, ArchiveProblem>> =>
  decideAuthority(archive, game, (before) =>
    before.visibility === visibility ? [] : [{ kind: 'VisibilitySet', visibility, ...author }],
  );
