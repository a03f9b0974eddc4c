import { sql } from 'kysely';
import type { ReadModels } from '#read-models';

const tables = {
  games: 'id',
  game_players: 'game, seat',
  card_events: 'game, seat, kind, reference, name',
  card_games: 'card, game, search',
  game_notes: 'game',
  game_holders: 'game, seat',
  seat_names: 'game, seat',
  game_tags: 'game, tag',
  set_aside: 'game',
  game_cards: 'game, seat, reference',
  game_days: 'game, seat, day',
  game_reviews: 'game, seat, program, model, playouts, perspective, lists, last',
} as const;

/**
 * Tables with separate rows for each partition. The number of partitions depends on the database, but sums over all
 * partitions do not depend on it.
 */
const divided = {
  game_sides: {
    by: [
      ...['game', 'seat', 'module', 'edition', 'format', 'period', 'started', 'last', 'player', 'search'],
      ...['hero', 'faction', 'rival_hero', 'rival_faction', 'deck'],
    ],
    sums: ['won', 'first', 'days', 'reactions', 'mana', 'unspent'],
  },
  card_tallies: {
    by: [
      ...['module', 'edition', 'format', 'period', 'visibility', 'reference', 'name', 'drawn_day', 'played'],
      'opening',
    ],
    sums: ['games', 'wins', 'copies'],
  },
  day_tallies: {
    by: ['module', 'edition', 'format', 'period', 'visibility', 'day', 'won'],
    sums: ['games', 'played', 'mana', 'unspent'],
  },
} as const;

/** Returns all stored rows in a canonical order that does not depend on the database. */
export async function allRows({ db }: Pick<ReadModels, 'db'>): Promise<Readonly<Record<string, unknown[]>>> {
  const all: Record<string, unknown[]> = {};
  for (const [table, order] of Object.entries(tables)) {
    const { rows } = await sql`select * from ${sql.table(table)} order by ${sql.raw(order)}`.execute(db);
    all[table] = rows;
  }
  for (const [table, { by, sums }] of Object.entries(divided)) {
    const keys = sql.join(by.map((name) => sql.ref(name)));
    const added = sql.join(sums.map((name) => sql`sum(${sql.ref(name)}) as ${sql.ref(name)}`));
    const { rows } = await sql<Record<string, unknown>>`
      select ${keys}, ${added} from ${sql.table(table)} group by ${keys} order by ${keys}`.execute(db);
    all[table] = rows.map((row) => ({
      ...row,
      ...Object.fromEntries(sums.map((name) => [name, Number(row[name])])),
    }));
  }
  return all;
}
