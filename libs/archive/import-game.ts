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

/** A record from a file. Its first `known` events are stored already. */
export interface ImportedRecord {
  readonly id: GameId;
  readonly events: readonly RecordedEvent[];
  readonly known: number;
  readonly visibility: Visibility;
}

/**
 * Whether an author can import a game under an id: no administration exists yet, or the same author began the
 * import.
 */
export const canImport = ({ author }: Authorship, decided: readonly RecordedAdministration[]): boolean =>
  decided.length === 0 || isSameAuthor(authorityOf(decided).imported?.author, author);

/**
 * Records a game from a file. Its importer and visibility are recorded before its events. After an
 * interrupted import, the same author can start again, and continue with a longer log. Problem
 * `IMPORT_CONFLICT`.
 */
export async function importGame(
  { administration, games }: Archive,
  author: Authorship,
  { id, events, known, visibility }: ImportedRecord,
): Promise<Result<void, ArchiveProblem>> {
  const claimed = await outcomeOf(
    administration.decide(id, (before) => {
      if (!canImport(author, before)) throw new Refusal(isTaken(id));
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
      return fail(isTaken(id));
    throw error;
  }
}

/** Deletes an import that its author replaces. False if it has other notes or administration. */
export async function retireImport(archive: Archive, author: Authorship, id: GameId): Promise<boolean> {
  const decided = await archive.administration.read(id);
  const isBare = decided.every(({ entry: { kind } }) => kind === 'Imported' || kind === 'Checked');
  if (!isBare || decided.length === 0 || !canImport(author, decided)) return false;
  if ((await archive.notes.read(id)).length > 0) return false;
  await deleteGame(archive, author, id);
  return true;
}

const isTaken = (id: GameId): ArchiveProblem => ({
  code: 'IMPORT_CONFLICT',
  message: `Another game has the id "${id}", had it, or is being recorded under it.`,
  advice: 'Import the file again later, or into another data folder (RETRACE_DATA).',
});
