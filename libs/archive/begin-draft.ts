import type { DraftEvent } from '#altered/drafts';
import type { OpenedSeat, Authorship } from '#record';
import type { DraftArchive } from './draft-archive.js';

export interface DraftBeginning {
  readonly id: string;
  /** The seats and their invitations. Absent on a machine with a single owner. */
  readonly seats?: readonly OpenedSeat[];
  readonly events: readonly DraftEvent[];
}

/**
 * Begins a draft under a new id. Stores the seats and invitations before the first event. Throws
 * `WrongExpectedRevisionError` if the id is in use.
 */
export async function beginDraft(
  { drafts, administration }: DraftArchive,
  author: Authorship,
  { id, seats, events }: DraftBeginning,
): Promise<void> {
  if (seats !== undefined)
    await administration.append(id, [{ kind: 'DraftOpened', seats, ...author }], 'no-stream');
  await drafts.append(id, events, 'no-stream');
}
