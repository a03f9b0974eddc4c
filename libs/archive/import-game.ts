import { StreamDeletedError, WrongExpectedRevisionError } from '#event-store';
import { authorityOf } from '#projections';
import {
  fail,
  isSameAuthor,
  type GameId,
  type RecordedAdministration,
  type RecordedEvent,
  type Result,
  type Authorship,
  type Visibility,
} from '#record';
import type { Archive } from './archive.js';
import { deleteGame } from './delete-game.js';
import { outcomeOf, Refusal, type ArchiveProblem } from './refusal.js';

/** A record from a file, whose first `known` events are already stored. */
export interface ImportedRecord {
  readonly id: GameId;
  readonly events: readonly RecordedEvent[];
  readonly known: number;
  readonly visibility: Visibility;
}

/**
 * Whether an author can import a game under an id. The id must not have administrative entries yet, unless the same
 * author began to import the game.
 */
export const canImport = ({ author }: Authorship, decided: readonly RecordedAdministration[]): boolean =>
  decided.length === 0 || isSameAuthor(authorityOf(decided).imported?.author, author);

/**
 * Records a game from a file. Stores the importer and the visibility before the game's events. After an interrupted
 * import, the same author can start again, or continue with a longer log of the game. Fails with `IMPORT_CONFLICT` if
 * the id is in use for any other reason.
 */
export async function importGame(
  { administration, games }: Archive,
  author: Authorship,
  { id, events, known, visibility }: ImportedRecord,
): Promise<Result<void, ArchiveProblem>> {
  const claimed = await outcomeOf(
    administration.decide(id, (before) => {
      if (!canImport(author, before)) throw new Refusal(gameConflict(id));
      return before.length === 0 ? [{ kind: 'Imported', visibility, ...author }] : [];
    }),
  );
  if (!claimed.ok) return claimed;
  try {
    return await outcomeOf(
      games
        .appendRecorded(id, events.slice(known), known === 0 ? 'no-stream' : known - 1)
        .then(() => undefined),
    );
  } catch (error) {
    if (error instanceof WrongExpectedRevisionError || error instanceof StreamDeletedError)
      return fail(gameConflict(id));
    throw error;
  }
}

/**
 * Deletes an import that its author wants to replace. Deletes nothing and returns false if the game has notes, or
 * administrative entries about anything except its import and its check.
 */
export async function retireImport(archive: Archive, author: Authorship, id: GameId): Promise<boolean> {
  const decided = await archive.administration.read(id);
  const isBare = decided.every(({ entry: { kind } }) => kind === 'Imported' || kind === 'Checked');
  if (!isBare || decided.length === 0 || !canImport(author, decided)) return false;
  if ((await archive.notes.read(id)).length > 0) return false;
  await deleteGame(archive, author, id);
  return true;
}

const gameConflict = (id: GameId): ArchiveProblem => ({
  code: 'IMPORT_CONFLICT',
  message: `Another game has or had the id "${id}", or is being recorded with this id.`,
  advice: 'Import the file again later, or into another data folder (RETRACE_DATA).',
});
