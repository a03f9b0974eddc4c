import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';

/** Returns the number of bytes that the events in a folder occupy. Excludes the free space that SQLite will reuse. */
export function usedIn(folder: string): number {
  const files = readdirSync(folder)
    .filter((name) => name.startsWith('events.'))
    .reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0);
  const database = new Database(path.join(folder, 'events.db'), { readonly: true });
  const [free, size] = ['freelist_count', 'page_size'].map((name) =>
    Number(database.pragma(name, { simple: true })),
  );
  database.close();
  return files - (free ?? 0) * (size ?? 0);
}
