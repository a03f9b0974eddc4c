import { authorityOf } from '#projections';
import type { Checked, GameId, Authorship } from '#record';
import type { Archive } from './archive.js';

/** Records whether the rules confirm an imported game, unless the same result is already recorded. */
export async function recordCheck(
  { administration }: Pick<Archive, 'administration'>,
  author: Authorship,
  game: GameId,
  { status, position }: Pick<Checked, 'status' | 'position'>,
): Promise<void> {
  await administration.decide(game, (before) => {
    const { imported, deleted } = authorityOf(before);
    const known = imported?.check;
    if (deleted || known === undefined) return [];
    if (known?.status === status && known.position === position) return [];
    return [{ kind: 'Checked', status, position, ...author }];
  });
}
