import { hash } from 'node:crypto';
import { authorKey, type Author } from '#record';
import type { Assigned, AssignmentEntry, TaskAnswered } from './assignment-entry.js';

export type TaskReply = Omit<TaskAnswered, 'kind'>;

export interface Assignment extends Omit<Assigned, 'kind'> {
  /** Whether the assignment hides its positions and accepts no more answers. */
  readonly isClosed: boolean;
  /** All answers, the oldest first. For each task, the last answer counts. */
  readonly replies: readonly TaskReply[];
}

/**
 * Folds an assignment's entries. Null if there are none. If an entry cannot be read, the assignment counts as closed.
 */
export function assignmentOf(entries: readonly AssignmentEntry[]): Assignment | null {
  let assignment = null as Assignment | null;
  let isClosed = false;
  for (const entry of entries)
    switch (entry.kind) {
      case 'Assigned': {
        const { kind, ...assigned } = entry;
        assignment ??= { ...assigned, isClosed: false, replies: [] };
        break;
      }
      case 'TaskAnswered': {
        const { kind, ...reply } = entry;
        if (assignment !== null) assignment = { ...assignment, replies: [...assignment.replies, reply] };
        break;
      }
      case 'AssignmentClosed':
      case 'AssignmentUnreadable':
        isClosed = true;
        break;
      case 'AssignmentListed':
        break;
    }
  return assignment && { ...assignment, isClosed };
}

const KEY_LENGTH = 24;

export const assignmentStream = (id: string): string => `assignment-${id}`;

/** Returns the name of the stream that lists a coach's assignments. */
export const coachStream = (coach: Author): string =>
  `coach-${hash('sha256', authorKey(coach), 'hex').slice(0, KEY_LENGTH)}`;
