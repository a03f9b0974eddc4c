import { mean, shareOf, type Numbers } from './numbers.js';
import { rateOf } from './rate.js';
import type { PlayerStatistic } from './statistic.js';

/**
 * Computes a player's statistics from rows that each cover a month, oldest first. Counts games against oneself
 * separately.
 */
export function playerOf(all: readonly Numbers[]): PlayerStatistic {
  const rows = all.filter((row) => Number(row['self']) === 0);
  const alone = all.filter((row) => Number(row['self']) === 1);
  const sum = (name: string): number => rows.reduce((all, row) => all + Number(row[name] ?? 0), 0);
  const games = sum('games');
  return {
    player: String(all.at(-1)?.['player'] ?? ''),
    all: rateOf(games, sum('wins')),
    selfPlay: alone.reduce((found, row) => found + Number(row['played']), 0),
    unspent: shareOf(sum('unspent'), sum('mana')),
    reactions: mean(sum('reactions'), games),
    days: mean(sum('days'), games),
    trend: rows.map((row) => ({
      period: String(row['period']),
      all: rateOf(Number(row['games']), Number(row['wins'])),
      unspent: shareOf(Number(row['unspent']), Number(row['mana'])),
    })),
  };
}
