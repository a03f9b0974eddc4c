import type { ImportErrorCode } from './error-codes.js';
import { parseTree, printParseErrorCode, type ParseError } from 'jsonc-parser';
import type { Problem } from '#record';

/** Where a text stops being JSON, by line and column; a text that was cut off is told as that. */
export function jsonProblem(text: string): Problem<ImportErrorCode> {
  const errors: ParseError[] = [];
  parseTree(text, errors, { allowTrailingComma: false, disallowComments: true });
  const end = text.trimEnd().length;
  const [first] = errors;
  // All is well to the last word, and then something is missed.
  const cutOff =
    (first === undefined || first.offset + first.length >= end) &&
    errors.some(({ offset, length }) => length === 0 && offset >= end);
  const offset = cutOff ? end : (first?.offset ?? end);
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  const column = offset - before.lastIndexOf('\n');
  return {
    code: 'IMPORT_NOT_JSON',
    message: cutOff
      ? `The file ends too early, at line ${line}, column ${column}: it was cut off.`
      : `The file is not JSON: ${wordsOf(first)} at line ${line}, column ${column}.`,
    advice: 'Export the game again, or fetch the file again.',
    where: `line ${line}, column ${column}`,
  };
}

/** `CommaExpected` → `comma expected`. */
const wordsOf = (error: ParseError | undefined): string =>
  (error === undefined ? 'InvalidSymbol' : printParseErrorCode(error.error))
    .replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter}`)
    .toLowerCase();
