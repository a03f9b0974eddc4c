import type { CardErrorCode } from './error-codes.js';
import { findNodeAtLocation, parseTree, visit } from 'jsonc-parser';
import { fail, ok, type Problem, type Result } from '#record';
import { formatAdvice, type Fault } from './card-problems.js';

/** How many problems of one file are reported. */
const shown = 50;

/** A larger file is not read: the cards of every set there is take a tenth of it. */
export const mostCharacters = 32 * 1024 * 1024;

const placeOf = (text: string, offset: number): { readonly line: number; readonly column: number } => {
  let [line, start] = [1, 0];
  for (let next = text.indexOf('\n'); next !== -1 && next < offset; next = text.indexOf('\n', start)) {
    line += 1;
    start = next + 1;
  }
  return { line, column: offset - start + 1 };
};

/** What reads places goes as deep as the text is nested, and ends where the stack does: then there is no place. */
function unlessTooDeep<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The offset of the first thing that JSON does not allow. */
function brokenAt(text: string): number {
  let first: number | undefined;
  unlessTooDeep(() => {
    visit(text, { onError: (_, offset) => void (first ??= offset) }, { disallowComments: true });
  });
  return first ?? 0;
}

function notJson(text: string, file: string): Problem<CardErrorCode> {
  const offset = brokenAt(text);
  const { line, column } = placeOf(text, offset);
  const isCutOff = text.slice(offset).trim() === '';
  return {
    code: 'CARDS_NOT_JSON',
    message: isCutOff
      ? 'The card file is not JSON: it ends before the list of cards does.'
      : `The card file is not JSON: it cannot be read from line ${line}, column ${column} on.`,
    advice: isCutOff ? 'The file is empty or was cut off: fetch it again.' : formatAdvice,
    where: `${file}:${line}:${column}`,
    data: { line, column },
  };
}

/** What a JSON text says. Errors `CARDS_NOT_JSON` with line and column, `CARDS_TOO_LARGE`. */
export function jsonOf(text: string, file: string): Result<unknown, readonly [Problem<CardErrorCode>]> {
  if (text.length > mostCharacters) return fail([tooLarge(file, text.length)]);
  try {
    return ok(JSON.parse(text) as unknown);
  } catch {
    return fail([notJson(text, file)]);
  }
}

/** The problem of a file that is too large to be read. */
export const tooLarge = (file: string, size: number): Problem<CardErrorCode> => ({
  code: 'CARDS_TOO_LARGE',
  message: `The card file has ${Math.ceil(size / 1024 / 1024)} MB; at most ${mostCharacters / 1024 / 1024} MB are read.`,
  advice: 'Import the cards in several files, a set or a few in each.',
  where: file,
  data: { size, most: mostCharacters },
});

/** The line of each of some places in a JSON text: of the nearest part of it that is there. */
function linesAt(paths: readonly Fault['path'][], text: string): readonly number[] {
  const tree = paths.length === 0 ? undefined : unlessTooDeep(() => parseTree(text));
  return paths.map((path) => {
    let node = tree;
    for (let length = path.length; tree !== undefined && length >= 0; length -= 1) {
      node = findNodeAtLocation(tree, path.slice(0, length));
      if (node !== undefined) break;
    }
    return placeOf(text, node?.offset ?? 0).line;
  });
}

/** Problems with file and line, fifty at most. They are looked up only now: `JSON.parse` is fast but tells no place. */
export function placed(
  faults: readonly Fault[],
  text: string,
  file: string,
): readonly Problem<CardErrorCode>[] {
  const first = faults.slice(0, shown);
  const lines = linesAt(
    first.map(({ path }) => path),
    text,
  );
  const problems = first.map(({ problem }, index): Problem<CardErrorCode> => {
    const line = lines[index] ?? 1;
    return { ...problem, where: `${file}:${line}`, data: { ...problem.data, line } };
  });
  const rest = faults.length - problems.length;
  return rest === 0
    ? problems
    : [
        ...problems,
        { code: 'PROBLEMS_OMITTED', message: `${rest} more problems in this file.`, where: file },
      ];
}

/** Notes with file and line; with the file alone beyond the first fifty. */
export function placedNotes<T extends { readonly path: Fault['path'] }>(
  notes: readonly T[],
  text: string,
  file: string,
): readonly (Omit<T, 'path'> & { readonly where: string })[] {
  const lines = linesAt(
    notes.slice(0, shown).map(({ path }) => path),
    text,
  );
  return notes.map(({ path: _, ...note }, index) => {
    const line = lines[index];
    return { ...note, where: line === undefined ? file : `${file}:${line}` };
  });
}
