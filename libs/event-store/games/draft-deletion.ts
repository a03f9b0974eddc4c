import type { Said } from '#record';
import type { AdministrationStreams } from './administration-streams.js';
import type { DraftStreams } from './draft-streams.js';

/**
 * Says that a draft was deleted, then deletes its record for good; its games stay. What is said first counts: when it ends
 * between the two, doing it again finishes the work.
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
