import { z } from 'zod';
import { authorShape, coachingBounds, readAs, type StoredEntry } from '#record';
import { ratings } from '../lessons/answer.js';
import type { OpeningAnswered, OpeningDeckTaken, OpeningEntry } from './opening-entry.js';

/** The schema version of the opening hand entries that this version of Retrace writes. */
const OPENING_SCHEMA_VERSION = 1;

const authorship = { by: z.string(), author: authorShape.optional() };

const entry = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('OpeningDeckTaken'),
    deck: z.string(),
    module: z.string(),
    name: z.string(),
    list: z.string(),
    ...authorship,
  }) satisfies z.ZodType<OpeningDeckTaken>,
  z.object({
    kind: z.literal('OpeningAnswered'),
    deck: z.string(),
    against: z.string().nullable(),
    seed: z.string(),
    number: z.int().min(1).max(coachingBounds.openingNumber),
    choice: z.array(z.string()),
    rating: z.enum(ratings),
    loss: z.number(),
    at: z.iso.datetime(),
    ...authorship,
  }) satisfies z.ZodType<OpeningAnswered>,
]);

const metadata = z.object({ schema: z.literal(OPENING_SCHEMA_VERSION) });

export const openingFormat = {
  schema: OPENING_SCHEMA_VERSION,
  /** Parses an entry. Null if this version of Retrace cannot read it. Without the entry, the hand is due sooner. */
  read: ({ data, metadata: beside }: StoredEntry): OpeningEntry | null =>
    readAs(metadata, beside).success ? (readAs(entry, data).data ?? null) : null,
} as const;
