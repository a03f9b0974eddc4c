import type { RecordedDraftEvent } from '#altered/drafts';
import { StreamDeletedError, WrongExpectedRevisionError } from '#event-store';
import { authorityOf } from '#projections';
import { fail, isSameAuthor, type RecordedAdministration, type Result, type Authorship } from '#record';
import type { DraftArchive } from './draft-archive.js';
import { outcomeOf, Refusal, type ArchiveProblem } from './refusal.js';

/**
 * Whether an author can import a draft under an id. The id must not have administrative entries yet, unless the same
 * author began to import the draft.
 */
function canImportDraft({ author }: Authorship, decided: readonly RecordedAdministration[]): boolean {
  const { imported, deleted } = authorityOf(decided);
  return decided.length === 0 || (!deleted && isSameAuthor(imported?.author, author));
}

/**
 * Records a draft from a file. Stores the importer before the draft's events. After an interrupted import, the same
 * author can start again. Fails with `IMPORT_CONFLICT` if the id is in use for any other reason.
 */
export async function importDraft(
  { drafts, administration }: DraftArchive,
  author: Authorship,
  id: string,
  events: readonly RecordedDraftEvent[],
): Promise<Result<void, ArchiveProblem>> {
  const claimed = await outcomeOf(
    administration.decide(id, (before) => {
      if (!canImportDraft(author, before)) throw new Refusal(draftConflict(id));
      return before.length === 0 ? [{ kind: 'Imported', visibility: 'PUBLIC', ...author }] : [];
    }),
  );
  if (!claimed.ok) return claimed;
  try {
    return await outcomeOf(drafts.appendRecorded(id, events, 'no-stream').then(() => undefined));
  } catch (error) {
    if (error instanceof WrongExpectedRevisionError || error instanceof StreamDeletedError)
      return fail(draftConflict(id));
    throw error;
  }
}

export const draftConflict = (id: string): ArchiveProblem => ({
  code: 'IMPORT_CONFLICT',
  message: `Another draft has or had the id "${id}", or is being recorded with this id.`,
  advice: 'Import the file into another data folder (RETRACE_DATA).',
});
