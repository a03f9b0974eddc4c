import type { DraftId, RecordedDraftEvent } from '#altered/drafts';
import { canonicalJson, fail, ok, type Problem, type Result } from '#record';
import type { DraftFile } from './draft-file.js';
import type { ImportErrorCode } from './error-codes.js';
import { takeGames, type GameShelf, type Imported } from './import.js';

/** The store operations that importing a draft needs. */
export interface DraftShelf {
  /** Returns the recorded events of a draft. Null if the draft does not exist. */
  read(id: DraftId): Promise<readonly RecordedDraftEvent[] | null>;
  /** Stores a complete draft with its ids and metadata. */
  put(id: DraftId, events: readonly RecordedDraftEvent[]): Promise<void>;
  readonly games: GameShelf;
}

export interface ImportedDraft {
  readonly id: DraftId;
  readonly events: number;
  /** Whether the same draft had already been stored. */
  readonly alreadyThere: boolean;
  /** The draft's games that the file contains. */
  readonly games: readonly Imported[];
}

/**
 * Imports a draft from `parseDraft` together with its games. Fails with `IMPORT_CONFLICT` and imports nothing if one of
 * the ids belongs to another record. Importing the same file again completes an interrupted import, and changes nothing
 * else.
 */
export async function takeDraft(
  shelf: DraftShelf,
  { id, events, games }: DraftFile,
): Promise<Result<ImportedDraft, Problem<ImportErrorCode>>> {
  const there = await shelf.read(id);
  if (there !== null && canonicalJson(there) !== canonicalJson(events))
    return fail({
      code: 'IMPORT_CONFLICT',
      message: `Another draft has the id "${id}".`,
      advice: 'Import the file into another data folder (RETRACE_DATA).',
      data: { draft: id },
    });
  const taken = await takeGames(shelf.games, games);
  if (!taken.ok) return taken;
  if (there === null) await shelf.put(id, events);
  return ok({ id, events: events.length, alreadyThere: there !== null, games: taken.value });
}
