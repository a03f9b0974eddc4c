import { gunzipSync } from 'node:zlib';
import { fail, ok, recordBounds, shortened, type Problem, type Result } from '#record';
import type { ImportErrorCode } from '../error-codes.js';
import { jsonProblem } from '../json-problem.js';
import { referenceOf } from './definitions.js';
import { mergedLog, type GameLog } from './log.js';
import { archiveShape, type ArchiveData } from './shapes.js';

const tooLarge = (bytes: number | null): Problem<ImportErrorCode> => ({
  code: 'IMPORT_TOO_LARGE',
  message:
    bytes === null
      ? `The file unpacks to more than ${recordBounds.file} bytes.`
      : `The file has ${bytes} bytes. The limit is ${recordBounds.file}.`,
});

const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** The text of a file, unpacked where it is packed; problems `IMPORT_TOO_LARGE`, `IMPORT_DAMAGED`, `IMPORT_NOT_JSON`. */
export function textOfFile(bytes: Uint8Array): Result<string, Problem<ImportErrorCode>> {
  if (bytes.byteLength > recordBounds.file) return fail(tooLarge(bytes.byteLength));
  let plain = bytes;
  if (isGzip(bytes))
    try {
      plain = gunzipSync(bytes, { maxOutputLength: recordBounds.file });
    } catch (error) {
      if ((error as { code?: unknown }).code === 'ERR_BUFFER_TOO_LARGE') return fail(tooLarge(null));
      return fail({
        code: 'IMPORT_DAMAGED',
        message: 'The packed file is damaged or was cut off.',
        advice: 'Fetch the file again.',
      });
    }
  try {
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(plain));
  } catch {
    return fail({
      code: 'IMPORT_NOT_JSON',
      message: 'The file is not JSON: it is no UTF-8 text.',
      advice: 'Fetch the file again.',
    });
  }
}

/** How deep an archive may stand in what a page or a browser saved around it. */
const WRAPPINGS = 4;

/** The part of a value that is an archive's `{logs, players}`; null: none. */
function archiveIn(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null || depth > WRAPPINGS) return null;
  if ('logs' in value && Array.isArray(value.logs)) return value;
  if ('log' in value && typeof value.log === 'object') return archiveOfBrowser(value.log);
  return 'data' in value ? archiveIn(value.data, depth + 1) : null;
}

/** A browser's own log of its requests (HAR) has the archive as the text of an answer. */
function archiveOfBrowser(log: unknown): unknown {
  const entries = typeof log === 'object' && log !== null && 'entries' in log ? log.entries : null;
  if (!Array.isArray(entries)) return null;
  for (const entry of entries as readonly ({ response?: { content?: HarContent } } | null)[]) {
    const { text, encoding } = entry?.response?.content ?? {};
    if (typeof text !== 'string' || (encoding !== 'base64' && !text.includes('logs'))) continue;
    const plain = encoding === 'base64' ? Buffer.from(text, 'base64').toString('utf8') : text;
    const found = archiveIn(parsed(plain));
    if (found !== null) return found;
  }
  return null;
}
interface HarContent {
  readonly text?: unknown;
  readonly encoding?: unknown;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

/** Whether a text looks like the archive of a table, before all of it is read. */
export const looksLikeArchive = (text: string): boolean =>
  !/^\s*\{\s*"format"/.test(text.slice(0, 200)) && /"(logs|entries|packet_type)\\?"\s*:/.test(text);

/** Cards that one log names, at most. */
const MOST_CARDS = 5000;

/** The references of ours of all cards that the log of a table names; of other files none. Problem `IMPORT_TOO_LARGE`. */
export function cardsNamedIn(text: string): Result<readonly string[], Problem<ImportErrorCode>> {
  if (!looksLikeArchive(text)) return ok([]);
  const named = new Set<string>();
  for (const [uid] of text.matchAll(/ALT_[A-Z0-9]{1,20}_[A-Z0-9]{1,4}_[A-Z0-9_]{1,30}/g)) {
    if (named.has(uid)) continue;
    named.add(uid);
    if (named.size > MOST_CARDS)
      return fail({
        code: 'IMPORT_TOO_LARGE',
        message: `The log names more than ${MOST_CARDS} cards.`,
        advice: 'Give the files of each table alone.',
      });
  }
  return ok([...new Set([...named].map(referenceOf))]);
}

/** Reads the archive of a table; problems `IMPORT_NOT_JSON`, `IMPORT_FOREIGN`, `LOG_MALFORMED`. */
export function readArchive(text: string): Result<ArchiveData, Problem<ImportErrorCode>> {
  const value = parsed(text);
  if (value === undefined) return fail(jsonProblem(text));
  const found = archiveIn(value);
  if (found === null)
    return fail({
      code: 'IMPORT_FOREIGN',
      message: 'The file is neither an exported game nor the log of a table.',
      advice: 'Save the archive of the table, or the answer that its replay page loads.',
    });
  const read = archiveShape.safeParse(found);
  if (read.success) return ok(read.data);
  const [issue] = read.error.issues;
  const where = shortened((issue?.path ?? []).map(String).join('.'));
  return fail({
    code: 'LOG_MALFORMED',
    message: `The log is not well formed: ${issue?.message ?? 'unknown'}.`,
    advice: 'Fetch the file again.',
    where,
  });
}

/** Reads the files of one table, in whatever order they come; problems of `readArchive` and `LOG_MIXED`. */
export function readLog(texts: readonly string[]): Result<GameLog, Problem<ImportErrorCode>> {
  const archives: ArchiveData[] = [];
  for (const text of [...texts].sort()) {
    const archive = readArchive(text);
    if (!archive.ok) return archive;
    archives.push(archive.value);
  }
  return mergedLog(archives);
}
