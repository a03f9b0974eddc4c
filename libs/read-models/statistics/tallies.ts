import { sql, type RawBuilder } from 'kysely';
import type { ReadModels, Work } from '../database.js';
import { anyOf } from '../records.js';
import { forgetPlayed } from './statistic-rows.js';
import { scopeColumns, statisticShapes } from '../statistic-tables.js';

/** The source rows, key columns and sums of each tally. */
const sums = {
  card_tallies: {
    from: sql`game_cards`,
    own: ['reference', 'name', 'drawn_day', 'played', 'opening'],
    added: { games: sql`count(*)`, wins: sql`sum(s.won)`, copies: sql`sum(r.copies)` },
  },
  day_tallies: {
    from: sql`game_days`,
    own: ['day'],
    added: {
      games: sql`count(*)`,
      played: sql`sum(r.played)`,
      mana: sql`sum(r.mana)`,
      unspent: sql`sum(r.unspent)`,
    },
  },
} as const;

/**
 * Runs a function that can change the rows of the given games, and updates their tallies in the same transaction.
 * Subtracts the old rows before the call and adds the new rows afterwards. Therefore, a tally always equals the sum of
 * its rows.
 */
export async function tallied(
  transaction: Work,
  { dialect }: Pick<ReadModels, 'dialect'>,
  games: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const among = anyOf(dialect, games);
  const before = games.length > 0 && (await add(transaction, among, -1));
  await work();
  if (games.length > 0) await add(transaction, among, 1);
  if (before)
    for (const table of ['card_tallies', 'day_tallies'] as const)
      await transaction.deleteFrom(table).where('games', '=', 0).execute();
}

/**
 * Subtracts the games that are set aside from the tallies, because it is unknown who is allowed to view these games.
 * They will be folded again completely.
 */
export const uncount = (
  transaction: Work,
  models: Pick<ReadModels, 'dialect'>,
  games: readonly string[],
): Promise<void> =>
  tallied(transaction, models, games, async () => {
    for (const game of games) await forgetPlayed(transaction, game);
  });

/** Adds the rows of games to the tallies or subtracts them. Returns whether there were any rows. */
async function add(transaction: Work, among: RawBuilder<string>, sign: 1 | -1): Promise<boolean> {
  const known = await sql<{ found: number }>`
    select 1 as found from game_sides where game in ${among} limit 1`.execute(transaction);
  if (known.rows.length === 0) return false;
  await addTo(transaction, 'card_tallies', [], among, sign);
  await addTo(transaction, 'day_tallies', ['won'], among, sign);
  return true;
}

async function addTo(
  transaction: Work,
  table: keyof typeof sums,
  ofSide: readonly string[],
  among: RawBuilder<string>,
  sign: 1 | -1,
): Promise<void> {
  const { from, own, added } = sums[table];
  const scope = scopeColumns.map((name) =>
    name === 'visibility' ? sql`coalesce(n.visibility, 'PUBLIC')` : sql.ref(`s.${name}`),
  );
  const keys = [
    ...scope,
    ...own.map((name) => sql.ref(`r.${name}`)),
    ...ofSide.map((name) => sql.ref(`s.${name}`)),
  ];
  const names = [...scopeColumns, ...own, ...ofSide, ...Object.keys(added)];
  const values = Object.values(added).map((sum) => sql`${sql.lit(sign)} * ${sum}`);
  const changes = Object.keys(added).map(
    (name) => sql`${sql.ref(name)} = ${sql.ref(`${table}.${name}`)} + ${sql.ref(`excluded.${name}`)}`,
  );
  await sql`
    insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
    select ${sql.join([...keys, ...values])}
    from ${from} r
      join game_sides s on s.game = r.game and s.seat = r.seat
      left join game_notes n on n.game = r.game
    where r.game in ${among}
    group by ${sql.join(keys.map((_, at) => sql.lit(at + 1)))}
    on conflict (${sql.join(statisticShapes[table].key.map((name) => sql.ref(name)))})
    do update set ${sql.join(changes)}
  `.execute(transaction);
}
