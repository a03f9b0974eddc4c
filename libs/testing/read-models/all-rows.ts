import { sql } from 'kysely';
import type { ReadModels } from '#read-models';

const tables = {
  games: 'id',
  game_players: 'game, seat',
  card_events: 'game, seat, kind, reference, name',
  card_games: 'card, game, search',
  game_notes: 'game',
  game_tags: 'game, tag',
  set_aside: 'game',
} as const;

/** Everything that is kept, in an order of its own, wherever it is kept. */
export async function allRows({ db }: Pick<ReadModels, 'db'>): Promise<Readonly<Record<string, unknown[]>>> {
  const all: Record<string, unknown[]> = {};
  for (const [table, order] of Object.entries(tables)) {
    const { rows } = await sql`select * from ${sql.table(table)} order by ${sql.raw(order)}`.execute(db);
    all[table] = rows;
  }
  return all;
}
