import { z } from 'zod';
import { authorShape, recordBounds, storedGame, wholeFormat } from '#record';
import type { AssignmentEntry } from './assignment-entry.js';

/** The schema version of the assignment entries that this version of Retrace writes. */
const ASSIGNMENT_SCHEMA_VERSION = 1;

const count = z.int().min(0).max(recordBounds.number);
const authorship = { by: z.string(), author: authorShape.optional() };
const time = z.iso.datetime();

const shapes = {
  Assigned: z.object({
    kind: z.literal('Assigned'),
    assignment: z.string(),
    to: z.string(),
    question: z.string(),
    tasks: z.array(
      z.object({
        game: storedGame,
        revision: count,
        seat: count,
        link: z.string(),
      }),
    ),
    at: time,
    ...authorship,
  }),
  TaskAnswered: z.object({
    kind: z.literal('TaskAnswered'),
    task: count,
    choice: z.array(z.string()).nullable(),
    text: z.string().nullable(),
    at: time,
  }),
  AssignmentClosed: z.object({ kind: z.literal('AssignmentClosed'), ...authorship }),
  AssignmentListed: z.object({ kind: z.literal('AssignmentListed'), assignment: z.string() }),
  AssignmentUnreadable: z.object({ kind: z.literal('AssignmentUnreadable') }),
} satisfies {
  readonly [Kind in AssignmentEntry['kind']]: z.ZodType<Extract<AssignmentEntry, { kind: Kind }>>;
};

/**
 * The storage format of assignments. Unreadable entries are not skipped, because they might have closed an assignment.
 */
export const assignmentFormat = wholeFormat<AssignmentEntry>(ASSIGNMENT_SCHEMA_VERSION, shapes, {
  kind: 'AssignmentUnreadable',
});
