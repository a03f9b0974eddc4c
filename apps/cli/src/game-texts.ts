import { kindOfText, looksLikeArchive, readLogs } from '#interchange';
import { textsIn } from './given-files.js';

/** Reads the texts of the games in a file. Unpacks archives. Throws if `textsIn` fails. */
export function gameTexts(file: string, folder: string): readonly string[] {
  const texts = textsIn(file, folder).map(({ text }) => text);
  // Omits the cards and decks in an archive, because they are imported separately.
  return texts.length < 2 ? texts : texts.filter((text) => !['cards', 'deck'].includes(kindOfText(text)));
}

/**
 * Groups files by game. Logs of the same table belong together, and every other file is a separate game. Does not keep
 * the files' texts in memory. Calls `looked` with the number of files that have been read.
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
    // Only readable logs are grouped, so that a damaged log does not affect the others.
    const isOne = named !== null && (times.get(named) ?? 0) > 1 && isLog(file, folder);
    const key = isOne ? `table ${named}` : `file ${index}`;
    games.set(key, [...(games.get(key) ?? []), file]);
  }
  return [...games.values()];
}

/**
 * Returns the first table that a log names. Null if it names none or the file cannot be read. The import reports
 * unreadable files later.
 */
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
