import { sql, type RawBuilder } from 'kysely';
import type { Dialect } from '../migrations.js';
import { kept } from '../records.js';
import type { Knowledge } from '../search.js';
import { sidesCounted, type StatisticFilter } from './counted-games.js';
import { numbersIn, shareOf, type Numbers } from './numbers.js';
import { meanOf } from './mean.js';
import { MILLION } from './review-rows.js';
import type { ReviewedPlay, ReviewMaking } from './review-statistic.js';

/** Sides (`s`, with notes `n`) and the reviews (`r`) of all of their games, with open cards. Who knows a game wholly may know them. */
export const wholeReviews = sql`game_reviews r on r.game = s.game and r.seat = s.seat and r.last = s.last
  and r.perspective = 'all' and r.lists = 1`;

const text = (value: string): RawBuilder<unknown> => sql`${kept(value)}`;

/** That a review was made with one of these. */
export function madeSo(makings: readonly ReviewMaking[]): RawBuilder<unknown> {
  if (makings.length === 0) return sql`false`;
  const each = makings.map(
    ({ module, program, model, playouts }) => sql`(s.module = ${text(module)} and r.program = ${text(program)}
      and r.model = ${text(model ?? '')} and r.playouts = ${sql.lit(playouts)})`,
  );
  return sql`(${sql.join(each, sql` or `)})`;
}

/** What reviews come to; `numbersOf` has the names. Squares are too large for the columns themselves. */
const sums = sql.raw(
  [
    'count(*) as games',
    ...['mana', 'unspent', 'judged', 'inaccuracies', 'mistakes', 'blunders', 'luck', 'adjusted'].map(
      (name) => `sum(${name}) as ${name}`,
    ),
    'sum(case when accuracy < 0 then 0 else 1 end) as accurate',
    'sum(case when accuracy < 0 then 0 else accuracy end) as accuracy',
    'sum(case when accuracy < 0 then 0 else cast(accuracy as bigint) * accuracy end) as accuracy_squares',
    ...['luck', 'adjusted'].map((name) => `sum(cast(${name} as bigint) * ${name}) as ${name}_squares`),
  ].join(', '),
);

/** A row of sums over reviewed games as what they come to. */
export function playIn(row: Numbers): ReviewedPlay {
  const of = numbersIn(row);
  const mean = (name: string, games: number, bounds?: readonly [number, number]) =>
    meanOf(games, of(name) / MILLION, of(`${name}_squares`) / MILLION ** 2, bounds);
  const errors = { inaccuracies: of('inaccuracies'), mistakes: of('mistakes'), blunders: of('blunders') };
  const [games, judged] = [of('games'), of('judged')];
  return {
    games,
    accuracy: mean('accuracy', of('accurate'), [0, 1]),
    judged,
    ...errors,
    errorRate: shareOf(errors.inaccuracies + errors.mistakes + errors.blunders, judged),
    luck: mean('luck', games),
    adjusted: mean('adjusted', games),
    unspent: shareOf(of('unspent'), of('mana')),
  };
}

/**
 * Sums over the reviewed games of each player: a row a part of the trend (`part` is its number or month), and one each of the
 * first and the last `every` games, or of halves where there are fewer (`part` is `first` or `last`).
 */
export function reviewedParts(
  dialect: Dialect,
  filter: StatisticFilter,
  knowledge: Knowledge,
  { makings, by, every }: { makings: readonly ReviewMaking[]; by: 'month' | 'games'; every: number },
): RawBuilder<Numbers> {
  const size = sql.lit(every);
  const ends = sql`case when total < 2 * ${size} then total / 2 else ${size} end`;
  const part = by === 'month' ? sql`period` : sql`cast((place - 1) / ${size} as text)`;
  const grouped = (which: RawBuilder<unknown>, where: RawBuilder<unknown>) => sql`
    select search, module, ${which} as part, max(player) as player, min(place) as first_place, max(place) as last_place, ${sums}
    from reviewed where ${where} group by 1, 2, 3`;
  return sql<Numbers>`
    with reviewed as (
      select s.search, s.module, s.period, s.player, s.mana, s.unspent, r.accuracy, r.luck, r.adjusted, r.judged,
        r.inaccuracies, r.mistakes, r.blunders,
        row_number() over (partition by s.search, s.module order by s.started, s.game, s.seat) as place,
        count(*) over (partition by s.search, s.module) as total
      from game_sides s join ${wholeReviews} left join game_notes n on n.game = s.game
      where ${madeSo(makings)} and ${sidesCounted(dialect, filter, knowledge)})
    ${grouped(part, sql`true`)}
    union all ${grouped(sql`'first'`, sql`place <= ${ends}`)}
    union all ${grouped(sql`'last'`, sql`place > total - (${ends})`)}`;
}
