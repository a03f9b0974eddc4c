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
  game_sides: 'game, seat',
  game_cards: 'game, seat, reference',
  game_days: 'game, seat, day',
  card_tallies:
    'partition, module, edition, format, period, visibility, reference, name, drawn_day, played, opening',
  day_tallies: 'partition, module, edition, format, period, visibility, day, won',
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
