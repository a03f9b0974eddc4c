import { randomUUID } from 'node:crypto';
import { assignmentStream, coachStream, type AssignedTask, type Assignment } from '#coaching';
import { lastRevision, WrongExpectedRevisionError } from '#event-store';
import { coachingBounds, fail, ok, type Author, type Authorship, type GameId, type Result } from '#record';
import type { Archive } from './archive.js';
import { closeAssignment } from './close-assignment.js';
import { assignmentsOf, assignmentStreams } from './decide-assignment.js';
import type { ArchiveProblem } from './refusal.js';
import { revokeShare, sharePosition } from './share-position.js';

export interface NewAssignment extends Pick<Assignment, 'to' | 'question' | 'at'> {
  readonly tasks: readonly Omit<AssignedTask, 'link'>[];
  /** Returns the authorship with which a game's share link is created. By default, this is the coach's authorship. */
  readonly signed?: (game: GameId) => Authorship;
}

/**
 * Shares an assignment's positions and stores the assignment. Lists the assignment last, so that every listed
 * assignment exists. Fails with `ASSIGNMENTS_TOO_MANY` if the coach has the maximum number of open assignments. Also
 * fails for the same reasons as `sharePosition`.
 */
export async function makeAssignment(
  archive: Archive,
  coach: Authorship & { readonly author: Author },
  { tasks, signed = () => coach, ...sent }: NewAssignment,
): Promise<Result<Assignment, ArchiveProblem>> {
  const streams = assignmentStreams(archive);
  const [assignment, list] = [randomUUID(), coachStream(coach.author)];
  let made: Omit<Assignment, 'isClosed' | 'replies'> | null = null;
  for (;;) {
    // The revision is read before the check, so that the append fails if another assignment is listed in between.
    const last = await lastRevision(archive.store, list);
    const open = (await assignmentsOf(archive, coach.author)).filter(({ isClosed }) => !isClosed);
    if (open.length >= coachingBounds.assignments) {
      if (made !== null) await closeAssignment(archive, coach, { id: assignment });
      return fail(tooMany);
    }
    if (made === null) {
      const shared = await sharedTasks(archive, tasks, signed);
      if (!shared.ok) return shared;
      made = { assignment, ...sent, tasks: shared.value, ...coach };
      await streams.append(assignmentStream(assignment), [{ kind: 'Assigned', ...made }], 'no-stream');
    }
    try {
      const listed = { kind: 'AssignmentListed', assignment } as const;
      await streams.append(list, [listed], last === -1 ? 'no-stream' : last);
      return ok({ ...made, isClosed: false, replies: [] });
    } catch (error) {
      // Another assignment was listed first. It counts towards the maximum, so the number of assignments is checked
      // again.
      if (!(error instanceof WrongExpectedRevisionError)) throw error;
    }
  }
}

/** Shares the positions of all tasks. If one position cannot be shared, revokes the links of the others. */
async function sharedTasks(
  archive: Archive,
  tasks: NewAssignment['tasks'],
  signed: (game: GameId) => Authorship,
): Promise<Result<readonly AssignedTask[], ArchiveProblem>> {
  const shared: AssignedTask[] = [];
  for (const { game, revision, seat } of tasks) {
    const position = { game, position: `${revision}`, as: `${seat}` };
    const link = await sharePosition(archive, signed(game), position);
    if (!link.ok) {
      for (const { game: of, link: id } of shared) await revokeShare(archive, signed(of), { game: of, id });
      return link;
    }
    shared.push({ game, revision, seat, link: link.value.id });
  }
  return ok(shared);
}

const tooMany: ArchiveProblem = {
  code: 'ASSIGNMENTS_TOO_MANY',
  message: `You have ${coachingBounds.assignments} open assignments, which is the limit.`,
  advice: 'Close some of them with `closeAssignment`.',
};
