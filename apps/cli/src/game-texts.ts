import { kindOfText, looksLikeArchive, readLogs } from '#interchange';
import { textsIn } from './given-files.js';

/** The texts of games in a file, unpacked; failures of `textsIn`. */
export function gameTexts(file: string, folder: string): readonly string[] {
  const texts = textsIn(file, folder).map(({ text }) => text);
  // Cards and decks in an archive are read apart.
  return texts.length < 2 ? texts : texts.filter((text) => !['cards', 'deck'].includes(kindOfText(text)));
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
