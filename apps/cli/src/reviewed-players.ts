import type { Mean, ReviewedPlay, ReviewedPlayer, ReviewedPlayers } from '#read-models';
import { percent, signedPercent } from '#reviews';
import type { Output } from './output.js';
import { columns, table } from './stats-table.js';
import { counted, cut } from './terminal/text.js';

/** The number of most recent periods that each row shows. */
const PARTS = 3;

/** Prints the review statistics of each player, and the reviews that the statistics exclude. */
export function showReviews(output: Output, found: ReviewedPlayers): void {
  output.document(found);
  const { players, playouts, made } = found;
  if (players.length > 0) {
    output.lines(`Reviews with ${counted(playouts ?? 0, 'playout')}. “Adjusted” is the result without luck.`);
    table(output, titles, players.map(rowOf));
  } else
    output.lines('No matching finished game has such a review. Store some with: retrace review GAME --keep');
  for (const { module, playouts, games, isCounted, isCurrent } of made)
    if (!isCounted)
      output.lines(
        `Not counted: reviews of ${counted(games, 'game')} of ${module}, ` +
          (isCurrent ? `of ${counted(playouts, 'playout')}.` : 'made by an earlier version. Run them again.'),
      );
}

const titles = columns(
  'Player',
  'Game',
  '#Reviewed',
  '#Accuracy',
  '#Errors',
  '#Luck',
  '#Adjusted',
  '#Mana unspent',
  '#First games',
  '#Last games',
  'Trend of accuracy',
);

function rowOf({ player, module, games, all, first, last, trend }: ReviewedPlayer): readonly string[] {
  return [
    cut(player, 24),
    module,
    `${all.games} of ${games}`,
    mean(all.accuracy),
    share(all.errorRate),
    mean(all.luck, signedPercent),
    mean(all.adjusted),
    share(all.unspent),
    accuracyOf(first),
    accuracyOf(last),
    trend
      .slice(-PARTS)
      .map(({ play }) => accuracyOf(play))
      .join(' → '),
  ];
}

const share = (value: number | null): string => (value === null ? '–' : percent(value));
const accuracyOf = (play: ReviewedPlay | null): string => {
  const value = play?.accuracy.value ?? null;
  return value === null ? '–' : `${play?.accuracy.isSmall === true ? '~' : ''}${percent(value)}`;
};

function mean({ value, low, high, isSmall }: Mean, written = percent): string {
  if (value === null) return '–';
  const bounds = low === null || high === null ? '' : ` (${written(low)} to ${written(high)})`;
  return `${isSmall ? '~' : ''}${written(value)}${bounds}`;
}
