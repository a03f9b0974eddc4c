import type { Authorship } from '#record';
import type { DraftArchive } from './draft-archive.js';

/**
 * Marks a draft as deleted, then deletes its record permanently. The draft's games remain. If the process stops before
 * the deletion has finished, readers see the draft as deleted, and calling this function again completes the deletion.
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
