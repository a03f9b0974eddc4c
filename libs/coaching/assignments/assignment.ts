import { hash } from 'node:crypto';
import { authorKey, type Author } from '#record';
import type { Assigned, AssignmentEntry, TaskAnswered } from './assignment-entry.js';

export type TaskReply = Omit<TaskAnswered, 'kind'>;

export interface Assignment extends Omit<Assigned, 'kind'> {
  /** Whether its positions are hidden and it accepts no more answers. */
  readonly isClosed: boolean;
  /** All answers in order. The last answer to a task counts. */
  readonly replies: readonly TaskReply[];
}

/** Folds the entries of an assignment. Null if there are none. The assignment is closed if an entry cannot be read. */
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

/** Returns the name of the stream that lists the assignments of one coach. */
export const coachStream = (coach: Author): string =>
  `coach-${hash('sha256', authorKey(coach), 'hex').slice(0, KEY_LENGTH)}`;
