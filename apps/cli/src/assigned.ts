import {
  assignmentFormat,
  assignmentOf,
  assignmentStream,
  coachStream,
  type Assignment,
  type AssignmentEntry,
} from '#coaching';
import { EntryStreams } from '#event-store';
import type { Archive } from './archive.js';

/** The owner of the data folder, who is the same user as on a server of this machine. */
const coach = { kind: 'owner' } as const;
export const coachAuthorship = { by: 'owner', author: coach } as const;

const streamsOf = ({ store }: Archive): EntryStreams<AssignmentEntry> =>
  new EntryStreams(store, assignmentFormat);

/** The assignments of the owner, the last one first. */
export async function assignmentsIn(archive: Archive): Promise<readonly Assignment[]> {
  const streams = streamsOf(archive);
  const { entries } = await streams.readFrom(coachStream(coach), 0);
  const ids = entries.flatMap((entry) => (entry.kind === 'AssignmentListed' ? [entry.assignment] : []));
  const found: Assignment[] = [];
  for (const id of ids) {
    const assignment = assignmentOf((await streams.readFrom(assignmentStream(id), 0)).entries);
    if (assignment !== null) found.push(assignment);
  }
  return found.reverse();
}

/** Stores an assignment and adds it to the list. */
export async function keepAssignment(
  archive: Archive,
  made: Extract<AssignmentEntry, { kind: 'Assigned' }>,
): Promise<void> {
  const streams = streamsOf(archive);
  await streams.append(assignmentStream(made.assignment), [made]);
  await streams.append(coachStream(coach), [{ kind: 'AssignmentListed', assignment: made.assignment }]);
}

/** Ends an assignment, and revokes its links. */
export async function closeAssignment(archive: Archive, { assignment, tasks }: Assignment): Promise<void> {
  await streamsOf(archive).append(assignmentStream(assignment), [
    { kind: 'AssignmentClosed', ...coachAuthorship },
  ]);
  for (const { game, link } of tasks) await archive.revokeShare(game, link);
}
