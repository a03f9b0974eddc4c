import type { Authorship } from '#record';
import type { DraftArchive } from './draft-archive.js';

/**
 * Marks a draft as deleted, then deletes its record permanently; its games stay. After a crash in between,
 * readers see it as deleted, and calling it again completes the work.
 */
export async function deleteDraft(
  { drafts, administration }: DraftArchive,
  author: Authorship,
  draft: string,
): Promise<void> {
  await administration.decide(draft, (before) =>
    before.some(({ entry }) => entry.kind === 'DraftDeleted') ? [] : [{ kind: 'DraftDeleted', ...author }],
  );
  await drafts.delete(draft);
}
