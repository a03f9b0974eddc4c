import { Command, Option } from 'commander';
import { gameModules } from '#games';
import {
  looksLikeDraft,
  parseDraft,
  readGames,
  readingBefore,
  readingOf,
  takeDraft,
  takeGame,
  type Imported,
  type ImportedDraft,
  type LogReport,
  type Reading,
  RecordChecks,
  type Check,
} from '#interchange';
import { visibilities, type GameId, type Visibility } from '#record';
import type { CliProblem as Problem } from '../error-codes.js';
import { Archive } from '../archive.js';
import { examples, repeated } from '../arguments.js';
import { gameTexts } from '../game-texts.js';
import { exitCodes, failureOf, must, translated, type Failure, type ExitCode } from '../failure.js';
import { documentOf, type Output } from '../output.js';
import type { Add } from '../command.js';
import { progressOf } from '../progress.js';
import { givenWith, type Given } from './import-given.js';
import { reportGames, reportOf, sortedGames } from './import-report.js';
import { checkWords } from '../terminal/origin.js';
import { counted } from '../terminal/text.js';

interface Options {
  readonly visibility?: Visibility;
  readonly check: boolean;
  readonly dryRun?: boolean;
  readonly keepBoth?: boolean;
  readonly deck?: readonly string[];
}

export const importGames = (add: Add): void =>
  add<Options>(
    new Command('import')
      .argument(
        '<files...>',
        'export files, logs of Board Game Arena, card files, decks, or folders and archives of these; ' +
          'several logs of one table become one game',
      )
      .option('--deck <deck>', "a player's deck, as a link, deck code or file; can be repeated", repeated)
      .addOption(
        new Option(
          '--visibility <who>',
          'the visibility of the games (default: PRIVATE if people sign in, otherwise PUBLIC)',
        ).choices(visibilities),
      )
      .option('--no-check', 'do not check the games against the rules; a server checks them when it starts')
      .option(
        '--keep-both',
        'if an older version of Retrace recorded a log differently, keep that game and record the log with ' +
          'a separate id',
      )
      .option('--dry-run', 'report the content of the files, but record nothing')
      .addHelpText(
        'after',
        examples(
          'retrace import sample-1.json',
          'retrace import games/*.json',
          'retrace import --dry-run table.json.gz',
          'retrace import mine.json cards.json --deck https://example.org/decks/CODE',
        ),
      ),
    takeGames,
  );

/**
 * The outcome of importing a file. `check` is the result of checking the game against the rules. It is null if the game
 * was not checked.
 */
type Outcome = { readonly file: string } & (
  | {
      readonly imported: Imported;
      readonly check: Check | null;
      readonly log: LogReport | null;
      readonly reading: Reading | null;
    }
  | { readonly draft: ImportedDraft }
  | { readonly failed: Failure }
);

/**
 * Imports the games in files. Each game is imported either completely or not at all. Returns a file's problems as its
 * outcome, so that the other files are still imported.
 */
async function take(
  { archive, checks, given, folder, visibility, keepsBoth }: Taking,
  files: readonly string[],
): Promise<readonly Outcome[]> {
  const file = files.join(', ');
  try {
    const texts = files.flatMap((path) => gameTexts(path, folder));
    const [text = ''] = texts;
    if (texts.length === 1 && looksLikeDraft(text))
      return [await takeDrafted({ archive, checks, visibility }, file, text)];
    const outcomes: Outcome[] = [];
    for (const game of must(readGames(texts, gameModules, given.printed, given.decks), exitCodes.badInput)) {
      const imported = await takeGame(archive.shelf(visibility), game, keepsBoth);
      if (!imported.ok) outcomes.push({ file, failed: failureOf(exitCodes.conflict, [imported.error]) });
      else {
        const { id, continues } = imported.value;
        const check = await checked(archive, checks, id, continues !== undefined);
        const stays = imported.value.wasFuller === true;
        const found = game.report === null ? null : readingOf(game.report, game.events);
        const reading =
          found !== null && stays ? readingBefore(await archive.games.read(id), found.seat) : found;
        outcomes.push({ file, imported: imported.value, check, log: game.report, reading });
      }
    }
    return outcomes;
  } catch (error) {
    const failed = translated(error);
    if (failed === null || failed.exit === exitCodes.store) throw error;
    return [{ file, failed }];
  }
}

/** Imports a draft together with all of its games, or nothing. */
async function takeDrafted(
  { archive, checks, visibility }: Pick<Taking, 'archive' | 'checks' | 'visibility'>,
  file: string,
  text: string,
): Promise<Outcome> {
  const read = parseDraft(text, gameModules);
  const taken = read.ok ? await takeDraft(archive.drafts.shelf(archive.shelf(visibility)), read.value) : read;
  if (!taken.ok) {
    const exit = taken.error.code === 'IMPORT_CONFLICT' ? exitCodes.conflict : exitCodes.badInput;
    return { file, failed: failureOf(exit, [taken.error]) };
  }
  for (const { id } of taken.value.games) await checked(archive, checks, id);
  return { file, draft: taken.value };
}

interface Taking {
  readonly archive: Archive;
  readonly checks: RecordChecks | null;
  readonly given: Given;
  readonly folder: string;
  readonly visibility: Visibility;
  readonly keepsBoth: boolean;
}

/**
 * Checks an imported game against the rules. If the game was checked before and has no new events, returns the earlier
 * result. Null if the game was recorded here or checks are off.
 */
async function checked(
  archive: Archive,
  checks: RecordChecks | null,
  id: GameId,
  hasGrown = false,
): Promise<Check | null> {
  const { imported } = await archive.authorityOver(id);
  const known = imported?.check;
  if (known === undefined || checks === null || (known !== null && !hasGrown)) return known ?? null;
  const check = await checks.check(await archive.games.read(id));
  if (check !== null) await archive.sayChecked(id, check);
  return check;
}

/** Returns the default visibility of imported games. A server with the same settings has the same default. */
const visibilityBy = ({ AUTH_SECRET = '', AUTH_JWKS = '' }: NodeJS.ProcessEnv): Visibility =>
  AUTH_SECRET === '' && AUTH_JWKS === '' ? 'PUBLIC' : 'PRIVATE';

const located = (file: string, problem: Problem): Problem => ({
  ...problem,
  where: problem.where === undefined ? file : `${file}, ${problem.where}`,
});

async function takeGames(output: Output, files: readonly string[], options: Options): Promise<ExitCode> {
  const { folder, environment } = output.around;
  const given = givenWith(output, files, options.deck ?? [], options.dryRun === true);
  if (options.dryRun === true) return reportGames(output, given);
  const visibility = options.visibility ?? visibilityBy(environment);
  const keepsBoth = options.keepBoth === true;
  const checks = options.check ? new RecordChecks() : null;
  const outcomes: Outcome[] = [...given.failed];
  const archive = await Archive.open(output.around);
  const games = sortedGames(output, given.games);
  const progress = progressOf(output, 'Importing', games.length);
  try {
    for (const [index, own] of games.entries()) {
      outcomes.push(...(await take({ archive, checks, given, folder, visibility, keepsBoth }, own)));
      progress.to(index + 1);
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
  const played = outcomes.flatMap((outcome) =>
    'imported' in outcome && outcome.log !== null ? [outcome.log] : [],
  );
  output.document({
    ...given.document(played),
    files: outcomes.map((outcome) =>
      'imported' in outcome
        ? {
            file: outcome.file,
            ...outcome.imported,
            check: outcome.check?.status ?? null,
            ...(outcome.check?.position != null && { position: outcome.check.position }),
            ...(outcome.log !== null &&
              outcome.imported.wasFuller !== true && { log: reportOf(outcome.file, outcome.log) }),
            ...(outcome.reading !== null && { reading: outcome.reading }),
          }
        : 'draft' in outcome
          ? {
              file: outcome.file,
              draft: outcome.draft.id,
              events: outcome.draft.events,
              alreadyThere: outcome.draft.alreadyThere,
              games: outcome.draft.games,
            }
          : { file: outcome.file, error: documentOf(located(outcome.file, outcome.failed.problems[0])) },
    ),
    ...(first !== undefined && { error: documentOf(first.problem) }),
  });
  for (const outcome of outcomes)
    if ('draft' in outcome) {
      const { id, events, games, alreadyThere } = outcome.draft;
      output.lines(
        alreadyThere
          ? `${id} already exists, so nothing changed.`
          : `Imported ${id}: a draft of ${counted(events, 'event')}, with ${counted(games.length, 'game')}. ${output.theme.paint.dim(`More: retrace verify ${id}`)}`,
      );
    } else if ('imported' in outcome) {
      const { id, events, alreadyThere, continues, replaces, wasFuller } = outcome.imported;
      if (outcome.reading !== null) output.lines(`${id}: ${outcome.reading.text}`);
      output.lines(
        ...(replaces?.retired ?? []).map((other) => `It replaces ${other}, which was less complete.`),
        ...(replaces?.kept ?? []).map(
          (other) => `${other}, which is less complete, is kept because it has notes or branches of yours.`,
        ),
        alreadyThere
          ? `${id} already exists${wasFuller === true ? ' and is at least as complete' : ''}, so nothing ` +
              'changed.'
          : `${continues === undefined ? `Imported ${id}` : `Continued ${id}, which had ${counted(continues, 'event')}`}: ${counted(events, 'event')}. ${checkWords(outcome.check)} ${output.theme.paint.dim(`More: retrace verify ${id}`)}`,
      );
    }
  output.lines(...given.lines(played));
  if (!output.json) for (const { problem } of failures) output.problems([problem]);
  return first?.exit ?? exitCodes.ok;
}
