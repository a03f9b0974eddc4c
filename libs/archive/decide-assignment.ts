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
import { decideWhole, existing, wholeIn, type Whole } from './decide-whole.js';
import type { ArchiveProblem } from './refusal.js';

type Store = Pick<Archive, 'store'>;

/** The maximum number of assignments to read for each coach, starting with the latest. */
const MOST_LISTED = 2 * coachingBounds.assignments;

export const assignmentStreams = ({ store }: Store): EntryStreams<AssignmentEntry> =>
  new EntryStreams(store, assignmentFormat);

const assignments: Whole<Assignment, AssignmentEntry> = {
  format: assignmentFormat,
  of: assignmentOf,
  absent: {
    code: 'ASSIGNMENT_NOT_FOUND',
    message: 'The assignment does not exist, or you did not create it.',
    advice: 'Use `assignments` to list the assignments that you created.',
  },
};
export const noAssignment = assignments.absent;

export const assignmentIn = (archive: Store, id: string): Promise<Assignment | null> =>
  wholeIn(archive, assignments, assignmentStream(id));

/** Returns a coach's most recent assignments, latest first. */
export async function assignmentsOf(
  archive: Store,
  coach: Author,
  most = MOST_LISTED,
): Promise<readonly Assignment[]> {
  const { entries } = await assignmentStreams(archive).readFrom(coachStream(coach), 0);
  const ids = entries.flatMap((entry) => (entry.kind === 'AssignmentListed' ? [entry.assignment] : []));
  const found = await Promise.all(ids.slice(-most).map((id) => assignmentIn(archive, id)));
  return found.filter((assignment) => assignment !== null).reverse();
}

/** Like `decideWhole`, for an assignment. Fails with `ASSIGNMENT_NOT_FOUND` if the assignment does not exist. */
export const decideAssignment = (
  archive: Store,
  id: string,
  decide: (assignment: Assignment) => readonly AssignmentEntry[],
): Promise<Result<Assignment, ArchiveProblem>> =>
  decideWhole(archive, assignments, assignmentStream(id), (before) => decide(existing(assignments, before)));
