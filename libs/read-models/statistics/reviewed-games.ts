import { sql, type RawBuilder } from 'kysely';
import type { Dialect } from '../migrations.js';
import { storable } from '../records.js';
import type { Knowledge } from '../search.js';
import { notesOfSides, playerOfSides, sidesCounted, type StatisticFilter } from './counted-games.js';
import { shareOf } from './numbers.js';
import { meanOf, type Mean } from './mean.js';
import { MILLION } from './losses.js';
import type { ReviewedPlay, ReviewMaking } from './review-statistic.js';

/**
 * The SQL condition that joins sides (`s`) with reviews (`r`) of the whole game with all cards revealed. These reviews
 * must be shown only to users who can see the game in full.
 */
export const ofSide = sql`r.game = s.game and r.seat = s.seat and r.last = s.last
  and r.perspective = 'all' and r.lists = 1`;
export const wholeReviews = sql`game_reviews r on ${ofSide}`;

const text = (value: string): RawBuilder<unknown> => sql`${storable(value)}`;

/** Returns the condition that a review has any of the given settings. */
export function madeSo(makings: readonly ReviewMaking[]): RawBuilder<unknown> {
  if (makings.length === 0) return sql`false`;
  const each = makings.map(
    ({ module, program, model, playouts }) => sql`(s.module = ${text(module)} and r.program = ${text(program)}
      and r.model = ${text(model ?? '')} and r.playouts = ${sql.lit(playouts)})`,
  );
  return sql`(${sql.join(each, sql` or `)})`;
}

/** The columns of reviewed games that are summed. Fractions are in millionths. */
type Counted =
  'accuracy' | 'luck' | 'adjusted' | 'judged' | 'inaccuracies' | 'mistakes' | 'blunders' | 'mana' | 'unspent';

export type ReviewedGame = Readonly<Record<Counted, number>> &
  Readonly<Record<'search' | 'module' | 'period' | 'player', string>>;

/**
 * Returns each player's reviewed games with an evaluated decision, in the order in which they started. The caller sums
 * the rows, because the database would take twice as long.
 */
export const reviewedGames = (
  dialect: Dialect,
  filter: StatisticFilter,
  knowledge: Knowledge,
  makings: readonly ReviewMaking[],
): RawBuilder<ReviewedGame> => sql<ReviewedGame>`
  select ${playerOfSides(filter)} as search, s.module, s.period, s.player, s.mana, s.unspent, r.accuracy, r.luck, r.adjusted, r.judged,
    r.inaccuracies, r.mistakes, r.blunders
  from game_sides s join ${wholeReviews} ${notesOfSides(knowledge)}
  where r.accuracy >= 0 and ${madeSo(makings)} and ${sidesCounted(dialect, filter, knowledge)}
  order by s.started, s.game, s.seat`;

/** Computes the mean of values in millionths. */
class Shares {
  #games = 0;
  #sum = 0;
  #squares = 0;

  add(millionths: number): void {
    const share = millionths / MILLION;
    this.#games++;
    this.#sum += share;
    this.#squares += share ** 2;
  }

  mean(bounds?: Parameters<typeof meanOf>[3]): Mean {
    return meanOf(this.#games, this.#sum, this.#squares, bounds);
  }
}

/** Computes the results in reviewed games. Reads the games only once, because there can be thousands of them. */
export function playOf(games: readonly ReviewedGame[]): ReviewedPlay {
  const [accuracy, luck, adjusted] = [new Shares(), new Shares(), new Shares()];
  let [judged, inaccuracies, mistakes, blunders, mana, unspent] = [0, 0, 0, 0, 0, 0];
  for (const game of games) {
    accuracy.add(game.accuracy);
    luck.add(game.luck);
    adjusted.add(game.adjusted);
    judged += game.judged;
    inaccuracies += game.inaccuracies;
    mistakes += game.mistakes;
    blunders += game.blunders;
    mana += game.mana;
    unspent += game.unspent;
  }
  return {
    games: games.length,
    accuracy: accuracy.mean([0, 1]),
    judged,
    inaccuracies,
    mistakes,
    blunders,
    errorRate: shareOf(inaccuracies + mistakes + blunders, judged),
    luck: luck.mean([-1, 1]),
    adjusted: adjusted.mean([0, 1]),
    unspent: shareOf(unspent, mana),
  };
}
