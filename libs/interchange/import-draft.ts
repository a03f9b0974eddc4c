import type { DraftId, RecordedDraftEvent } from '#altered/drafts';
import { canonicalJson, fail, ok, type Problem, type Result } from '#record';
import type { DraftFile } from './draft-file.js';
import type { ImportErrorCode } from './error-codes.js';
import { takeGames, type GameShelf, type Imported } from './import.js';

/** What importing a draft needs of a store: drafts and games as they are, and a way to put them there. */
export interface DraftShelf {
  /** The recorded events of a draft; null when there is none. */
  read(id: DraftId): Promise<readonly RecordedDraftEvent[] | null>;
  /** Puts a whole draft on the shelf, keeping ids and metadata. */
  put(id: DraftId, events: readonly RecordedDraftEvent[]): Promise<void>;
  readonly games: GameShelf;
}

export interface ImportedDraft {
  readonly id: DraftId;
  readonly events: number;
  /** True: the very same draft was there before. */
  readonly alreadyThere: boolean;
  /** The games that came along. */
  readonly games: readonly Imported[];
}

/**
 * Imports a draft that was read by `parseDraft`, with its games: nothing of it where the draft or one of its games is in the way
 * of another, which is refused with `IMPORT_CONFLICT`. The same file again changes nothing, and finishes what was broken off.
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
      advice: 'Import it into another data folder (RETRACE_DATA).',
      data: { draft: id },
    });
  const taken = await takeGames(shelf.games, games);
  if (!taken.ok) return taken;
  if (there === null) await shelf.put(id, events);
  return ok({ id, events: events.length, alreadyThere: there !== null, games: taken.value });
}
