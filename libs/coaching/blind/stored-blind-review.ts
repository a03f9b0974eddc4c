import { z } from 'zod';
import { authorShape, readAs, recordBounds, type StoredEntry, storedGame } from '#record';
import type { BlindEntry } from './blind-entry.js';

/** The schema version of entries of blind reviews that this program writes. */
const BLIND_SCHEMA_VERSION = 1;

const count = z.int().min(0).max(recordBounds.number);
const at = z.iso.datetime();
const authorship = { by: z.string(), author: authorShape.optional() };

const entry = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('BlindReviewStarted'), game: storedGame, seat: count, at, ...authorship }),
  z.object({
    kind: z.literal('BlindReaderInvited'),
    reader: count.min(1),
    name: z.string(),
    link: z.string(),
    at,
    ...authorship,
  }),
  z.object({
    kind: z.literal('BlindChoiceMade'),
    reader: count,
    requested: count,
    choice: z.array(z.string()).nullable(),
    at,
  }),
]) satisfies z.ZodType<BlindEntry>;

const metadata = z.object({ schema: z.literal(BLIND_SCHEMA_VERSION) });

/** The format of blind reviews in a store. */
export const blindFormat = {
  schema: BLIND_SCHEMA_VERSION,
  /** Reads an entry. Null if this program cannot read it, in which case the reader decides again. */
  read: ({ data, metadata: beside }: StoredEntry): BlindEntry | null =>
    readAs(metadata, beside).success ? (readAs(entry, data).data ?? null) : null,
} as const;
