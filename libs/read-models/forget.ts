import { sql } from 'kysely';
import type { Work } from './database.js';
import { statisticTables } from './statistic-tables.js';

/** The tables whose rows are derived from events. */
const derived = [
  'games',
  'game_players',
  'card_events',
  'card_games',
  'game_notes',
  'game_holders',
  'seat_names',
  'game_tags',
  'set_aside',
  ...statisticTables,
] as const;

/** Deletes all rows and resets the checkpoints, so that all events are folded again. */
export async function forgetEverything(transaction: Work): Promise<void> {
  for (const table of derived) await transaction.deleteFrom(table).execute();
  await transaction.updateTable('checkpoints').set({ position: null }).execute();
}

/** Replaces all rows with those from another schema of the database, in one transaction. */
export async function adopt(transaction: Work, schema: string): Promise<void> {
  // Deletes the rows first, so that concurrent writers wait and then find different checkpoints.
  await forgetEverything(transaction);
  for (const table of derived)
    await sql`insert into ${sql.table(table)} select * from ${sql.id(schema, table)}`.execute(transaction);
  await sql`
    insert into checkpoints (partition, position)
    select partition, position from ${sql.id(schema, 'checkpoints')} where true
    on conflict (partition) do update set position = excluded.position
  `.execute(transaction);
}
