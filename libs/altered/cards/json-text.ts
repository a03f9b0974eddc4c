import type { CardErrorCode } from './error-codes.js';
import { visit } from 'jsonc-parser';
import { fail, jsonIn, ok, type Problem, type Result } from '#record';
import { formatAdvice, type Fault } from './card-problems.js';

/** The maximum number of reported problems per file. */
const shown = 50;

/** The maximum size of a file in characters. A file with 50,000 unique cards reaches three quarters of this limit. */
export const mostCharacters = 48 * 1024 * 1024;

const placeOf = (text: string, offset: number): { readonly line: number; readonly column: number } => {
  let [line, start] = [1, 0];
  for (let next = text.indexOf('\n'); next !== -1 && next < offset; next = text.indexOf('\n', start)) {
    line += 1;
    start = next + 1;
  }
  return { line, column: offset - start + 1 };
};

/** Runs a recursive search. Undefined if deeply nested brackets or long strings overflow the call stack. */
function unlessTooDeep<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Returns the offset of the first syntax error in a JSON text. */
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
  const isPage = /^\s*<[!a-z]/i.test(text);
  return {
    code: 'CARDS_NOT_JSON',
    message: isCutOff
      ? 'The card file is not JSON, because it ends before the end of the list of cards.'
      : isPage
        ? 'The file is a web page, not a card file.'
        : `The card file is not JSON. The first error is at line ${line}, column ${column}.`,
    advice: isCutOff ? 'Download the file again, because it is empty or was cut off.' : formatAdvice,
    where: `${file}:${line}:${column}`,
    data: { line, column },
  };
}

/**
 * Parses a JSON text. Fails with `CARDS_TOO_LARGE` if the text is too long. Fails with `CARDS_NOT_JSON`, at the line
 * and column of the first syntax error, if the text is malformed.
 */
export function jsonOf(text: string, file: string): Result<unknown, readonly [Problem<CardErrorCode>]> {
  if (text.length > mostCharacters) return fail([tooLarge(file, text.length)]);
  try {
    return ok(jsonIn(text));
  } catch {
    return fail([notJson(text, file)]);
  }
}

export const tooLarge = (file: string, size: number): Problem<CardErrorCode> => ({
  code: 'CARDS_TOO_LARGE',
  message:
    `The card file has ${Math.ceil(size / 1024 / 1024)} MB. The limit is ${mostCharacters / 1024 / 1024} ` +
    'MB.',
  advice: 'Import the cards in several files, with one or a few sets in each.',
  where: file,
  data: { size, most: mostCharacters },
});

/** The paths to find in a document, with their offsets once found. */
interface Wanted {
  readonly inside: Map<string | number, Wanted>;
  offset?: number;
}

/** Matches a JSON token: a string, bracket, comma or other value. */
const token = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],]|[^\s,:{}[\]"]+/g;

/** Finds the positions of the wanted paths in a valid JSON text. A parse tree would need ten times as much memory. */
function findPlaces(text: string, root: Wanted, places: number): void {
  let found = 0;
  const outer: { readonly of: Wanted | undefined; readonly isList: boolean; at: string | number | null }[] =
    [];
  for (const { 0: word, index } of text.matchAll(token)) {
    const around = outer.at(-1);
    if (word === '}' || word === ']') {
      outer.pop();
    } else if (word === ',') {
      if (around !== undefined) around.at = around.isList ? Number(around.at) + 1 : null;
    } else if (around?.at === null) {
      // Field names are parsed only in nodes that contain wanted paths.
      around.at = around.of === undefined ? '' : (JSON.parse(word) as string);
    } else {
      const own = around === undefined ? root : around.of?.inside.get(around.at);
      if (own !== undefined && own.offset === undefined) {
        own.offset = index;
        found += 1;
        if (found === places) return;
      }
      if (word === '{') outer.push({ of: own, isList: false, at: null });
      else if (word === '[') outer.push({ of: own, isList: true, at: 0 });
    }
  }
}

/**
 * Returns the line of each path in a valid JSON text. If a path does not exist, returns the line of its nearest
 * existing ancestor.
 */
function linesAt(paths: readonly Fault['path'][], text: string): readonly number[] {
  if (paths.length === 0) return [];
  const root: Wanted = { inside: new Map() };
  let places = 1;
  for (const path of paths) {
    let place = root;
    for (const key of path) {
      let next = place.inside.get(key);
      if (next === undefined) {
        next = { inside: new Map() };
        place.inside.set(key, next);
        places += 1;
      }
      place = next;
    }
  }
  unlessTooDeep(() => {
    findPlaces(text, root, places);
  });
  return paths.map((path) => {
    let place = root;
    for (const key of path) {
      const next = place.inside.get(key);
      if (next?.offset === undefined) break;
      place = next;
    }
    return placeOf(text, place.offset ?? 0).line;
  });
}

/**
 * Adds the file and line to at most fifty problems. Finds the lines in the text, because `JSON.parse` does not report
 * them.
 */
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
  if (rest === 0) return problems;
  const more = `The file has ${rest} more ${rest === 1 ? 'problem' : 'problems'}.`;
  return [...problems, { code: 'PROBLEMS_OMITTED', message: more, where: file }];
}

/** Adds the file and line to the first fifty notes, and only the file to the others. */
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
