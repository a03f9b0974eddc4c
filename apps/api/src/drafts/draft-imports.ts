import { Injectable } from '@nestjs/common';
import type { DraftId, RecordedDraftEvent } from '#altered/drafts';
import { draftConflict, importDraft } from '#archive';
import { takeDraft, type DraftFile, type GameShelf, type ImportedDraft } from '#interchange';
import type { FoldProblem } from '#projections';
import type { Reader } from '../access/reader.js';
import { signedIn } from '../notes/writing.js';
import { ProblemError, valueOf } from '../problem-error.js';
import { DraftAdministration } from './draft-administration.js';
import { DraftRepository } from './draft.repository.js';

@Injectable()
export class DraftImports {
  constructor(
    private readonly repository: DraftRepository,
    private readonly administration: DraftAdministration,
  ) {}

  /**
   * Imports an exported draft with its games. Refuses the draft if one of its games has a problem. Fails with an
   * `IMPORT_…` code.
   */
  async take(
    file: DraftFile,
    problem: FoldProblem | null,
    games: GameShelf,
    reader: Reader,
  ): Promise<ImportedDraft> {
    if (problem !== null)
      throw new ProblemError({
        code: 'IMPORT_EVENT_INVALID',
        ...problem,
        advice: 'Export or download the draft again.',
      });
    return valueOf(
      await takeDraft(
        { games, read: (id) => this.#read(id), put: (id, events) => this.#put(id, events, reader) },
        file,
      ),
    );
  }

  /**
   * Returns the recorded events for a comparison with a file. Refuses a draft in progress, because the comparison would
   * confirm guesses about hidden cards.
   */
  async #read(id: DraftId): Promise<readonly RecordedDraftEvent[] | null> {
    const draft = await this.repository.open(id).catch((error: unknown) => {
      if (error instanceof ProblemError && error.problem.code === 'DRAFT_NOT_FOUND') return null;
      throw error;
    });
    if (draft !== null && draft.state.phase !== 'over') throw new ProblemError(draftConflict(id));
    // Refuses the id of a deleted draft that began on this server. Otherwise, the draft's seat tokens would become
    // valid again.
    const { deleted, begunHere } = await this.administration.of(id);
    if (draft === null && (deleted || begunHere)) throw new ProblemError(draftConflict(id));
    return draft?.events ?? null;
  }

  async #put(id: DraftId, events: readonly RecordedDraftEvent[], reader: Reader): Promise<void> {
    valueOf(await importDraft(this.repository.archive, signedIn(reader), id, events));
  }
}
