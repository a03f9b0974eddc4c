import { sql, type RawBuilder } from 'kysely';
import type { Dialect } from '../migrations.js';
import { kept } from '../records.js';
import type { Knowledge } from '../search.js';
import { sidesCounted, type StatisticFilter } from './counted-games.js';
import { shareOf } from './numbers.js';
import { meanOf } from './mean.js';
import { MILLION } from './review-rows.js';
import type { ReviewedPlay, ReviewMaking } from './review-statistic.js';

/** Sides (`s`, with notes `n`) and the reviews (`r`) of all of their games, with open cards. Who knows a game wholly may know them. */
export const ofSide = sql`r.game = s.game and r.seat = s.seat and r.last = s.last
  and r.perspective = 'all' and r.lists = 1`;
export const wholeReviews = sql`game_reviews r on ${ofSide}`;

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

/** What is added up of a reviewed game; shares are in millionths. */
type Counted =
  'accuracy' | 'luck' | 'adjusted' | 'judged' | 'inaccuracies' | 'mistakes' | 'blunders' | 'mana' | 'unspent';

/** A reviewed game of a player. */
export type ReviewedGame = Readonly<Record<Counted, number>> &
  Readonly<Record<'search' | 'module' | 'period' | 'player', string>>;

/**
 * The reviewed games of each player, in the order in which they were started. They are added up where they are read: a database takes
 * twice as long to number them, and to add them up in several ways.
 */
export const reviewedGames = (
  dialect: Dialect,
  filter: StatisticFilter,
  knowledge: Knowledge,
  makings: readonly ReviewMaking[],
): RawBuilder<ReviewedGame> => sql<ReviewedGame>`
  select s.search, s.module, s.period, s.player, s.mana, s.unspent, r.accuracy, r.luck, r.adjusted, r.judged,
    r.inaccuracies, r.mistakes, r.blunders
  from game_sides s join ${wholeReviews} left join game_notes n on n.game = s.game
  where ${madeSo(makings)} and ${sidesCounted(dialect, filter, knowledge)}
  order by s.started, s.game, s.seat`;

/** What some reviewed games come to. */
export function playOf(games: readonly ReviewedGame[]): ReviewedPlay {
  const sum = (of: Counted): number => games.reduce((all, game) => all + game[of], 0);
  const mean = (of: 'accuracy' | 'luck' | 'adjusted', some: readonly ReviewedGame[]): MeanParts => {
    let [all, squares] = [0, 0];
    for (const { [of]: value } of some) {
      all += value / MILLION;
      squares += (value / MILLION) ** 2;
    }
    return [some.length, all, squares];
  };
  const errors = {
    inaccuracies: sum('inaccuracies'),
    mistakes: sum('mistakes'),
    blunders: sum('blunders'),
  };
  const judged = sum('judged');
  const accurate = games.filter(({ accuracy }) => accuracy >= 0);
  return {
    games: games.length,
    accuracy: meanOf(...mean('accuracy', accurate), [0, 1]),
    judged,
    ...errors,
    errorRate: shareOf(errors.inaccuracies + errors.mistakes + errors.blunders, judged),
    luck: meanOf(...mean('luck', games)),
    adjusted: meanOf(...mean('adjusted', games)),
    unspent: shareOf(sum('unspent'), sum('mana')),
  };
}

type MeanParts = [games: number, sum: number, squares: number];
