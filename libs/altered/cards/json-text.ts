import type { CardErrorCode } from './error-codes.js';
import { visit } from 'jsonc-parser';
import { fail, jsonIn, ok, type Problem, type Result } from '#record';
import { formatAdvice, type Fault } from './card-problems.js';

/** How many problems of one file are reported. */
const shown = 50;

/** A larger file is not read: 50,000 unique cards take three quarters of it. */
export const mostCharacters = 48 * 1024 * 1024;

const placeOf = (text: string, offset: number): { readonly line: number; readonly column: number } => {
  let [line, start] = [1, 0];
  for (let next = text.indexOf('\n'); next !== -1 && next < offset; next = text.indexOf('\n', start)) {
    line += 1;
    start = next + 1;
  }
  return { line, column: offset - start + 1 };
};

/** Runs a search for places. Undefined if nested brackets or long strings exceed its stack. */
function unlessTooDeep<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The offset of the first syntax error in a JSON text. */
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
      ? 'The card file is not JSON: it ends before the list of cards does.'
      : isPage
        ? 'The file is a page of the web, and no card file.'
        : `The card file is not JSON: it cannot be read from line ${line}, column ${column} on.`,
    advice: isCutOff ? 'The file is empty or was cut off: fetch it again.' : formatAdvice,
    where: `${file}:${line}:${column}`,
    data: { line, column },
  };
}

/** Parses a JSON text. Errors `CARDS_NOT_JSON` with line and column, `CARDS_TOO_LARGE`. */
export function jsonOf(text: string, file: string): Result<unknown, readonly [Problem<CardErrorCode>]> {
  if (text.length > mostCharacters) return fail([tooLarge(file, text.length)]);
  try {
    return ok(jsonIn(text));
  } catch {
    return fail([notJson(text, file)]);
  }
}

/** The problem of a file that is too large. */
export const tooLarge = (file: string, size: number): Problem<CardErrorCode> => ({
  code: 'CARDS_TOO_LARGE',
  message: `The card file has ${Math.ceil(size / 1024 / 1024)} MB; at most ${mostCharacters / 1024 / 1024} MB are read.`,
  advice: 'Import the cards in several files, a set or a few in each.',
  where: file,
  data: { size, most: mostCharacters },
});

/** Places to find in a document, and their offsets. */
interface Wanted {
  readonly inside: Map<string | number, Wanted>;
  offset?: number;
}

/** The tokens of JSON: strings, brackets, commas and other values. */
const token = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],]|[^\s,:{}[\]"]+/g;

/** Finds the offsets of the wanted places in a valid JSON text. A parse tree would take ten times its memory. */
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
      // Names are compared only in nodes with wanted places.
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

/** The lines of places in a valid JSON text, or of their nearest ancestors that exist. */
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

/** Adds file and line to at most fifty problems. Lines are searched only then, since `JSON.parse` gives none. */
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

/** Adds file and line to notes, or only the file after the first fifty. */
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
