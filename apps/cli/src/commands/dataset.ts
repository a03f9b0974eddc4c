import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Command, Option } from 'commander';
import { checkPlace, datasetFormats, storedPortions, writeDataset, type DatasetFormat } from '#datasets';
import { parseViewer, reviewBounds } from '#record';
import { Archive } from '../archive.js';
import { examples, wholeNumber } from '../arguments.js';
import type { Add } from '../command.js';
import { exitCodes, must, type ExitCode } from '../failure.js';
import type { Output } from '../output.js';
import { progressOf } from '../progress.js';
import { counted } from '../terminal/text.js';
import { defaultViewer } from '../viewing.js';

interface Options {
  readonly format: DatasetFormat;
  readonly as: string;
  readonly replace?: boolean;
  readonly threads?: number;
}

/** The minimum number of games for which threads are used. */
const MANY = 200;
/** The maximum number of threads. More threads would only wait for the writer. */
const MOST_THREADS = 4;

/** The maximum number of omitted games that the output names. */
const NAMED = 5;

export const dataset = (add: Add): void =>
  add<Options>(
    new Command('dataset')
      .argument('<folder>', 'the folder to write the tables to, with one file for each table')
      .addOption(
        new Option('--format <format>', 'the file format').choices(datasetFormats).default('parquet'),
      )
      .option('-a, --as <viewer>', 'the perspective: a seat (0, 1), spectator or all', defaultViewer)
      .option('--replace', 'replace an existing dataset')
      .option(
        '--threads <number>',
        'the number of threads that read games (0: only the main thread); the files do not depend on it',
        wholeNumber(0, reviewBounds.threads),
      )
      .addHelpText(
        'after',
        examples('retrace dataset games', 'retrace dataset seen --as spectator --format csv --replace'),
      ),
    write,
  );

async function write(
  output: Output,
  [name = '']: readonly string[],
  { format, as, replace: replaces, threads }: Options,
): Promise<ExitCode> {
  const { around } = output;
  const replace = replaces === true;
  const viewer = must(parseViewer(as), exitCodes.usage);
  const folder = path.resolve(around.folder, name);
  await checkPlace(folder, replace);
  around.interruption.awaited = true;
  const { signal } = around.interruption;
  return Archive.reading(around, async (archive) => {
    const ids = await archive.ids();
    const progress = progressOf(output, 'Writing', ids.length);
    const count = threads ?? (ids.length < MANY ? 0 : Math.min(MOST_THREADS, availableParallelism()));
    const { store, settings } = archive;
    // Other threads cannot read an in-memory store, so this thread reads it.
    const isApart = count > 0 && settings.kind !== 'memory';
    const portions = storedPortions({ ids, viewer, store, ...(isApart && { threads: { count, settings } }) });
    const written = (games: number): void => progress.to(games);
    const options = { format, replace, signal, written };
    const { rows, leftOut } = await writeDataset(folder, portions, options).finally(() => progress.end());
    output.document({ folder, format, perspective: as, rows, leftOut });
    for (const { game, why } of leftOut.slice(0, NAMED)) output.remark(`Left out ${game}: ${why}`);
    if (leftOut.length > NAMED) output.remark(`Left out ${counted(leftOut.length - NAMED, 'more game')}.`);
    output.lines(
      `Wrote ${counted(rows.games, 'game')} to ${name}: ${counted(rows.events, 'event')}, ` +
        `${counted(rows.decisions, 'decision')}, ${counted(rows.chances, 'chance')}.`,
    );
    return exitCodes.ok;
  });
}
