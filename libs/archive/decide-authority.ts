import { authorityOf, type GameAuthority } from '#projections';
import { recordBounds, type AdministrationEntry, type GameId, type Result } from '#record';
import type { Archive } from './archive.js';
import { gameNotFound, outcomeOf, Refusal, type ArchiveProblem } from './refusal.js';

const takesBack = ({ kind }: AdministrationEntry): boolean =>
  kind === 'LinkRevoked' || kind === 'InvitationRevoked';

/**
 * Appends the administrative entries that `decide` derives from a game's current access rights. Calls `decide` again
 * after a concurrent append. Returns the new access rights. Fails with `GAME_NOT_FOUND` if the game was deleted. Fails
 * with `ADMINISTRATION_TOO_LARGE` if there are too many entries, but never refuses a revocation. Throws
 * `BrokenRecordError` if an entry is unreadable. Rethrows any error from `decide` other than a `Refusal`.
 */
export function decideAuthority(
  { administration }: Pick<Archive, 'administration'>,
  game: GameId,
  decide: (authority: GameAuthority) => readonly AdministrationEntry[],
): Promise<Result<GameAuthority, ArchiveProblem>> {
  const decided = administration.decide(game, (before) => {
    const authority = authorityOf(before);
    if (authority.deleted) throw new Refusal(gameNotFound(game));
    const more = decide(authority);
    if (before.length + more.length <= recordBounds.administration || more.every(takesBack)) return more;
    throw new Refusal({
      code: 'ADMINISTRATION_TOO_LARGE',
      message:
        `The links, branches and visibility of this game have been changed ${recordBounds.administration} ` +
        'times, which is the limit.',
      advice: 'Share or branch an existing branch of this game instead. You can still revoke links.',
    });
  });
  return outcomeOf(decided.then(authorityOf));
}
