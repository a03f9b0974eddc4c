import { readAs } from './read-as.js';
import type { RecordErrorCode, RecordProblem } from './error-codes.js';
import { z } from 'zod';
import { fail, ok, type Result } from './result.js';
import type { UpcasterRegistry } from './upcast.js';

/** An event as returned by an event store. */
export interface StoredEntry {
  readonly stream: string;
  /** A UUID. */
  readonly id: string;
  readonly revision: number;
  readonly type: string;
  readonly data: unknown;
  readonly metadata: unknown;
}

export const placeOf = ({ stream, revision }: Pick<StoredEntry, 'stream' | 'revision'>): string =>
  `stream ${stream}, revision ${revision}`;

/** The metadata that event stores add to notes and administrative entries. */
const metadata = z.object({ schema: z.int(), recordedAt: z.iso.datetime() });
export type EntryMetadata = z.infer<typeof metadata>;

/** The noun and the error codes for one kind of entry. */
export interface EntryWords {
  readonly noun: string;
  readonly malformed: RecordErrorCode;
  readonly unknown: RecordErrorCode;
}

export function malformed(words: EntryWords, where: string, path: string, message: string): RecordProblem {
  return {
    code: words.malformed,
    message: `${where}: ${path === '' ? `the ${words.noun}` : `field "${path}"`} is malformed: ${message}.`,
    where: path === '' ? where : `${where}, field ${path}`,
  };
}

export function problemOf(words: EntryWords, where: string, error: z.ZodError): RecordProblem {
  const issue = error.issues[0];
  return malformed(words, where, (issue?.path ?? []).join('.'), issue?.message ?? 'unknown');
}

/** Parses the metadata of a stored entry. Fails with `words.malformed` if the metadata is malformed. */
export function parseEntryMetadata(
  words: EntryWords,
  value: unknown,
  where: string,
): Result<EntryMetadata, RecordProblem> {
  const read = readAs(metadata, value);
  return read.success ? ok(read.data) : fail(problemOf(words, `${where}, metadata`, read.error));
}

/**
 * Upcasts the data of a stored entry to the current schema. Fails with `words.malformed`, `SCHEMA_TOO_NEW` or
 * `SCHEMA_UNKNOWN`.
 */
export function upcastEntry(
  words: EntryWords,
  kind: string,
  data: unknown,
  schema: number,
  where: string,
  registry: UpcasterRegistry,
): Result<Record<string, unknown>, RecordProblem> {
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    return fail(malformed(words, where, '', 'is not an object'));
  const upcast = registry.upcast(kind, data as Record<string, unknown>, schema);
  return upcast.ok ? upcast : fail({ ...upcast.error, where });
}
