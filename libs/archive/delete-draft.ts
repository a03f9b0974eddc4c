import type { Authorship } from '#record';
import type { DraftArchive } from './draft-archive.js';

/**
 * Marks a draft as deleted, then deletes its record permanently. Its games remain. If the process stops before it has
 * finished, readers see the draft as deleted, and another call completes the deletion.
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
