import { hash } from 'node:crypto';
import { authorKey, type Author } from '#record';
import type { Assigned, AssignmentEntry, TaskAnswered } from './assignment-entry.js';

export type TaskReply = Omit<TaskAnswered, 'kind'>;

/** An assignment as it stands. */
export interface Assignment extends Omit<Assigned, 'kind'> {
  /** Nobody sees its positions any more, or answers them. */
  readonly isClosed: boolean;
  /** All answers, in their order; of a task the last one counts. */
  readonly replies: readonly TaskReply[];
}

/** What the entries of an assignment come to; null: there is none. One that cannot be read whole is closed. */
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

/** The stream of one assignment. */
export const assignmentStream = (id: string): string => `assignment-${id}`;

/** The stream that lists the assignments of one coach. */
export const coachStream = (coach: Author): string =>
  `coach-${hash('sha256', authorKey(coach), 'hex').slice(0, KEY_LENGTH)}`;
