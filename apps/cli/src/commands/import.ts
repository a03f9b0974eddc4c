import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { importGame, type Imported } from '#interchange';
import type { Problem } from '#record';
import { actionCheck, Archive } from '../archive.js';
import { examples } from '../arguments.js';
import {
  codeOf,
  exitCodes,
  failure,
  failureOf,
  translated,
  type Failure,
  type ExitCode,
} from '../failure.js';
import { documentOf, type Output } from '../output.js';
import type { Add } from '../program.js';
import { progressOf } from '../terminal/progress.js';
import { counted } from '../terminal/text.js';

export const importGames = (add: Add): void =>
  add(
    new Command('import')
      .description('take games from files that export wrote; a second time changes nothing')
      .argument('<files...>', 'export files')
      .addHelpText('after', examples('retrace import sample-1.json', 'retrace import games/*.json')),
    takeGames,
  );

type Outcome = { readonly file: string } & ({ readonly imported: Imported } | { readonly failed: Failure });

function textOf(file: string, folder: string): string {
  try {
    return readFileSync(path.resolve(folder, file), 'utf8');
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    throw failure(exitCodes.notFound, 'FILE_NOT_FOUND', `There is no file "${file}".`);
  }
}

/** One file: all of it or nothing; what is wrong with it does not keep the others from being taken. */
async function take(archive: Archive, file: string, folder: string): Promise<Outcome> {
  try {
    const imported = await importGame(archive.shelf, textOf(file, folder), actionCheck);
    if (imported.ok) return { file, imported: imported.value };
    const exit = imported.error.code === 'IMPORT_CONFLICT' ? exitCodes.conflict : exitCodes.badInput;
    return { file, failed: failureOf(exit, [imported.error]) };
  } catch (error) {
    const failed = translated(error);
    if (failed === null || failed.exit === exitCodes.store) throw error;
    return { file, failed };
  }
}

const located = (file: string, problem: Problem): Problem => ({
  ...problem,
  where: problem.where === undefined ? file : `${file}, ${problem.where}`,
});

async function takeGames(output: Output, files: readonly string[]): Promise<ExitCode> {
  const { folder } = output.around;
  const outcomes: Outcome[] = [];
  const archive = await Archive.open(output.around);
  const progress = progressOf(output, 'Importing', files.length);
  try {
    for (const file of files) {
      outcomes.push(await take(archive, file, folder));
      progress.to(outcomes.length);
    }
  } finally {
    progress.end();
    await archive.close();
  }
  const failures = outcomes.flatMap((outcome) =>
    'failed' in outcome
      ? [{ exit: outcome.failed.exit, problem: located(outcome.file, outcome.failed.problems[0]) }]
      : [],
  );
  const [first] = failures;
  output.document({
    files: outcomes.map((outcome) =>
      'imported' in outcome
        ? { file: outcome.file, ...outcome.imported }
        : { file: outcome.file, error: documentOf(located(outcome.file, outcome.failed.problems[0])) },
    ),
    ...(first !== undefined && { error: documentOf(first.problem) }),
  });
  for (const outcome of outcomes)
    if ('imported' in outcome) {
      const { id, events, alreadyThere } = outcome.imported;
      output.lines(
        alreadyThere
          ? `${id} was there already: nothing changed.`
          : `Imported ${id}: ${counted(events, 'event')}. ${output.theme.paint.dim(`Check it: retrace verify ${id}`)}`,
      );
    }
  if (!output.json) for (const { problem } of failures) output.problems([problem]);
  return first?.exit ?? exitCodes.ok;
}
