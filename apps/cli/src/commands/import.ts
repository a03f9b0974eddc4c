import { Command, Option } from 'commander';
import { gameModules } from '#games';
import { importGame, type Imported } from '#interchange';
import { recordBounds, visibilities, type CheckStatus, type GameId, type Visibility } from '#record';
import type { CliProblem as Problem } from '../error-codes.js';
import { RecordChecks } from '#verification';
import { Archive } from '../archive.js';
import { examples } from '../arguments.js';
import { boundedText } from '../bounded-file.js';
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
import type { Add } from '../command.js';
import { progressOf } from '../progress.js';
import { checkWords } from '../terminal/origin.js';
import { counted } from '../terminal/text.js';

interface Options {
  readonly visibility?: Visibility;
  readonly check: boolean;
}

export const importGames = (add: Add): void =>
  add<Options>(
    new Command('import')
      .description('import games from export files; importing again changes nothing')
      .argument('<files...>', 'export files')
      .addOption(
        new Option(
          '--visibility <who>',
          'who can view them (default: PRIVATE where people sign in, else PUBLIC)',
        ).choices(visibilities),
      )
      .option('--no-check', 'do not check them against the rules; a server does when it starts')
      .addHelpText('after', examples('retrace import sample-1.json', 'retrace import games/*.json')),
    takeGames,
  );

/** What became of a file. `check`: whether the rules confirm its game; null where nobody has looked. */
type Outcome = { readonly file: string } & (
  { readonly imported: Imported; readonly check: CheckStatus | null } | { readonly failed: Failure }
);

function textOf(file: string, folder: string): string {
  try {
    const text = boundedText(file, folder, recordBounds.file);
    if (text !== null) return text;
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    throw failure(exitCodes.notFound, 'FILE_NOT_FOUND', `There is no file "${file}".`);
  }
  throw failure(
    exitCodes.badInput,
    'IMPORT_TOO_LARGE',
    `The file is larger than ${recordBounds.file / 1024 / 1024} MB: it is not a game.`,
  );
}

/** One file: all of it or nothing; what is wrong with it does not keep the others from being taken. */
async function take(
  archive: Archive,
  checks: RecordChecks | null,
  file: string,
  folder: string,
  visibility: Visibility,
): Promise<Outcome> {
  try {
    const imported = await importGame(archive.shelf(visibility), textOf(file, folder), gameModules);
    if (!imported.ok) {
      const exit = imported.error.code === 'IMPORT_CONFLICT' ? exitCodes.conflict : exitCodes.badInput;
      return { file, failed: failureOf(exit, [imported.error]) };
    }
    return { file, imported: imported.value, check: await checked(archive, checks, imported.value.id) };
  } catch (error) {
    const failed = translated(error);
    if (failed === null || failed.exit === exitCodes.store) throw error;
    return { file, failed };
  }
}

/** Holds an imported game against the rules, unless that was done; null: it was recorded here, or it was not done. */
async function checked(
  archive: Archive,
  checks: RecordChecks | null,
  id: GameId,
): Promise<CheckStatus | null> {
  const { imported } = await archive.authorityOver(id);
  if (imported?.check !== null || checks === null) return imported?.check?.status ?? null;
  const check = await checks.check(await archive.games.read(id));
  if (check !== null) await archive.sayChecked(id, check);
  return check?.status ?? null;
}

/** Who can look at imported games where nobody says: as a server with the same settings does. */
const visibilityBy = ({ AUTH_SECRET = '', AUTH_JWKS = '' }: NodeJS.ProcessEnv): Visibility =>
  AUTH_SECRET === '' && AUTH_JWKS === '' ? 'PUBLIC' : 'PRIVATE';

const located = (file: string, problem: Problem): Problem => ({
  ...problem,
  where: problem.where === undefined ? file : `${file}, ${problem.where}`,
});

async function takeGames(output: Output, files: readonly string[], options: Options): Promise<ExitCode> {
  const { folder, environment } = output.around;
  const visibility = options.visibility ?? visibilityBy(environment);
  const checks = options.check ? new RecordChecks() : null;
  const outcomes: Outcome[] = [];
  const archive = await Archive.open(output.around);
  const progress = progressOf(output, 'Importing', files.length);
  try {
    for (const file of files) {
      outcomes.push(await take(archive, checks, file, folder, visibility));
      progress.to(outcomes.length);
    }
  } finally {
    progress.end();
    await checks?.close();
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
        ? { file: outcome.file, ...outcome.imported, check: outcome.check }
        : { file: outcome.file, error: documentOf(located(outcome.file, outcome.failed.problems[0])) },
    ),
    ...(first !== undefined && { error: documentOf(first.problem) }),
  });
  for (const outcome of outcomes)
    if ('imported' in outcome) {
      const { id, events, alreadyThere } = outcome.imported;
      output.lines(
        alreadyThere
          ? `${id} exists already: nothing changed.`
          : `Imported ${id}: ${counted(events, 'event')}. ${checkWords(outcome.check)} ${output.theme.paint.dim(`More: retrace verify ${id}`)}`,
      );
    }
  if (!output.json) for (const { problem } of failures) output.problems([problem]);
  return first?.exit ?? exitCodes.ok;
}
