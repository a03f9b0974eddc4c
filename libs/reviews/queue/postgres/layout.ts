import { createRequire } from 'node:module';
import type pg from 'pg';
import { z } from 'zod';
import { ReviewQueueError } from './queue-error.js';
import type { ReviewQueuePlace } from './place.js';

/** The database schema that contains the tables of the queue library and of Retrace. */
export const SCHEMA = 'retrace_reviews';
/** The queue of reviews that wait for an analyst. */
export const REVIEWS = 'reviews';
/** The queue of reviews that were given up, because their analysts stopped unexpectedly at every attempt. */
export const GIVEN_UP = 'reviews-given-up';
/** The table that contains the progress of reviews. */
export const PROGRESS = `${SCHEMA}.review_progress`;

/** The version of Retrace's own tables and of the data in jobs. */
export const LAYOUT = 1;
const VERSION = `${SCHEMA}.review_layout`;
/** The oldest version of PostgreSQL that is tested, as PostgreSQL reports it. */
const OLDEST = 130_000;
const PATIENCE = 5000;

/** The supported version of the queue library's tables. */
const known = z
  .object({ pgboss: z.object({ schema: z.number() }) })
  .parse(createRequire(import.meta.url)('pg-boss/package.json')).pgboss.schema;

/** SQL that creates Retrace's tables. Several programs can run it concurrently. */
export const layoutStatements = `
  create table if not exists ${PROGRESS} (review text primary key, done integer not null, total integer not null);
  create table if not exists ${VERSION} (version integer not null);
  insert into ${VERSION} select ${LAYOUT} where not exists (select from ${VERSION})`;

/**
 * Checks the versions of PostgreSQL and of the tables before anything is changed. Throws a `ReviewQueueError` with code
 * `REVIEW_QUEUE_SERVER_TOO_OLD` if PostgreSQL is too old, or `REVIEW_QUEUE_TOO_NEW` if a newer version of Retrace
 * created the tables.
 */
export async function requireVersions({ connection }: ReviewQueuePlace): Promise<void> {
  const { Client } = (await import('pg')).default;
  const client = new Client({ connectionString: connection, connectionTimeoutMillis: PATIENCE });
  // Ignores the error. If the connection breaks, the current query reports the error.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const server = await numberOf(
      client,
      `select cast(current_setting('server_version_num') as integer) as number`,
    );
    if (server < OLDEST)
      throw new ReviewQueueError(
        'REVIEW_QUEUE_SERVER_TOO_OLD',
        `The PostgreSQL server in REVIEW_QUEUE has version ${Math.floor(server / 10_000)}.`,
        `Use version ${OLDEST / 10_000} or newer.`,
      );
    const queue = await versionIn(client, `${SCHEMA}.version`);
    const layout = await versionIn(client, VERSION);
    if (queue > known || layout > LAYOUT)
      throw new ReviewQueueError(
        'REVIEW_QUEUE_TOO_NEW',
        'A newer version of Retrace created the review queue.',
        `Use that version, or drop the schema ${SCHEMA}. Retrace then finds the waiting reviews again.`,
      );
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function versionIn(client: pg.Client, table: string): Promise<number> {
  const there = await numberOf(
    client,
    `select case when to_regclass('${table}') is null then 0 else 1 end as number`,
  );
  return there === 0 ? 0 : numberOf(client, `select cast(max(version) as integer) as number from ${table}`);
}

async function numberOf(client: pg.Client, question: string): Promise<number> {
  const { rows } = await client.query<{ number: number | null }>(question);
  return rows[0]?.number ?? 0;
}
