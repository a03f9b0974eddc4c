import type { GameModule, Themes } from '#record';
import type { ReviewChange, ReviewTotals } from '#reviews';
import type { ReadModels, Work } from '../database.js';
import { deletedAmong } from '../deleted.js';
import { columned, indexed } from '../indexed.js';
import { anyOf, putRows } from '../records.js';
import { statisticShapes, type StatisticTables } from '../statistic-tables.js';
import { lossesOf, millionths } from './losses.js';
import { swingsOf } from './swings.js';

/** A game and the changes to its reviews, in store order. */
interface ReviewedGame {
  readonly game: string;
  readonly reviewed: readonly ReviewChange[];
}

/** The modules of games. Their themes are used to group losses. */
export type ThemedModules = ReadonlyMap<string, Pick<GameModule, 'tell'>>;

type Row = StatisticTables['game_reviews'];

/**
 * Stores the results of reviews. New results replace those of a review with the same settings. Removes the results of
 * deleted reviews and games.
 */
export async function putReviews(
  transaction: Work,
  models: Pick<ReadModels, 'dialect'>,
  games: readonly ReviewedGame[],
  modules: ThemedModules,
): Promise<void> {
  const reviewed = games.filter((changes) => changes.reviewed.length > 0);
  if (reviewed.length === 0) return;
  const gone = await deletedAmong(
    transaction,
    models,
    reviewed.map(({ game }) => game),
  );
  const themes = await themesOf(transaction, models, reviewed, modules);
  const rows: Row[] = [];
  for (const { game, reviewed: changes } of reviewed.filter((changes) => !gone.has(changes.game))) {
    // Another review can follow a deleted one, so the changes must be applied one at a time.
    const isInTurn = changes.some(({ kind }) => kind === 'deleted');
    for (const change of changes) {
      if (change.kind === 'deleted') await takeAway(transaction, game, change.review);
      else if (isInTurn) await put(transaction, models, rowsOf(game, change.totals, themes.get(game)));
      else rows.push(...rowsOf(game, change.totals, themes.get(game)));
    }
  }
  await put(transaction, models, rows);
}

async function put(
  transaction: Work,
  { dialect }: Pick<ReadModels, 'dialect'>,
  rows: readonly Row[],
): Promise<void> {
  const shape = statisticShapes.game_reviews;
  // Only the last row for each key counts.
  const last = new Map(rows.map((row) => [JSON.stringify(shape.key.map((name) => row[name])), row]));
  await putRows(transaction, dialect, 'game_reviews', shape, [...last.values()]);
}

async function takeAway(transaction: Work, game: string, review: string): Promise<void> {
  await transaction
    .deleteFrom('game_reviews')
    .where('game', '=', game)
    .where('review', '=', indexed(review))
    .execute();
}

/** Returns the themes of the given games. Omits games that have not been folded yet. */
async function themesOf(
  transaction: Work,
  { dialect }: Pick<ReadModels, 'dialect'>,
  games: readonly ReviewedGame[],
  modules: ThemedModules,
): Promise<ReadonlyMap<string, Themes | undefined>> {
  const ids = games.map(({ game }) => game);
  const listed = await transaction
    .selectFrom('games')
    .select(['id', 'module'])
    .where('id', 'in', anyOf(dialect, ids))
    .execute();
  return new Map(listed.map(({ id, module }) => [id, modules.get(module)?.tell.themes]));
}

const rowsOf = (game: string, totals: ReviewTotals, themes: Themes | undefined): readonly Row[] => {
  const { review, origin, seats } = totals;
  return seats.map(
    ({ seat, accuracy, luck, adjusted, judged, inaccuracies, mistakes, blunders, decisions }) => ({
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
      losses: lossesOf({ decisions }, themes),
      swings: swingsOf(seat, totals, themes),
    }),
  );
};
