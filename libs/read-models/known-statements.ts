import type { SqliteDatabase } from 'kysely';
import { LRUCache } from 'lru-cache';

/**
 * The maximum number of cached statements. Statements of more than `LONGEST` characters, such as those with long lists
 * of ids, are not cached.
 */
const MOST = 200;
const LONGEST = 4000;

/** Matches statements about rows. Statements about tables run only once, so they are not cached. */
const ofRows = /^\s*(select|with|insert|update|delete)\b/i;

/**
 * Caches the most recently used statements, because preparing a statement takes longer than most queries. Callers must
 * read a result completely before they use the same statement again.
 */
export function withKnownStatements(database: SqliteDatabase): SqliteDatabase {
  const known = new LRUCache<string, ReturnType<SqliteDatabase['prepare']>>({ max: MOST });
  const isKept = (sql: string): boolean => sql.length <= LONGEST && ofRows.test(sql);
  return {
    prepare: (sql) => {
      const prepared = known.get(sql);
      if (prepared !== undefined) return prepared;
      const statement = database.prepare(sql);
      if (isKept(sql)) known.set(sql, statement);
      return statement;
    },
    close: () => {
      known.clear();
      database.close();
    },
  };
}
