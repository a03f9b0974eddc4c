import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { kindOfText, textsOfFile } from '#interchange';
import { recordBounds } from '#record';
import { boundedBytes } from './bounded-file.js';
import { isPainted } from './terminal/shown.js';
import { codeOf, exitCodes, failure, must, translated, type Failure } from './failure.js';

/**
 * The maximum number of files in the folders that the user names. `DEEPEST` is the maximum nesting depth of folders.
 */
const MOST_FILES = 20_000;
const DEEPEST = 16;
const isGiven = (name: string): boolean => /\.(json|jsonl|har|html?|gz|zip|txt|csv)$/i.test(name);

export interface GivenText {
  readonly file: string;
  readonly text: string;
}

/**
 * Replaces each folder with the files in it, sorted by name. Throws a `Failure` with code `FILES_TOO_MANY` if there are
 * more than `MOST_FILES`.
 */
export function filesUnder(paths: readonly string[], folder: string): readonly string[] {
  const files: string[] = [];
  const add = (place: string, depth: number): void => {
    for (const entry of readdirSync(path.resolve(folder, place), { withFileTypes: true }).sort(
      (left, right) => (left.name < right.name ? -1 : 1),
    )) {
      const own = path.join(place, entry.name);
      if (entry.name.startsWith('.') || entry.name === '__MACOSX') continue;
      if (isPainted(entry.name))
        throw failure(exitCodes.badInput, 'FILE_UNUSABLE', 'A file name contains control characters.', {
          advice: 'Rename the file.',
          where: own,
        });
      if (entry.isDirectory() && depth < DEEPEST) add(own, depth + 1);
      else if (entry.isFile() && isGiven(entry.name)) files.push(own);
      if (files.length > MOST_FILES)
        throw failure(
          exitCodes.badInput,
          'FILES_TOO_MANY',
          `The folders contain more than ${MOST_FILES} files.`,
          { advice: 'Use only folders with games, cards and decks.', where: place },
        );
    }
  };
  for (const given of paths) {
    const isFolder = statSync(path.resolve(folder, given), { throwIfNoEntry: false })?.isDirectory() === true;
    const before = files.length;
    if (!isFolder) files.push(given);
    else add(given, 0);
    if (isFolder && files.length === before)
      throw failure(
        exitCodes.badInput,
        'FILE_UNUSABLE',
        `The folder "${given}" contains no supported file.`,
        {
          advice: 'Use .json, .har, .html, .txt or .csv files, which can also be in .gz and .zip files.',
          where: given,
        },
      );
  }
  return files;
}

/**
 * Reads the texts in a file. Unpacks archives. Throws a `Failure` with code `FILE_NOT_FOUND`, or if `textsOfFile`
 * fails.
 */
export function textsIn(file: string, folder: string): readonly GivenText[] {
  let bytes: Buffer | null;
  try {
    bytes = boundedBytes(file, folder, recordBounds.file);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    throw failure(exitCodes.notFound, 'FILE_NOT_FOUND', `There is no file "${file}".`);
  }
  if (bytes === null)
    throw failure(
      exitCodes.badInput,
      'IMPORT_TOO_LARGE',
      `The file is larger than ${recordBounds.file / 1024 / 1024} MB, so it is not a game.`,
    );
  return must(
    textsOfFile(bytes, (text) => kindOfText(text) === 'deck'),
    exitCodes.badInput,
  ).map((text) => ({ file, text }));
}

/**
 * Files sorted by content. To limit memory use, contains the texts of cards and decks, but only the names of game
 * files.
 */
export interface SortedFiles {
  readonly games: readonly string[];
  readonly cards: readonly GivenText[];
  readonly decks: readonly GivenText[];
}

/**
 * Sorts files by their content. `paths` are the paths that the user named. An unreadable file counts as a game, so that
 * the import reports the problem.
 */
export function sortedByContent(
  files: readonly string[],
  folder: string,
  paths: readonly string[],
  looked: (count: number) => void,
): SortedFiles {
  const games: string[] = [];
  const cards: GivenText[] = [];
  const decks: GivenText[] = [];
  for (const [index, file] of files.entries()) {
    const texts = textsOrNone(file, folder);
    let hasGame = texts === null;
    for (const given of texts ?? []) {
      const kind = kindOfText(given.text);
      if (kind === 'cards') cards.push(given);
      else if (kind === 'deck') decks.push(given);
      else hasGame = true;
    }
    // Other text files only count if the user named them, not if they were found in a folder.
    if (hasGame && (paths.includes(file) || !/\.(txt|csv)$/i.test(file))) games.push(file);
    looked(index + 1);
  }
  return { games, cards, decks };
}

function textsOrNone(file: string, folder: string): readonly GivenText[] | null {
  try {
    return textsIn(file, folder);
  } catch (error) {
    if (translated(error) === null) throw error;
    return null;
  }
}

/**
 * Returns the result of `does`. If `does` throws a failure of the store, rethrows it. If `does` throws any other
 * failure, calls `fails` and returns null.
 */
export function tried<T>(does: () => T, fails: (failed: Failure) => void): T | null {
  try {
    return does();
  } catch (error) {
    const failed = translated(error);
    if (failed === null || failed.exit === exitCodes.store) throw error;
    fails(failed);
    return null;
  }
}
