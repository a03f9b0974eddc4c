import { gunzipSync } from 'node:zlib';
import { fail, jsonIn, ok, recordBounds, shortened, type Problem, type Result } from '#record';
import type { ImportErrorCode } from '../error-codes.js';
import { isGzip, jsonProblem, noText } from '../json-problem.js';
import { filesInZip, isZip, withoutGames } from '../zip-file.js';
import { isPage, valuesInPage } from '../saved-page.js';
import { referenceOf } from './definitions.js';
import { mergedLog, mixed, type GameLog } from './log.js';
import { archiveShape, type ArchiveData } from './shapes.js';

const tooLarge = (bytes: number | null): Problem<ImportErrorCode> => ({
  code: 'IMPORT_TOO_LARGE',
  message:
    bytes === null
      ? `The decompressed file is larger than the limit of ${recordBounds.file} bytes.`
      : `The file has ${bytes} bytes. The limit is ${recordBounds.file}.`,
});

/**
 * Returns the text of a file, or of each file in a zip file. If a file's name indicates a deck list, skips the file
 * unless `isDeck` accepts its content. Fails for the same reasons as `textOfFile` and `filesInZip`.
 */
export function textsOfFile(
  bytes: Uint8Array,
  isDeck: (text: string) => boolean = () => false,
): Result<readonly string[], Problem<ImportErrorCode>> {
  if (bytes.byteLength > recordBounds.file) return fail(tooLarge(bytes.byteLength));
  const files = isZip(bytes) ? filesInZip(bytes) : ok([{ bytes, isList: false }]);
  if (!files.ok) return files;
  const texts: string[] = [];
  let size = 0;
  for (const { bytes: file, isList } of files.value) {
    const text = textOfFile(file);
    if (isList && !(text.ok && isDeck(text.value))) continue;
    if (!text.ok) return text;
    size += text.value.length;
    if (size > recordBounds.file) return fail(tooLarge(null));
    texts.push(text.value);
  }
  return texts.length === 0 ? fail(withoutGames) : ok(texts);
}

export const isPacked = (bytes: Uint8Array): boolean => isZip(bytes) || isGzip(bytes);

/**
 * Returns the text of a file, decompressed if necessary. Fails with `IMPORT_TOO_LARGE`, `IMPORT_DAMAGED` or
 * `IMPORT_NOT_JSON`.
 */
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
        message: 'The compressed file is damaged or was cut off.',
        advice: 'Download the file again.',
      });
    }
  try {
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(plain));
  } catch {
    return fail(noText(plain));
  }
}

/** The maximum depth at which an archive can be nested in the data of a saved page or of a browser's log. */
const WRAPPINGS = 4;

/** Finds archives in a value. An archive is an object with `logs`, or a page with packets in `data`. */
function archivesIn(value: unknown, depth = 0): readonly unknown[] {
  if (typeof value !== 'object' || value === null || depth > WRAPPINGS) return [];
  if ('logs' in value && Array.isArray(value.logs)) return [value];
  if ('data' in value && isPackets(value.data)) return [{ ...value, logs: value.data }];
  if ('log' in value && typeof value.log === 'object') return archivesOfBrowser(value.log);
  return 'data' in value ? archivesIn(value.data, depth + 1) : [];
}

/** Whether a value is a list of packets, as on a replay page. */
const isPackets = (data: unknown): boolean => {
  const [first] = Array.isArray(data) ? (data as readonly unknown[]) : [];
  return typeof first === 'object' && first !== null && 'channel' in first && 'table_id' in first;
};

/**
 * Finds archives in a browser's log of network requests (HAR). These are the responses for all tables that the user
 * opened.
 */
function archivesOfBrowser(log: unknown): readonly unknown[] {
  const entries = typeof log === 'object' && log !== null && 'entries' in log ? log.entries : null;
  if (!Array.isArray(entries)) return [];
  return (entries as readonly ({ response?: { content?: HarContent } } | null)[]).flatMap((entry) => {
    const { text, encoding } = entry?.response?.content ?? {};
    if (typeof text !== 'string' || (encoding !== 'base64' && !text.includes('logs'))) return [];
    return archivesIn(parsed(encoding === 'base64' ? Buffer.from(text, 'base64').toString('utf8') : text));
  });
}
interface HarContent {
  readonly text?: unknown;
  readonly encoding?: unknown;
}

function parsed(text: string): unknown {
  try {
    return jsonIn(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

/** Whether the text looks like a table archive, as a quick check before parsing. */
export const looksLikeArchive = (text: string): boolean =>
  isPage(text) ||
  (!/^\s*\{\s*"format"/.test(text.slice(0, 200)) && /"(logs|entries|packet_type)\\?"\s*:/.test(text));

/** The maximum number of different cards in a log. */
const MOST_CARDS = 5000;

/**
 * Returns the references of all cards that a log names, in Retrace's form. Empty if the text is not a log. Fails with
 * `IMPORT_TOO_LARGE` if the log names too many cards.
 */
export function cardsNamedIn(text: string): Result<readonly string[], Problem<ImportErrorCode>> {
  if (!looksLikeArchive(text)) return ok([]);
  const named = new Set<string>();
  for (const [uid] of text.matchAll(/ALT_[A-Z0-9]{1,20}_[A-Z0-9]{1,4}_[A-Z0-9_]{1,30}/g)) {
    if (named.has(uid)) continue;
    named.add(uid);
    if (named.size > MOST_CARDS)
      return fail({
        code: 'IMPORT_TOO_LARGE',
        message: `The log names more than ${MOST_CARDS} different cards.`,
        advice: 'Import the files of one table at a time.',
      });
  }
  return ok([...new Set([...named].map(referenceOf))]);
}

/**
 * Reads the archives in a file. Fails with `LOG_MALFORMED` if no archive is valid. Also fails with `IMPORT_NOT_JSON` or
 * `IMPORT_FOREIGN`.
 */
function readArchives(text: string): Result<readonly ArchiveData[], Problem<ImportErrorCode>> {
  const values = isPage(text) ? valuesInPage(text) : [parsed(text)];
  if (values.includes(undefined)) return fail(jsonProblem(text));
  const found = values.flatMap((value) => archivesIn(value));
  if (found.length === 0)
    return fail({
      code: 'IMPORT_FOREIGN',
      message: isPage(text)
        ? 'The file is a web page that contains no table log.'
        : 'The file is neither an exported game nor a table log.',
      advice: "Save the table's archive, or the response that its replay page loads.",
    });
  const read = found.map((candidate) => archiveShape.safeParse(candidate));
  const archives = read.flatMap(({ success, data }) => (success && data.logs.length > 0 ? [data] : []));
  const [first] = read;
  if (archives.length > 0 || first?.success === true) return ok(archives);
  const [issue] = first?.error.issues ?? [];
  const where = shortened((issue?.path ?? []).map(String).join('.'));
  return fail({
    code: 'LOG_MALFORMED',
    message: `The log is malformed: ${issue?.message ?? 'unknown'}.`,
    advice: 'Download the file again.',
    where,
  });
}

/**
 * Reads table archives in any order. Returns a log for each table. Fails with `LOG_MIXED` if an archive contains
 * packets from several tables. Also fails for the same reasons as `readArchives`.
 */
export function readLogs(texts: readonly string[]): Result<readonly GameLog[], Problem<ImportErrorCode>> {
  const tables = new Map<string, ArchiveData[]>();
  for (const text of [...texts].sort()) {
    const archives = readArchives(text);
    if (!archives.ok) return archives;
    for (const archive of archives.value) {
      const table = archive.logs[0]?.table_id ?? '';
      tables.set(table, [...(tables.get(table) ?? []), archive]);
    }
  }
  const logs: GameLog[] = [];
  for (const archives of tables.size === 0 ? [[]] : tables.values()) {
    const log = mergedLog(archives);
    if (!log.ok) return log;
    logs.push(log.value);
  }
  return ok(logs);
}

/**
 * Reads the archives of a single table. Fails with `LOG_MIXED` if there are several tables. Also fails for the same
 * reasons as `readLogs`.
 */
export function readLog(texts: readonly string[]): Result<GameLog, Problem<ImportErrorCode>> {
  const logs = readLogs(texts);
  if (!logs.ok) return logs;
  const [log, ...others] = logs.value;
  return log === undefined || others.length > 0 ? fail(mixed(logs.value.length)) : ok(log);
}
