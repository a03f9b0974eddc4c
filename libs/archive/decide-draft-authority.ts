import { authorityOf, type GameAuthority } from '#projections';
import { recordBounds, type AdministrationEntry, type Result } from '#record';
import type { DraftArchive } from './draft-archive.js';
import { draftNotFound, outcomeOf, Refusal, type ArchiveProblem } from './refusal.js';

/**
 * Appends the administrative entries that `decide` derives from a draft's current access rights. Calls `decide` again
 * after a concurrent append. Returns the new access rights. Fails with `DRAFT_NOT_FOUND` if the draft was deleted, or
 * with `ADMINISTRATION_TOO_LARGE` if there are too many entries. Throws `BrokenRecordError` if an entry is unreadable.
 * Rethrows any error from `decide` other than a `Refusal`.
 */
export function decideDraftAuthority(
  { administration }: Pick<DraftArchive, 'administration'>,
  draft: string,
  decide: (authority: GameAuthority) => readonly AdministrationEntry[],
): Promise<Result<GameAuthority, ArchiveProblem>> {
  const decided = administration.decide(draft, (before) => {
    const authority = authorityOf(before);
    if (authority.deleted) throw new Refusal(draftNotFound(draft));
    const more = decide(authority);
    if (before.length + more.length <= recordBounds.administration) return more;
    throw new Refusal({
      code: 'ADMINISTRATION_TOO_LARGE',
      message:
        `The invitations of this draft have been changed ${recordBounds.administration} times, which is the ` +
        'limit.',
      advice: 'Begin another draft.',
    });
  });
  return outcomeOf(decided.then(authorityOf));
}
