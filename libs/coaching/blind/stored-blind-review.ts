import { z } from 'zod';
import { authorShape, readAs, recordBounds, type StoredEntry, storedGame } from '#record';
import type { BlindEntry } from './blind-entry.js';

/** The schema version of the blind review entries that this version of Retrace writes. */
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

export const blindFormat = {
  schema: BLIND_SCHEMA_VERSION,
  /** Parses an entry. Null if this version of Retrace cannot read it. The reader must then answer again. */
  read: ({ data, metadata: beside }: StoredEntry): BlindEntry | null =>
    readAs(metadata, beside).success ? (readAs(entry, data).data ?? null) : null,
} as const;
