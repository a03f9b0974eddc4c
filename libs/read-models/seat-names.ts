import type { GameSummary, StoredAbout } from '#projections';
import { nameKey } from '#record';
import type { ReadModels, Work } from './database.js';
import { indexed, searchable } from './indexed.js';
import { anyOf, storable } from './records.js';

/** Stores the names that players chose when they claimed their seats. Only the first claim to each seat counts. */
export async function putSeatNames(
  transaction: Work,
  game: string,
  entries: readonly StoredAbout[],
): Promise<void> {
  for (const about of entries) {
    if (about.kind === 'note' || about.recorded.entry.kind !== 'SeatClaimed') continue;
    const { seat, name } = about.recorded.entry;
    if (name === undefined) continue;
    await transaction
      .insertInto('seat_names')
      .values({ game, seat, name: String(storable(name)) })
      .onConflict((conflict) => conflict.columns(['game', 'seat']).doNothing())
      .execute();
  }
}

/** In the rows of the given games, replaces the recorded names with those that players chose. */
export async function nameSeats(
  transaction: Work,
  { dialect }: Pick<ReadModels, 'dialect'>,
  games: readonly string[],
): Promise<void> {
  if (games.length === 0) return;
  const chosen = await transaction
    .selectFrom('seat_names')
    .innerJoin('games', 'games.id', 'seat_names.game')
    .select(['game', 'seat', 'name'])
    .where('game', 'in', anyOf(dialect, games))
    .execute();
  for (const { game, seat, name } of chosen) {
    const { summary } = await transaction
      .selectFrom('games')
      .select('summary')
      .where('id', '=', game)
      .executeTakeFirstOrThrow();
    const known = JSON.parse(summary) as GameSummary;
    const players = known.players.map((player) => (player.seat === seat ? { ...player, name } : player));
    await transaction
      .updateTable('games')
      .set({ summary: JSON.stringify({ ...known, players }) })
      .where('id', '=', game)
      .execute();
    await transaction
      .updateTable('game_players')
      .set({ name: searchable(name) })
      .where('game', '=', game)
      .where('seat', '=', seat)
      .execute();
    await transaction
      .updateTable('game_sides')
      .set({ player: indexed(name), search: indexed(nameKey(name)) })
      .where('game', '=', game)
      .where('seat', '=', seat)
      .execute();
  }
}
