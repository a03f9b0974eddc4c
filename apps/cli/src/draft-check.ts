import {
  draftAfter,
  matchRecordProblem,
  verifiedDraft,
  type DraftEvent,
  type DraftVerdict,
} from '#altered/drafts';
import type { Archive } from './archive.js';
import { exitCodes, Failure } from './failure.js';

export type DraftChecked =
  | Exclude<DraftVerdict, { readonly status: 'EXACT' }>
  | (Extract<DraftVerdict, { readonly status: 'EXACT' }> & {
      /**
       * The games that have no record because they were not imported or were deleted. Their results cannot be
       * confirmed.
       */
      readonly missing: readonly string[];
    })
  /** The draft contradicts the record of one of its games. */
  | { readonly status: 'DIVERGED'; readonly events: number; readonly game: string; readonly reason: string };

/** Replays a draft under its rules, and compares the results of its games with the games' records. */
export async function checkDraft(
  archive: Archive,
  id: string,
  events: readonly DraftEvent[],
): Promise<DraftChecked> {
  const verdict = verifiedDraft(events);
  if (verdict.status !== 'EXACT') return verdict;
  const state = draftAfter(events);
  const missing: string[] = [];
  for (const { game } of state.ended) {
    const record = await readable(archive, game);
    const reason =
      record !== null
        ? matchRecordProblem(state, game, record)
        : (await mayBeMissing(archive, id, game))
          ? null
          : `The record of game "${game}" does not exist.`;
    if (record === null) missing.push(game);
    if (reason !== null) return { status: 'DIVERGED', events: events.length, game, reason };
  }
  return { ...verdict, missing };
}

/** Whether a game is allowed to have no record. True if the draft was imported or the game was deleted. */
const mayBeMissing = async (archive: Archive, draft: string, game: string): Promise<boolean> =>
  (await archive.drafts.isImported(draft)) || (await archive.authorityOver(archive.idOf(game))).deleted;

async function readable(archive: Archive, game: string) {
  try {
    return await archive.read(game);
  } catch (error) {
    if (error instanceof Failure && error.exit === exitCodes.notFound) return null;
    throw error;
  }
}
