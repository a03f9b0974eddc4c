import { z } from 'zod';
import { authorShape, recordBounds, wholeFormat } from '#record';
import { marksShape } from '../studies/stored-study.js';
import type { ClassEntry } from './class-entry.js';

/** The schema version of the class entries that this version of Retrace writes. */
const CLASS_SCHEMA_VERSION = 1;

const count = z.int().min(0).max(recordBounds.number);
const authorship = { by: z.string(), author: authorShape.optional() };

const shapes = {
  ClassOpened: z.object({
    kind: z.literal('ClassOpened'),
    study: z.string(),
    link: z.string(),
    at: z.iso.datetime(),
    ...authorship,
  }),
  ClassMoved: z.object({
    kind: z.literal('ClassMoved'),
    chapter: z.string(),
    position: count,
    ...authorship,
  }),
  ClassMarked: z.object({ kind: z.literal('ClassMarked'), ...marksShape, ...authorship }),
  PupilJoined: z.object({ kind: z.literal('PupilJoined'), pupil: count, name: z.string() }),
  RoundBegun: z.object({
    kind: z.literal('RoundBegun'),
    chapter: z.string(),
    at: z.iso.datetime(),
    ...authorship,
  }),
  RoundAnswered: z.object({
    kind: z.literal('RoundAnswered'),
    round: count,
    pupil: count,
    choice: z.array(z.string()),
  }),
  RoundRevealed: z.object({
    kind: z.literal('RoundRevealed'),
    round: count,
    named: z.boolean(),
    ...authorship,
  }),
  ClassEnded: z.object({ kind: z.literal('ClassEnded'), ...authorship }),
  ClassUnreadable: z.object({ kind: z.literal('ClassUnreadable') }),
} satisfies { readonly [Kind in ClassEntry['kind']]: z.ZodType<Extract<ClassEntry, { kind: Kind }>> };

/** The storage format of classes. Unreadable entries are not skipped, because they might have ended the class. */
export const classFormat = wholeFormat<ClassEntry>(CLASS_SCHEMA_VERSION, shapes, { kind: 'ClassUnreadable' });
