import { parseTree, printParseErrorCode, type ParseError } from 'jsonc-parser';
import type { Problem } from '#record';

/** Where a text stops being JSON, by line and column. */
export function jsonProblem(text: string): Problem {
  const errors: ParseError[] = [];
  parseTree(text, errors, { allowTrailingComma: false, disallowComments: true });
  const offset = errors[0]?.offset ?? text.length;
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  const column = offset - before.lastIndexOf('\n');
  const cutOff = text.slice(offset).trim() === '';
  const what = errors[0] === undefined ? 'unreadable' : printParseErrorCode(errors[0].error);
  return {
    code: 'IMPORT_NOT_JSON',
    message: cutOff
      ? `The file ends too early, at line ${line}: it was cut off.`
      : `The file is not JSON: ${what} at line ${line}, column ${column}.`,
    advice: 'Export the game again, or fetch the file again.',
    where: `line ${line}, column ${column}`,
  };
}
