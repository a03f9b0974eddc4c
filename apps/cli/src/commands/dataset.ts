import path from 'node:path';
import { Command, Option } from 'commander';
import { checkPlace, datasetFormats, writeDataset, type DatasetFormat, type DatasetGame } from '#datasets';
import { parseViewer, type GameId, type Viewer } from '#record';
import { Archive, moduleOf } from '../archive.js';
import { examples } from '../arguments.js';
import type { Add } from '../command.js';
import { exitCodes, must, translated, type ExitCode } from '../failure.js';
import type { Output } from '../output.js';
import { progressOf } from '../progress.js';
import { counted } from '../terminal/text.js';
import { defaultViewer, seatsOf } from '../viewing.js';

interface Options {
  readonly format: DatasetFormat;
  readonly as: string;
  readonly replace?: boolean;
}

/** Games that are left out: those that cannot be read, and those without such a seat. */
interface LeftOut {
  readonly game: GameId;
  readonly why: string;
}

/** Games left out that are named. */
const NAMED = 5;

export const dataset = (add: Add): void =>
  add<Options>(
    new Command('dataset')
      .description('write all games as tables for analysis: games, decisions, events, chances, …')
      .argument('<folder>', 'where to write them: one file for each table')
      .addOption(new Option('--format <format>', 'of the files').choices(datasetFormats).default('parquet'))
      .option('-a, --as <viewer>', 'the perspective: a seat (0, 1), spectator or all', defaultViewer)
      .option('--replace', 'replace a dataset that is there')
      .addHelpText(
        'after',
        examples('retrace dataset games', 'retrace dataset seen --as spectator --format csv --replace'),
      ),
    write,
  );

async function write(
  output: Output,
  [name = '']: readonly string[],
  { format, as, replace: replaces }: Options,
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
    const leftOut: LeftOut[] = [];
    const progress = progressOf(output, 'Writing', ids.length);
    const games = gamesOf(archive, ids, viewer, (game, why) => leftOut.push({ game, why }));
    const written = (games: number): void => progress.to(games + leftOut.length);
    const { rows } = await writeDataset(folder, games, { format, replace, signal, written }).finally(() =>
      progress.end(),
    );
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

/** The games one after the other, as they are read. */
async function* gamesOf(
  archive: Archive,
  ids: readonly GameId[],
  viewer: Viewer,
  leaveOut: (game: GameId, why: string) => void,
): AsyncGenerator<DatasetGame> {
  for (const id of ids) {
    const game = await readGame(archive, id).catch((error: unknown) => {
      const problem = translated(error);
      if (problem === null || problem.exit === exitCodes.bug) throw error;
      leaveOut(id, problem.message);
      return null;
    });
    if (game === null) continue;
    if (viewer.kind === 'seat' && viewer.seat >= seatsOf(game.events).length)
      leaveOut(id, `It has no seat ${viewer.seat}.`);
    else yield { id, ...game, viewer };
  }
}

async function readGame(
  archive: Archive,
  id: GameId,
): Promise<Required<Pick<DatasetGame, 'events' | 'module' | 'reviews'>>> {
  const events = await archive.read(id);
  return { events, module: moduleOf(events), reviews: await archive.reviewsOf(id) };
}
