import type { Said } from '#record';
import type { AdministrationStreams } from './administration-streams.js';
import type { DraftStreams } from './draft-streams.js';

/**
 * Marks a draft as deleted, then deletes its record for good; its games stay. The mark counts: after a crash between the
 * two, calling it again finishes the work.
 */
export async function deleteDraft(
  drafts: Pick<DraftStreams<never, unknown>, 'delete'>,
  administration: AdministrationStreams<string>,
  draft: string,
  by: Said,
): Promise<void> {
  await administration.decide(draft, (before) =>
    before.some(({ entry }) => entry.kind === 'DraftDeleted') ? [] : [{ kind: 'DraftDeleted', ...by }],
  );
  await drafts.delete(draft);
}
