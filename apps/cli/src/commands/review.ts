import { availableParallelism } from 'node:os';
import { Command } from 'commander';
import { missedIn, type Review, type ReviewRequest } from '#analysis';
import { observedFrom, type Replay } from '#projections';
import { reviewBounds, type Locale } from '#record';
import {
  htmlOf,
  lacksOf,
  markdownOf,
  originOf,
  playoutsOf,
  reportOf,
  reviewId,
  reviewInThreads,
  reviewNotes,
  usualPlayouts,
  withoutReviewNotes,
  type CheckedReview,
  type Lack,
  type ReviewWatch,
} from '#reviews';
import { Archive } from '../archive.js';
import { examples, localeOption, seedText, wholeNumber } from '../arguments.js';
import type { Add } from '../command.js';
import { playBetterLines, type PlayedLine } from '../better-lines.js';
import { exitCodes, must, type ExitCode } from '../failure.js';
import { requireNewFile, writeNewFile } from '../new-file.js';
import type { Output } from '../output.js';
import { progressOf } from '../progress.js';
import { reviewDocument } from '../review-document.js';
import { reviewLines } from '../review-lines.js';
import { deckListsOption, gameToReview, type DeckLists, type GameToReview } from '../reviewed.js';
import { counted } from '../terminal/text.js';
import { defaultViewer } from '../viewing.js';

interface Options {
  readonly as: string;
  readonly seed: string;
  readonly playouts: string;
  readonly threads: number;
  readonly deckLists?: DeckLists;
  readonly locale: Locale;
  readonly html?: string;
  readonly markdown?: string;
  readonly force?: true;
  readonly keep?: true;
  readonly notes?: true;
  readonly removeNotes?: true;
  readonly branch?: true;
}

const lackWords: Readonly<Record<Exclude<Lack, 'observed'>, string>> = {
  decisions: 'No decision could be evaluated, because the record shows no choices of the players.',
  end: 'The game is not over. Luck and skill add up to its current state.',
  cards: 'Some cards are not known, so only the value model evaluated the positions with them.',
  dealt: 'Some cards are not known, so they were dealt from the cards that the record shows.',
  abilities: 'Some cards have abilities that the rules do not execute.',
  model: 'The game has no value model, so every playout continued to the end of the game.',
  agreement: 'The record contradicts the rules. `retrace verify` shows where.',
  check: 'This version of Retrace cannot check the record against its rules.',
};

const wordsOf = (lack: Lack, { events }: Replay): string =>
  lack === 'observed'
    ? `From position ${observedFrom(events)} on, the record contains only what was seen, so only the value ` +
      'model evaluated that part.'
    : lackWords[lack];

export const reviewGame = (add: Add): void =>
  add<Options>(
    new Command('review')
      .argument('<game>', 'the id of a game')
      .option('-a, --as <viewer>', 'the perspective: a seat (0, 1), spectator or all', defaultViewer)
      .option('-s, --seed <text>', 'the seed; the same seed gives the same numbers', seedText, '1')
      .option('-p, --playouts <number>', 'the number of playouts for each position', `${usualPlayouts}`)
      .addOption(deckListsOption())
      .option(
        '--threads <number>',
        'the number of threads; the results do not depend on it',
        wholeNumber(1, reviewBounds.threads),
        Math.min(reviewBounds.threads, availableParallelism()),
      )
      .option('--html <file>', 'write a report as an HTML page')
      .option('--markdown <file>', 'write a report as Markdown')
      .option('--force', 'overwrite an existing report')
      .addOption(localeOption('the language of the report and the notes', '-l, --locale <locale>'))
      .option('--keep', 'store the review, so that the viewer shows it and lessons are created from it')
      .option('--branch', 'play the better lines of the worst mistakes, each in a branch')
      .option('--notes', 'write the mistakes and the good choices as notes about the game')
      .option('--remove-notes', 'only remove the notes that reviews wrote')
      .addHelpText(
        'after',
        examples(
          'retrace review sample-1',
          'retrace review sample-1 --playouts 60 --json',
          'retrace review sample-1 --html review.html --locale it',
          'retrace review sample-1 --notes',
          'retrace review sample-1 --keep',
          'retrace review sample-1 --branch',
        ),
      ),
    review,
  );

async function review(output: Output, [id = '']: readonly string[], options: Options): Promise<ExitCode> {
  const { as, seed, playouts, threads } = options;
  if (options.removeNotes === true) return removeNotes(output, id);
  const playoutCount = must(playoutsOf(Number(playouts)), exitCodes.usage);
  const force = options.force === true;
  const files = [options.html, options.markdown].flatMap((file) => file ?? []);
  // Reports unusable files before the long computation.
  for (const file of files) requireNewFile(output.around, file, force);
  const game = await gameToReview(output.around, id, as, options.deckLists);
  const { replay, viewer, lists } = game;
  const from = performance.now();
  const progress = progressOf(output, 'Reviewing', replay.events.length);
  const request = { seed, playouts: playoutCount, viewer, lists };
  const watch: ReviewWatch = {
    onProgress: (done, all) => progress.to(Math.round((done / all) * replay.events.length)),
  };
  const pool = threads === 1 ? output.around.reviewThreads?.() : undefined;
  const made = await (
    pool?.review(replay, request, watch) ?? reviewInThreads(replay, request, { threads, ...watch })
  ).finally(() => progress.end());
  const { found } = made;
  const seconds = (performance.now() - from) / 1000;
  if (files.length > 0) {
    const report = reportOf(found, {
      game: id,
      replay,
      viewer,
      locale: options.locale,
      seed,
      playouts: playoutCount,
    });
    if (options.html !== undefined) writeNewFile(output.around, options.html, htmlOf(report), force);
    if (options.markdown !== undefined)
      writeNewFile(output.around, options.markdown, markdownOf(report), force);
  }
  const missed = missedIn(replay, viewer, 'en');
  if (options.keep === true) await keepReview(output, id, game, { made, seconds, request });
  const noted =
    options.notes === true ? await writeNotes(output, id, game, { found, request }, options.locale) : null;
  const lines = options.branch === true ? await playLines(output, id, game, found) : null;
  output.document({
    ...reviewDocument(id, game, found, missed, seconds),
    ...(noted !== null && { notes: noted }),
    ...(lines !== null && {
      branches: lines.map(({ position, game: branch }) => ({ position, game: branch })),
    }),
  });
  for (const lack of lacksOf(replay, made, viewer)) output.remark(wordsOf(lack, replay));
  output.lines(...reviewLines(output, game, found, missed, seconds));
  if (options.keep === true) output.lines('Stored the review. Practise its lessons with `retrace lessons`');
  for (const file of files) output.lines(`Wrote the report to ${file}.`);
  if (noted !== null) output.lines(`Wrote ${counted(noted, 'note')}. Remove them with --remove-notes`);
  for (const { position, game: branch, isNew } of lines ?? [])
    output.lines(
      `${isNew ? 'Played' : 'Kept'} the better line of position ${position}: retrace show ${branch} --at ${position}`,
    );
  return exitCodes.ok;
}

/** Plays the better choices at the worst mistakes, each in its own branch. */
async function playLines(
  { around }: Output,
  id: string,
  { replay }: GameToReview,
  found: Review,
): Promise<readonly PlayedLine[]> {
  const archive = await Archive.open(around);
  try {
    return await playBetterLines(archive, archive.idOf(id), replay, found);
  } finally {
    await archive.close();
  }
}

/** Replaces the notes of earlier reviews with the notes of this review. Returns the number of new notes. */
async function writeNotes(
  { around }: Output,
  id: string,
  { replay, viewer }: GameToReview,
  { found, request }: { readonly found: Review; readonly request: ReviewRequest },
  locale: Locale,
): Promise<number> {
  const archive = await Archive.open(around);
  try {
    const game = archive.idOf(id);
    const written = reviewNotes(reviewId(game, originOf(replay, request)), found, replay, viewer, locale);
    await archive.writeNotes(game, (before) => [...withoutReviewNotes(before), ...written]);
    return written.length;
  } finally {
    await archive.close();
  }
}

/** A completed review with its request and its duration. */
interface MadeReview {
  readonly made: CheckedReview;
  readonly seconds: number;
  readonly request: ReviewRequest;
}

/** Stores a review as a server does. */
async function keepReview(
  { around }: Output,
  id: string,
  { replay, viewer }: GameToReview,
  { made, seconds, request }: MadeReview,
): Promise<void> {
  const archive = await Archive.open(around);
  try {
    const game = archive.idOf(id);
    const origin = originOf(replay, request);
    const lacks = lacksOf(replay, made, viewer);
    const review = reviewId(game, origin);
    const { found } = made;
    await archive.keepReview(game, { kind: 'Reviewed', review, origin, found, lacks, seconds });
  } finally {
    await archive.close();
  }
}

async function removeNotes(output: Output, id: string): Promise<ExitCode> {
  const archive = await Archive.open(output.around, undefined, true);
  try {
    const game = archive.idOf(id);
    await archive.requireThere(game);
    let removed = 0;
    await archive.writeNotes(game, (before) => {
      const notes = withoutReviewNotes(before);
      removed = notes.length;
      return notes;
    });
    output.document({ game: id, removed });
    output.lines(`Removed ${counted(removed, 'note')}.`);
    return exitCodes.ok;
  } finally {
    await archive.close();
  }
}
