import { z } from 'zod';
import { readAs, authorShape, recordBounds, type StoredEntry, storedGame } from '#record';
import { ratings } from './answer.js';
import type { LessonAnswered } from './answered.js';

/** The schema version of the answers that this version of Retrace writes. */
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

export const answerFormat = {
  schema: ANSWER_SCHEMA_VERSION,
  /** Parses an answer. Null if this version of Retrace cannot read it. Without the answer, the lesson is due sooner. */
  read: ({ data, metadata: beside }: StoredEntry): LessonAnswered | null =>
    readAs(metadata, beside).success ? (readAs(answer, data).data ?? null) : null,
} as const;
