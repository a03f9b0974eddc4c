import type { Assignment, TaskReply } from '#coaching';
import { coachingBounds, type Result } from '#record';
import type { Archive } from './archive.js';
import { decideAssignment } from './decide-assignment.js';
import { Refusal, type ArchiveProblem } from './refusal.js';

/**
 * Stores an answer to a task. Returns the changed assignment. Fails with `ASSIGNMENT_NOT_FOUND`, `ASSIGNMENT_CLOSED` or
 * `ASSIGNMENTS_TOO_MANY`.
 */
export const answerAssignment = (
  archive: Pick<Archive, 'store'>,
  id: string,
  reply: TaskReply,
): Promise<Result<Assignment, ArchiveProblem>> =>
  decideAssignment(archive, id, ({ isClosed, replies }) => {
    if (isClosed) throw new Refusal(assignmentClosed);
    if (replies.length >= coachingBounds.replies) throw new Refusal(tooMany);
    return [{ kind: 'TaskAnswered', ...reply }];
  });

export const assignmentClosed: ArchiveProblem = {
  code: 'ASSIGNMENT_CLOSED',
  message: 'The assignment was closed.',
  advice: 'Ask your coach for another assignment.',
};
const tooMany: ArchiveProblem = {
  code: 'ASSIGNMENTS_TOO_MANY',
  message: `The assignment has ${coachingBounds.replies} answers, which is the limit.`,
  advice: 'Ask your coach for another assignment.',
};
