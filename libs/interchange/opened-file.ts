import { createHash } from 'node:crypto';
import {
  fail,
  isNestedBeyond,
  jsonIn,
  ok,
  recordBounds,
  shortened,
  type Problem,
  type Result,
} from '#record';
import type { ImportErrorCode } from './error-codes.js';
import { jsonProblem, noText } from './json-problem.js';

/** The maximum length of a file in characters. Longer files are refused without parsing. */
export const MOST_CHARACTERS = recordBounds.file;

interface FileFormat {
  readonly name: string;
  /** The newest supported version of the format. */
  readonly version: number;
  /** The noun that messages use for the content of a file. */
  readonly noun: string;
}

export type OpenedFile = Readonly<Record<string, unknown>>;

/** Returns the SHA-256 digest of part of a file in compact JSON. The digest reveals damage to the file. */
export const digestOf = (part: unknown): string =>
  `sha256-${createHash('sha256').update(JSON.stringify(part)).digest('base64')}`;

export const tooDeep: Problem<ImportErrorCode> = {
  code: 'IMPORT_TOO_DEEP',
  message: 'The file is nested too deeply.',
  advice: 'Use a file written by `retrace export`.',
};

/** The maximum nesting depth of an uploaded file. The limit must allow for card abilities, which are trees. */
const DEEPEST = 200;

/** Decodes an uploaded file as UTF-8. Fails with `IMPORT_TOO_DEEP` or `IMPORT_NOT_JSON`. */
export function textOfUpload(bytes: Uint8Array): Result<string, Problem<ImportErrorCode>> {
  if (isNestedBeyond(bytes, DEEPEST)) return fail(tooDeep);
  try {
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return fail(noText(bytes));
  }
}

export const tooNew = (message: string, where: string): Problem<ImportErrorCode> => ({
  code: 'IMPORT_TOO_NEW',
  message,
  advice: 'Use a newer version of Retrace.',
  where,
});

export const foreign = (message: string, where: string) =>
  fail<Problem<ImportErrorCode>>({
    code: 'IMPORT_FOREIGN',
    message,
    advice: 'Use a file written by `retrace export`.',
    where,
  });

/**
 * Returns a problem if the file contains a site's error response instead of a log, for example after too many requests
 * on one day. Null for any other file.
 */
function refusalIn(value: unknown): Result<never, Problem<ImportErrorCode>> | null {
  if (typeof value !== 'object' || value === null || !('status' in value) || !('error' in value)) return null;
  if (typeof value.error !== 'string') return null;
  return fail({
    code: 'IMPORT_FOREIGN',
    message: `The file contains no game, only a site's error response ("${shortened(value.error)}").`,
    advice:
      'Save the log again tomorrow, because the site allows only a few logs a day, or use a file that you ' +
      'saved before.',
    where: 'error',
  });
}

const isVersion = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0;

/**
 * Opens an export file. The file must be JSON with the name of the format and a supported version. Fails with
 * `IMPORT_TOO_LARGE`, `IMPORT_NOT_JSON`, `IMPORT_FOREIGN` or `IMPORT_TOO_NEW`. Throws a `RangeError` if the file is
 * nested too deeply.
 */
export function openedFile(
  text: string,
  { name, version, noun }: FileFormat,
): Result<OpenedFile, Problem<ImportErrorCode>> {
  if (text.length > MOST_CHARACTERS)
    return fail({
      code: 'IMPORT_TOO_LARGE',
      message: `The file has ${text.length} characters. The limit is ${MOST_CHARACTERS}.`,
    });
  const json = readJson(text);
  if (!json.ok) return json;
  const { value } = json;
  if (typeof value !== 'object' || value === null || !('format' in value) || value.format !== name)
    return refusalIn(value) ?? foreign(`The file is not an exported ${noun}.`, 'format');
  if (!('version' in value) || !isVersion(value.version))
    return foreign('The file contains no format version.', 'version');
  if (value.version > version)
    return fail(
      tooNew(
        `The file uses version ${value.version} of the format, but this version of Retrace supports only ` +
          `versions up to ${version}.`,
        'version',
      ),
    );
  return ok({ ...value });
}

function readJson(text: string): Result<unknown, Problem<ImportErrorCode>> {
  try {
    // Removes the byte order mark that some editors add, because it is not valid JSON.
    return ok(jsonIn(text.replace(/^\uFEFF/, '')));
  } catch (error) {
    if (error instanceof RangeError) throw error;
    return fail(jsonProblem(text));
  }
}
