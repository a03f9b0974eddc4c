import { looksLikeArchive, readLogs, textsOfFile } from '#interchange';
import { recordBounds } from '#record';
import { boundedBytes } from './bounded-file.js';
import { codeOf, exitCodes, failure, must } from './failure.js';

/** The texts of the file of a game, unpacked; failures `FILE_NOT_FOUND`, `IMPORT_TOO_LARGE`, `IMPORT_DAMAGED`, `IMPORT_NOT_JSON`. */
export function gameTexts(file: string, folder: string): readonly string[] {
  const bytes = bytesOf(file, folder);
  if (bytes === null)
    throw failure(
      exitCodes.badInput,
      'IMPORT_TOO_LARGE',
      `The file is larger than ${recordBounds.file / 1024 / 1024} MB: it is not a game.`,
    );
  return must(textsOfFile(bytes), exitCodes.badInput);
}

function bytesOf(file: string, folder: string): Buffer | null {
  try {
    return boundedBytes(file, folder, recordBounds.file);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    throw failure(exitCodes.notFound, 'FILE_NOT_FOUND', `There is no file "${file}".`);
  }
}

/**
 * The files of each game, in order: logs of one table belong together, every other file is a game. Only the names are kept, so that a
 * thousand files take no more memory than one. `looked` hears how many files were looked at.
 */
export function filesOfGames(
  files: readonly string[],
  folder: string,
  looked: (count: number) => void = () => undefined,
): readonly (readonly string[])[] {
  if (files.length < 2) return [files];
  const tables = files.map((file, index) => {
    const table = tableNamedIn(file, folder);
    looked(index + 1);
    return table;
  });
  const times = new Map<string | null, number>();
  for (const table of tables) times.set(table, (times.get(table) ?? 0) + 1);
  const games = new Map<string, string[]>();
  for (const [index, file] of files.entries()) {
    const named = tables[index] ?? null;
    // Only logs that can be read are put together: a damaged one does not take the others along.
    const isOne = named !== null && (times.get(named) ?? 0) > 1 && isLog(file, folder);
    const key = isOne ? `table ${named}` : `file ${index}`;
    games.set(key, [...(games.get(key) ?? []), file]);
  }
  return [...games.values()];
}

/** The table that a log names first; null: none, or what is wrong with the file is said when it is read. */
function tableNamedIn(file: string, folder: string): string | null {
  for (const text of textsOrNone(file, folder)) {
    const table = looksLikeArchive(text)
      ? /table_id\\?"\s*:\s*(?:\\?")?(\d{1,20})/.exec(text)?.[1]
      : undefined;
    if (table !== undefined) return table;
  }
  return null;
}

function isLog(file: string, folder: string): boolean {
  const texts = textsOrNone(file, folder);
  return texts.length > 0 && readLogs(texts).ok;
}

function textsOrNone(file: string, folder: string): readonly string[] {
  try {
    return gameTexts(file, folder);
  } catch {
    return [];
  }
}
