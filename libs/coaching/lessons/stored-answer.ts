import { z } from 'zod';
import { readAs, authorShape, recordBounds, type StoredEntry, storedGame } from '#record';
import { ratings } from './answer.js';
import type { LessonAnswered } from './answered.js';

/** The schema version of answers that this program writes. */
const ANSWER_SCHEMA_VERSION = 1;

const count = z.int().min(0).max(recordBounds.number);

const answer = z.object({
  kind: z.literal('LessonAnswered'),
  game: storedGame,
  asked: count,
  review: z.string(),
  choice: z.array(z.string()),
  rating: z.enum(ratings),
  loss: z.number(),
  at: z.iso.datetime(),
  by: z.string(),
  author: authorShape.optional(),
}) satisfies z.ZodType<LessonAnswered>;

const metadata = z.object({ schema: z.literal(ANSWER_SCHEMA_VERSION) });

/** The format of answers in a store. */
export const answerFormat = {
  schema: ANSWER_SCHEMA_VERSION,
  /** Reads an answer. Null if this program cannot read it, in which case the lesson is due sooner. */
  read: ({ data, metadata: beside }: StoredEntry): LessonAnswered | null =>
    readAs(metadata, beside).success ? (readAs(answer, data).data ?? null) : null,
} as const;
