import type { ReviewTotals } from '#reviews';
import type { ReadModels, Work } from '../database.js';
import { deletedAmong } from '../deleted.js';
import { columned, indexed } from '../indexed.js';
import { putRows } from '../records.js';
import { statisticShapes, type StatisticTables } from '../statistic-tables.js';

/** A game with reviews of it, in the order of the store. */
interface ReviewedGame {
  readonly game: string;
  readonly reviewed: readonly ReviewTotals[];
}

type Row = StatisticTables['game_reviews'];

/** Shares are kept in millionths: sums of whole numbers are the same in any order. */
export const MILLION = 1_000_000;
const millionths = (share: number): number => columned(Math.round(share * MILLION));

/** Puts what reviews come to in place of what those came to that were made with the same. A deleted game has none. */
export async function putReviews(
  transaction: Work,
  models: Pick<ReadModels, 'dialect'>,
  games: readonly ReviewedGame[],
): Promise<void> {
  const reviewed = games.filter((one) => one.reviewed.length > 0);
  if (reviewed.length === 0) return;
  const gone = await deletedAmong(
    transaction,
    models,
    reviewed.map(({ game }) => game),
  );
  const { key } = statisticShapes.game_reviews;
  const rows = reviewed
    .filter(({ game }) => !gone.has(game))
    .flatMap(({ game, reviewed }) => reviewed.flatMap((totals) => rowsOf(game, totals)));
  // Of those with one key the last one counts.
  const last = new Map(rows.map((row) => [JSON.stringify(key.map((name) => row[name])), row]));
  await putRows(transaction, models.dialect, 'game_reviews', statisticShapes.game_reviews, [
    ...last.values(),
  ]);
}

const rowsOf = (game: string, { review, origin, seats }: ReviewTotals): readonly Row[] =>
  seats.map(({ seat, accuracy, luck, adjusted, judged, inaccuracies, mistakes, blunders }) => ({
    game,
    seat: columned(seat),
    program: indexed(origin.program),
    model: indexed(origin.model ?? ''),
    playouts: columned(origin.playouts),
    perspective: indexed(origin.as),
    last: columned(origin.last),
    review: indexed(review),
    seed: indexed(origin.seed),
    edition: indexed(origin.edition),
    lists: origin.lists ? 1 : 0,
    accuracy: accuracy === null ? -1 : millionths(accuracy),
    luck: millionths(luck),
    adjusted: millionths(adjusted),
    judged,
    inaccuracies,
    mistakes,
    blunders,
  }));
