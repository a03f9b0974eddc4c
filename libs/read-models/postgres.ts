import { Kysely, PostgresDialect, sql, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { codeOf, ReadModelsError } from './database-error.js';
import { migrate } from './migrate.js';
import { postgresDialect, type Dialect } from './migrations.js';
import { passingWhileSchemasAreRead, patiently } from './patience.js';
import { SCHEMA, shownAddress, type ReadModelPlace } from './place.js';
import type { Tables } from './tables.js';

/**
 * The oldest tested version of PostgreSQL. Older versions also support the required features: `insert … on conflict`,
 * JSON as rows and `skip locked`.
 */
const OLDEST = 130_000;
const CONNECTIONS = 8;
const PATIENCE = 5000;

type PostgresPlace = Extract<ReadModelPlace, { kind: 'postgres' }>;

/** Connects to the database and creates the tables. Throws `ReadModelsError` if the database cannot be used. */
export async function openPostgres(
  place: PostgresPlace,
): Promise<{ readonly db: Kysely<Tables>; readonly dialect: Dialect }> {
  const { connection, schema = SCHEMA } = place;
  const pool = new pg.Pool({
    connectionString: connection,
    max: CONNECTIONS,
    connectionTimeoutMillis: PATIENCE,
    application_name: 'retrace',
    options: `-c search_path=${schema}`,
  });
  // Ignores the errors of idle connections that break, because the pool replaces these connections.
  pool.on('error', () => undefined);
  // If the server shuts down, a busy connection fails its query and also emits an error event. Without a listener, that
  // event would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: coded(pool, connection) }) });
  try {
    await requireVersion(db);
    await createSchema(db, schema);
    await patiently(() => migrate(db, postgresDialect, schema), passingWhileSchemasAreRead);
    return { db, dialect: postgresDialect };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/** Wraps a pool so that its errors are translated into errors of the read models. */
function coded(pool: pg.Pool, connection: string): PostgresPool {
  const translated = (error: unknown): never => {
    throw failure(error, connection);
  };
  return {
    connect: async () => {
      const client = await pool.connect().catch(translated);
      const query = (question: string, values: readonly unknown[]) =>
        client.query(question, [...values]).catch(translated);
      // The cast is needed because the type requires support for cursors, which are never used.
      return {
        query: query as unknown as PostgresPoolClient['query'],
        release: () => client.release(),
      };
    },
    end: () => pool.end(),
  };
}

async function requireVersion(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ version: number }>`
    select cast(current_setting('server_version_num') as integer) as version`.execute(db);
  const version = rows[0]?.version ?? 0;
  if (version < OLDEST)
    throw new ReadModelsError(
      'READ_MODELS_SERVER_TOO_OLD',
      `The PostgreSQL server in READ_MODELS has version ${Math.floor(version / 10_000)}.`,
      `Use version ${OLDEST / 10_000} or newer.`,
    );
}

async function createSchema(db: Kysely<Tables>, schema: string): Promise<void> {
  const { rows } = await sql`select 1 from pg_namespace where nspname = ${schema}`.execute(db);
  if (rows.length > 0) return;
  try {
    await sql`create schema if not exists ${sql.id(schema)}`.execute(db);
  } catch (error) {
    // If two processes create the schema simultaneously, this error means that the other process has created it.
    if (codeOf(error) !== '23505' && codeOf(error) !== '42P06') throw error;
  }
}

/** Translates a database error into a message for the operator. Returns other errors unchanged. */
function failure(error: unknown, connection: string): unknown {
  const code = codeOf(error);
  const where = shownAddress(connection);
  if (/^(28|42501)/.test(code))
    return new ReadModelsError(
      'READ_MODELS_ACCESS_DENIED',
      `READ_MODELS: ${where} denied access, or does not allow creating a schema.`,
      'Check the name and password, and that the user has the CREATE right on the database.',
      { cause: error },
    );
  const advice = 'Check the address, and that PostgreSQL is running and has this database.';
  const unreachable =
    /^(E[A-Z]+|3D000|08.*|57P0.|53300)$/.test(code) ||
    /timeout|terminated|not queryable/i.test(String(error));
  return unreachable
    ? new ReadModelsError('READ_MODELS_UNREACHABLE', `READ_MODELS: ${where} cannot be reached.`, advice, {
        cause: error,
      })
    : error;
}
