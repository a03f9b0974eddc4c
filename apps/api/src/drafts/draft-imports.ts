import { Injectable } from '@nestjs/common';
import type { DraftId, RecordedDraftEvent } from '#altered/drafts';
import { StreamDeletedError, WrongExpectedRevisionError } from '#event-store';
import { takeDraft, type DraftFile, type GameShelf, type ImportedDraft } from '#interchange';
import type { FoldProblem } from '#projections';
import { isSameAuthor } from '#record';
import type { Reader } from '../access/reader.js';
import { signedIn } from '../notes/writing.js';
import { ProblemError, valueOf } from '../problem-error.js';
import { DraftAdministration } from './draft-administration.js';
import { DraftRepository } from './draft.repository.js';

/** Records exported drafts with their games. */
@Injectable()
export class DraftImports {
  constructor(
    private readonly repository: DraftRepository,
    private readonly administration: DraftAdministration,
  ) {}

  /**
   * Records a draft with its games. Refuses it if `problem` prevents one of its games from being shown. Problems
   * `IMPORT_…`.
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
        advice: 'Export the draft again, or fetch the file again.',
      });
    return valueOf(
      await takeDraft(
        { games, read: (id) => this.#read(id), put: (id, events) => this.#put(id, events, reader) },
        file,
      ),
    );
  }

  /**
   * Returns the recorded events to compare a file with. A draft in progress is refused: the comparison would confirm guesses.
   */
  async #read(id: DraftId): Promise<readonly RecordedDraftEvent[] | null> {
    const draft = await this.repository.open(id).catch((error: unknown) => {
      if (error instanceof ProblemError && error.problem.code === 'DRAFT_NOT_FOUND') return null;
      throw error;
    });
    if (draft !== null && draft.state.phase !== 'over') throw isTaken(id);
    // Ids of drafts that began here, and were deleted, are not used again: their tokens are still out there.
    const { deleted, begunHere } = await this.administration.of(id);
    if (draft === null && (deleted || begunHere)) throw isTaken(id);
    return draft?.events ?? null;
  }

  async #put(id: DraftId, events: readonly RecordedDraftEvent[], reader: Reader): Promise<void> {
    const by = signedIn(reader);
    await this.administration.decide(id, ({ imported }) => {
      if (imported === null) return [{ kind: 'Imported', visibility: 'PUBLIC', ...by }];
      if (!isSameAuthor(imported.author, by.author)) throw isTaken(id);
      return [];
    });
    try {
      await this.repository.takeIn(id, events);
    } catch (error) {
      if (error instanceof WrongExpectedRevisionError || error instanceof StreamDeletedError)
        throw isTaken(id);
      throw error;
    }
  }
}

const isTaken = (id: DraftId): ProblemError =>
  new ProblemError({
    code: 'IMPORT_CONFLICT',
    message: `Another draft has the id "${id}", had it, or is in progress under it.`,
    advice: 'Import the file into another data folder (RETRACE_DATA).',
  });
