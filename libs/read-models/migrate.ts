import { Migrator, sql, type Kysely } from 'kysely';
import { ReadModelsError } from './database-error.js';
import { migrations, type Dialect } from './migrations.js';
import type { Tables } from './tables.js';

/**
 * Migrates the tables to the current schema. Throws `READ_MODELS_TOO_NEW` if a newer version of Retrace has migrated
 * them.
 */
export async function migrate(db: Kysely<Tables>, dialect: Dialect, schema?: string): Promise<void> {
  const known = migrations(dialect);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve({ ...known }) },
    ...(schema !== undefined && { migrationTableSchema: schema }),
  });
  for (const name of await executed(db, schema))
    if (!Object.hasOwn(known, name))
      throw new ReadModelsError(
        'READ_MODELS_TOO_NEW',
        'A newer version of Retrace wrote the read models.',
        'Use that version, or delete the read models. This version can rebuild them without loss.',
      );
  const { error } = await migrator.migrateToLatest();
  if (error instanceof Error) throw error;
}

async function executed(db: Kysely<Tables>, schema?: string): Promise<readonly string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === 'kysely_migration' && table.schema === schema)) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name);
}
