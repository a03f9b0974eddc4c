import type { DraftEvent } from '#altered/drafts';
import { StreamDeletedError } from '#event-store';
import { fail, ok, type Result } from '#record';
import type { DraftArchive } from './draft-archive.js';
import { draftNotFound, type ArchiveProblem } from './refusal.js';

/**
 * Appends events that follow a revision of a draft. Fails with `DRAFT_NOT_FOUND` if the draft was deleted. Throws
 * `WrongExpectedRevisionError` after a concurrent append.
 */
export async function continueDraft(
  { drafts }: Pick<DraftArchive, 'drafts'>,
  id: string,
  events: readonly DraftEvent[],
  after: number,
): Promise<Result<null, ArchiveProblem>> {
  try {
    await drafts.append(id, events, after);
    return ok(null);
  } catch (error) {
    if (error instanceof StreamDeletedError) return fail(draftNotFound(id));
    throw error;
  }
}
