import {
  assignmentFormat,
  assignmentOf,
  assignmentStream,
  coachStream,
  type Assignment,
  type AssignmentEntry,
} from '#coaching';
import { EntryStreams } from '#event-store';
import { coachingBounds, type Author, type Result } from '#record';
import type { Archive } from './archive.js';
import { outcomeOf, Refusal, type ArchiveProblem } from './refusal.js';

/** Maximum number of a coach's assignments that are read, the latest first. */
const MOST_LISTED = 2 * coachingBounds.assignments;

export const assignmentStreams = ({ store }: Pick<Archive, 'store'>): EntryStreams<AssignmentEntry> =>
  new EntryStreams(store, assignmentFormat);

/** Returns an assignment. Null if there is none. */
export async function assignmentIn(archive: Pick<Archive, 'store'>, id: string): Promise<Assignment | null> {
  return assignmentOf((await assignmentStreams(archive).readFrom(assignmentStream(id), 0)).entries);
}

/** The latest assignments of a coach, latest first. */
export async function assignmentsOf(
  archive: Pick<Archive, 'store'>,
  coach: Author,
  most = MOST_LISTED,
): Promise<readonly Assignment[]> {
  const { entries } = await assignmentStreams(archive).readFrom(coachStream(coach), 0);
  const ids = entries.flatMap((entry) => (entry.kind === 'AssignmentListed' ? [entry.assignment] : []));
  const found = await Promise.all(ids.slice(-most).map((id) => assignmentIn(archive, id)));
  return found.filter((assignment) => assignment !== null).reverse();
}

/**
 * Appends the entries that follow from an assignment, computed again whenever another writer was faster. Returns the new assignment.
 * Problem `ASSIGNMENT_NOT_FOUND`.
 */
export function decideAssignment(
  archive: Pick<Archive, 'store'>,
  id: string,
  decide: (assignment: Assignment) => readonly AssignmentEntry[],
): Promise<Result<Assignment, ArchiveProblem>> {
  const found = (entries: readonly AssignmentEntry[]): Assignment => {
    const assignment = assignmentOf(entries);
    if (assignment === null) throw new Refusal(noAssignment);
    return assignment;
  };
  const decided = assignmentStreams(archive).decide(assignmentStream(id), (before) => decide(found(before)));
  return outcomeOf(decided.then(found));
}

export const noAssignment: ArchiveProblem = {
  code: 'ASSIGNMENT_NOT_FOUND',
  message: "There is no such assignment, or you didn't make it.",
  advice: '`assignments` lists yours.',
};
