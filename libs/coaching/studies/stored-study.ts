import { z } from 'zod';
import { authorShape, parseViewer, recordBounds, storedGame, wholeFormat } from '#record';
import type { StudyEntry } from './study-entry.js';

/** The schema version of the study entries that this version of Retrace writes. */
const STUDY_SCHEMA_VERSION = 1;

const count = z.int().min(0).max(recordBounds.number);
const authorship = { by: z.string(), author: authorShape.optional() };
const spot = z.object({ kind: z.enum(['card', 'zone', 'space']), key: z.string() });

/** The schema of marks on a position. */
export const marksShape = {
  arrows: z.array(z.object({ from: spot, to: spot })),
  highlights: z.array(spot),
};

const content = {
  text: z.string(),
  ...marksShape,
  question: z.object({ text: z.string(), accepted: z.array(z.string()), answer: z.string() }).nullable(),
};

const shapes = {
  StudyStarted: z.object({
    kind: z.literal('StudyStarted'),
    study: z.string(),
    title: z.string(),
    at: z.iso.datetime(),
    ...authorship,
  }),
  StudyNamed: z.object({ kind: z.literal('StudyNamed'), title: z.string(), ...authorship }),
  ChapterAdded: z.object({
    kind: z.literal('ChapterAdded'),
    chapter: z.string(),
    game: storedGame,
    from: count,
    to: count,
    as: z.string().refine((as) => parseViewer(as).ok),
    link: z.string(),
    ...content,
    ...authorship,
  }),
  ChapterChanged: z.object({
    kind: z.literal('ChapterChanged'),
    chapter: z.string(),
    ...content,
    ...authorship,
  }),
  ChapterMoved: z.object({
    kind: z.literal('ChapterMoved'),
    chapter: z.string(),
    place: count,
    ...authorship,
  }),
  ChapterRemoved: z.object({ kind: z.literal('ChapterRemoved'), chapter: z.string(), ...authorship }),
  StudyShared: z.object({ kind: z.literal('StudyShared'), link: z.string(), ...authorship }),
  StudyUnshared: z.object({ kind: z.literal('StudyUnshared'), ...authorship }),
  StudyDeleted: z.object({ kind: z.literal('StudyDeleted'), ...authorship }),
  StudyListed: z.object({ kind: z.literal('StudyListed'), study: z.string() }),
  StudyUnreadable: z.object({ kind: z.literal('StudyUnreadable') }),
} satisfies { readonly [Kind in StudyEntry['kind']]: z.ZodType<Extract<StudyEntry, { kind: Kind }>> };

/**
 * The storage format of studies. Unreadable entries are not skipped, because they might have revoked the readers' link.
 */
export const studyFormat = wholeFormat<StudyEntry>(STUDY_SCHEMA_VERSION, shapes, { kind: 'StudyUnreadable' });
