import { Command } from 'commander';
import type { GameId } from '#record';
import { isCurrent, madeWith, withoutNotesOf, type Reviewed } from '#reviews';
import { Archive, moduleOf } from '../archive.js';
import { examples } from '../arguments.js';
import type { Add } from '../command.js';
import { exitCodes, failure, type ExitCode } from '../failure.js';
import { isMeant } from '../meant.js';
import type { Output } from '../output.js';
import { drawTable, type Column } from '../terminal/table.js';
import { counted } from '../terminal/text.js';

interface Options {
  readonly delete?: string;
  readonly yes?: true;
}

export const reviewsOfGame = (add: Add): void =>
  add<Options>(
    new Command('reviews')
      .argument('<game>', 'the id of a game')
      .option('--delete <review>', 'delete the review with this id, and the notes written from it')
      .option('-y, --yes', 'do not ask for confirmation')
      .addHelpText(
        'after',
        examples('retrace reviews sample-1', 'retrace reviews sample-1 --delete 0123456789abcdef01234567'),
      ),
    reviews,
  );

async function reviews(output: Output, [id = '']: readonly string[], options: Options): Promise<ExitCode> {
  const archive = await Archive.open(output.around, undefined, true);
  try {
    const game = archive.idOf(id);
    await archive.requireThere(game);
    const stored = await archive.reviewsOf(game);
    if (options.delete === undefined) return await list(output, archive, game, stored);
    return await remove(output, archive, game, stored, { ...options, delete: options.delete });
  } finally {
    await archive.close();
  }
}

const columns: readonly Column[] = [
  { title: 'review' },
  { title: 'perspective' },
  { title: 'playouts', right: true },
  { title: 'seed' },
  { title: 'to position', right: true },
  { title: 'made with' },
];

async function list(
  output: Output,
  archive: Archive,
  game: GameId,
  stored: readonly Reviewed[],
): Promise<ExitCode> {
  const now = madeWith(moduleOf(await archive.read(game)));
  output.document({
    game,
    reviews: stored.map(({ review, origin }) => ({ review, ...origin, isCurrent: isCurrent(origin, now) })),
  });
  if (stored.length === 0)
    output.lines(`The game has no stored reviews. Create one with \`retrace review ${game} --keep\``);
  else
    output.lines(
      ...drawTable(
        output.theme,
        columns,
        stored.map(({ review, origin }) => [
          ...[review, origin.as, `${origin.playouts}`, origin.seed, `${origin.last}`],
          isCurrent(origin, now) ? 'this version' : 'another version, not shown',
        ]),
      ),
    );
  return exitCodes.ok;
}

async function remove(
  output: Output,
  archive: Archive,
  game: GameId,
  stored: readonly Reviewed[],
  { delete: review, yes }: Options & { readonly delete: string },
): Promise<ExitCode> {
  if (!stored.some((reviewed) => reviewed.review === review))
    throw failure(exitCodes.notFound, 'REVIEW_NOT_FOUND', `"${game}" has no review "${review}".`, {
      advice: `Use \`retrace reviews ${game}\` to list its reviews.`,
    });
  const meant = yes === true || (await isMeant(output.around, review, `the review "${review}"`));
  let notes = 0;
  if (meant) {
    // The notes are removed before the review, so that repeating an interrupted command completes the deletion.
    await archive.writeNotes(game, (before) => {
      const removed = withoutNotesOf(before, review);
      notes = removed.length;
      return removed;
    });
    await archive.deleteReview(game, review);
  }
  output.document({ game, review, notes, deleted: meant });
  const along = notes === 0 ? '' : ` and ${counted(notes, 'note')}`;
  output.lines(meant ? `Deleted the review${along}.` : 'Nothing was deleted.');
  return meant ? exitCodes.ok : exitCodes.failed;
}
