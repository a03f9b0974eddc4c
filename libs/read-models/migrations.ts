import { sql, type CreateTableBuilder, type Kysely, type Migration } from 'kysely';
import { createStatisticTables, renewStatisticTables } from './statistic-tables.js';
import type { Tables } from './tables.js';

/** SQL and settings that differ between databases. */
export interface Dialect {
  readonly kind: 'sqlite' | 'postgres';
  /** The number of partitions for new tables. */
  readonly partitions: number;
}

export const sqliteDialect: Dialect = { kind: 'sqlite', partitions: 1 };
export const postgresDialect: Dialect = { kind: 'postgres', partitions: 16 };

/**
 * The migrations that create and change the tables. Never change a released migration. A migration that changes stored
 * values must empty all tables. The projection then fills them again.
 */
export const migrations = (dialect: Dialect): Readonly<Record<string, Migration>> => ({
  '0001-games': { up: (db: Kysely<unknown>) => gamesTables(db, dialect) },
  '0002-card-games': { up: (db: Kysely<unknown>) => cardGames(db, dialect) },
  '0003-moved-cards': { up: (db: Kysely<unknown>) => takenInAgain(db) },
  '0004-set-aside': { up: (db: Kysely<unknown>) => setAside(db, dialect) },
  '0005-tags-as-typed': { up: (db: Kysely<unknown>) => tagsAsTyped(db, dialect) },
  '0006-statistics': { up: (db: Kysely<unknown>) => statistics(db, dialect) },
  '0007-reviews': { up: (db: Kysely<unknown>) => reviews(db, dialect) },
  '0008-search-forms': { up: (db: Kysely<unknown>) => reviews(db, dialect) },
  '0009-prints': { up: (db: Kysely<unknown>) => reviews(db, dialect) },
  '0010-holders': { up: (db: Kysely<unknown>) => holders(db, dialect) },
  '0011-seat-names': { up: (db: Kysely<unknown>) => seatNames(db, dialect) },
  '0012-losses': { up: (db: Kysely<unknown>) => reviews(db, dialect) },
  '0013-habits': { up: (db: Kysely<unknown>) => reviews(db, dialect) },
});

async function gamesTables(db: Kysely<unknown>, { kind, partitions }: Dialect): Promise<void> {
  const text = textOf(kind);
  const table = (name: string): CreateTableBuilder<string> => db.schema.createTable(name);

  await table('games')
    .addColumn('id', text, (column) => column.primaryKey().notNull())
    .addColumn('position', text, (column) => column.notNull().unique())
    .addColumn('module', 'text', (column) => column.notNull())
    .addColumn('edition', 'text', (column) => column.notNull())
    .addColumn('format', 'text', (column) => column.notNull())
    .addColumn('finished', 'integer', (column) => column.notNull())
    .addColumn('reason', 'text')
    .addColumn('days', 'integer', (column) => column.notNull())
    .addColumn('turns', 'integer', (column) => column.notNull())
    .addColumn('events', 'integer', (column) => column.notNull())
    .addColumn('started_at', text, (column) => column.notNull())
    .addColumn('ended_at', text)
    .addColumn('parent', text)
    .addColumn('parent_revision', 'integer')
    .addColumn('summary', 'text', (column) => column.notNull())
    .execute();

  await table('game_players')
    .addColumn('game', text, (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('hero', 'text')
    .addColumn('faction', 'text')
    .addColumn('won', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('game_players_key', ['game', 'seat'])
    .execute();

  await cardEvents(db, kind, ['game', 'seat', 'kind', 'reference', 'name']);

  await table('game_notes')
    .addColumn('game', text, (column) => column.primaryKey().notNull())
    .addColumn('visibility', 'text')
    .addColumn('deleted', 'integer', (column) => column.notNull())
    .execute();

  await table('game_tags')
    .addColumn('game', text, (column) => column.notNull())
    .addColumn('tag', text, (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('game_tags_key', ['game', 'tag'])
    .execute();

  await table('checkpoints')
    .addColumn('partition', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('position', text)
    .addColumn('problem', 'text')
    .execute();

  const time = kind === 'postgres' ? sql`timestamptz` : sql`text`;
  await table('leases')
    .addColumn('partition', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('owner', 'text')
    .addColumn('expires_at', time)
    .execute();
  await table('projectors')
    .addColumn('owner', 'text', (column) => column.primaryKey().notNull())
    .addColumn('expires_at', time, (column) => column.notNull())
    .execute();

  const index = (name: string, on: string, columns: string[]): Promise<void> =>
    db.schema.createIndex(name).on(on).columns(columns).execute();
  await index('card_events_by_name', 'card_events', ['search', 'kind', 'game']);
  await index('card_events_by_reference', 'card_events', ['reference', 'kind', 'game']);
  await index('games_by_parent', 'games', ['parent']);
  await index('game_tags_by_tag', 'game_tags', ['tag', 'game']);

  for (let partition = 0; partition < partitions; partition++) {
    await sql`insert into checkpoints (partition) values (${partition})`.execute(db);
    await sql`insert into leases (partition) values (${partition})`.execute(db);
  }
}

async function cardEvents(
  db: Kysely<unknown>,
  kind: Dialect['kind'],
  key: (keyof Tables['card_events'])[],
): Promise<void> {
  const text = textOf(kind);
  await db.schema
    .createTable('card_events')
    .addColumn('game', text, (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('reference', text, (column) => column.notNull())
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('search', text, (column) => column.notNull())
    .addColumn('first_day', 'integer', (column) => column.notNull())
    .addColumn('times', 'integer', (column) => column.notNull())
    .addColumn('seen_first_day', 'integer')
    .addColumn('seen_times', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('card_events_key', key)
    .modifyEnd(clustered(kind))
    .execute();
}

/** Creates a separate table for finding games by card. Indexes on `card_events` had ten times as many entries. */
async function cardGames(db: Kysely<unknown>, { kind }: Dialect): Promise<void> {
  for (const table of ['games', 'game_players', 'game_notes', 'game_tags'])
    await sql`delete from ${sql.table(table)}`.execute(db);
  await sql`update checkpoints set position = null, problem = null`.execute(db);
  // Dropping the table also drops its indexes.
  await db.schema.dropTable('card_events').execute();
  await cardEvents(db, kind, ['game', 'search', 'kind', 'seat', 'reference', 'name']);
  const text = textOf(kind);
  await db.schema
    .createTable('card_games')
    .addColumn('card', text, (column) => column.notNull())
    .addColumn('game', text, (column) => column.notNull())
    .addColumn('search', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('card_games_key', ['card', 'game', 'search'])
    .modifyEnd(clustered(kind))
    .execute();
}

/** Empties the tables so that all games are folded again, because more kinds of card events are now counted. */
async function takenInAgain(db: Kysely<unknown>, hasProblems = true): Promise<void> {
  for (const table of ['games', 'game_players', 'card_events', 'card_games', 'game_notes', 'game_tags'])
    await sql`delete from ${sql.table(table)}`.execute(db);
  await sql`update checkpoints set position = null`.execute(db);
  if (hasProblems) await sql`update checkpoints set problem = null`.execute(db);
}

/**
 * Adds a table of games that are set aside because they cannot be folded. The other games in their partitions are still
 * updated. Also stores importers, so that they can list their games.
 */
async function setAside(db: Kysely<unknown>, { kind }: Dialect): Promise<void> {
  await db.schema
    .createTable('set_aside')
    .addColumn('game', textOf(kind), (column) => column.primaryKey().notNull())
    .addColumn('problem', 'text', (column) => column.notNull())
    .execute();
  await db.schema.alterTable('checkpoints').dropColumn('problem').execute();
  await db.schema.alterTable('game_notes').addColumn('importer', 'text').execute();
  await db.schema.alterTable('game_notes').addColumn('importer_key', 'text').execute();
  await db.schema.alterTable('game_notes').addColumn('import_check', 'text').execute();
}

/** Stores tags as typed and finds them regardless of case. */
async function tagsAsTyped(db: Kysely<unknown>, { kind }: Dialect): Promise<void> {
  const tables = [
    'games',
    'game_players',
    'card_events',
    'card_games',
    'game_notes',
    'game_tags',
    'set_aside',
  ];
  for (const table of tables) await sql`delete from ${sql.table(table)}`.execute(db);
  await sql`update checkpoints set position = null`.execute(db);
  await db.schema.dropIndex('game_tags_by_tag').execute();
  await db.schema.alterTable('game_tags').addColumn('search', textOf(kind)).execute();
  await db.schema.createIndex('game_tags_by_tag').on('game_tags').columns(['search', 'game']).execute();
}

/** Adds tables that describe how finished games were played. All games must be folded again to fill them. */
async function statistics(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await createStatisticTables(db, dialect);
  await db.deleteFrom('set_aside' as never).execute();
  await takenInAgain(db, false);
}

/**
 * Changes the tables to count reviews, find names without accents and combine the printings of a card. All events must
 * be folded again.
 */
async function reviews(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await renewStatisticTables(db, dialect);
  await db.deleteFrom('set_aside' as never).execute();
  await takenInAgain(db, false);
}

/**
 * Stores the accounts that hold seats. Statistics about a player's own games use them. All events must be folded again.
 */
async function holders(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const text = textOf(dialect.kind);
  await db.schema.dropTable('game_holders').ifExists().execute();
  await db.schema
    .createTable('game_holders')
    .addColumn('game', text, (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('holder', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('game_holders_key', ['game', 'seat'])
    .modifyEnd(clustered(dialect.kind))
    .execute();
  await db.schema
    .createIndex('game_holders_by_holder')
    .on('game_holders')
    .columns(['holder', 'game', 'seat'])
    .execute();
  await reviews(db, dialect);
}

/** Stores the names that players chose for their seats. */
async function seatNames(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await db.schema.dropTable('seat_names').ifExists().execute();
  await db.schema
    .createTable('seat_names')
    .addColumn('game', textOf(dialect.kind), (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('seat_names_key', ['game', 'seat'])
    .modifyEnd(clustered(dialect.kind))
    .execute();
  await reviews(db, dialect);
}

/** Texts are compared by code unit, like positions, regardless of the database's language. */
const textOf = (kind: Dialect['kind']) => (kind === 'postgres' ? sql`text collate "C"` : sql`text`);

/** Makes a table store its rows in key order. */
const clustered = (kind: Dialect['kind']) => (kind === 'sqlite' ? sql`without rowid` : sql``);
