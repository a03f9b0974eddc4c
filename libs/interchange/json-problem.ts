import type { ImportErrorCode } from './error-codes.js';
import { printParseErrorCode, visit, type ParseError, type ParseErrorCode } from 'jsonc-parser';
import type { Problem } from '#record';
import { isZip } from './zip-file.js';

/**
 * Describes the first error in a text that is not valid JSON, with the error's line and column. Also states whether the
 * text is truncated.
 */
export function jsonProblem(text: string): Problem<ImportErrorCode> {
  if (text.trim() === '')
    return {
      code: 'IMPORT_NOT_JSON',
      message: 'The file is empty.',
      advice: "Export the game or save the table's log again.",
      where: 'line 1, column 1',
    };
  const end = text.trimEnd().length;
  const { first, isMissing } = errorsIn(text, end);
  // The text is truncated if it is valid up to its last token and something is missing after that.
  const cutOff = isMissing && (first === undefined || first.offset + first.length >= end);
  const offset = cutOff ? end : (first?.offset ?? end);
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  const column = offset - before.lastIndexOf('\n');
  return {
    code: 'IMPORT_NOT_JSON',
    message: cutOff
      ? `The file was cut off at line ${line}, column ${column}.`
      : `The file is not JSON: ${wordsOf(first)} at line ${line}, column ${column}.`,
    advice: 'Export or download the game again.',
    where: `line ${line}, column ${column}`,
  };
}

/** Thrown to stop the parser after the first error. */
class Known extends Error {}

/** Finds the first error in a text, and whether something is missing at its end. Does not build the parsed data. */
function errorsIn(text: string, end: number): { readonly first?: ParseError; readonly isMissing: boolean } {
  const found: { first?: ParseError; isMissing: boolean } = { isMissing: false };
  const onError = (error: ParseErrorCode, offset: number, length: number): void => {
    found.first ??= { error, offset, length };
    found.isMissing ||= length === 0 && offset >= end;
    if (found.first.offset + found.first.length < end) throw new Known();
  };
  try {
    visit(text, { onError }, { allowTrailingComma: false, disallowComments: true });
  } catch (error) {
    if (!(error instanceof Known)) throw error;
  }
  return found;
}

/** Converts the name of a parse error to words. For example, `CommaExpected` becomes `comma expected`. */
const wordsOf = (error: ParseError | undefined): string =>
  (error === undefined ? 'InvalidSymbol' : printParseErrorCode(error.error))
    .replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter}`)
    .toLowerCase();

export const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** Returns the problem for bytes that are not UTF-8 text. */
export const noText = (bytes: Uint8Array): Problem<ImportErrorCode> => ({
  code: 'IMPORT_NOT_JSON',
  ...(isZip(bytes)
    ? { message: 'The file is a zip file.', advice: 'Unpack the zip file, and import the files in it.' }
    : isGzip(bytes)
      ? { message: 'The file is compressed with gzip.', advice: 'Unpack the file, and import its content.' }
      : {
          message: 'The file is not JSON, because it is not UTF-8 text.',
          advice: 'Use a file written by `retrace export`, or a table log.',
        }),
});
