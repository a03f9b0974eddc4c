import { gameModules } from '#games';
import {
  looksLikeDraft,
  parseDraft,
  readGames,
  readingOf,
  type LogReport,
  type ReadGame,
} from '#interchange';
import type { Failure, ExitCode } from '../failure.js';
import { exitCodes, must, translated } from '../failure.js';
import { filesOfGames, gameTexts } from '../game-texts.js';
import { documentOf, type Output } from '../output.js';
import { progressOf } from '../progress.js';
import { counted, worded } from '../terminal/text.js';
import type { Given } from './import-given.js';

/** Converts a report on a log to its entry in the JSON document. */
export const reportOf = (file: string, { open: _, ...report }: LogReport) => ({ file, ...report });

/** Like `reportOf`, for a file that Retrace exported. */
const ownReport = (file: string, { id, events }: ReadGame) => ({
  file,
  game: id,
  events: events.length,
  reconstructed: 0,
  observed: 0,
  unknown: 0,
  differences: [],
  result:
    events.flatMap(({ event }) =>
      event.kind === 'GameEnded' ? [{ winners: event.winners, reason: event.reason }] : [],
    )[0] ?? null,
  expeditions: null,
});

/** Formats a report on a log in a few lines. */
export const linesOf = ({
  game,
  reconstructed,
  parting,
  observed,
  unknown,
  compared,
  differences,
  result,
}: LogReport): readonly string[] => [
  `${game}: ${counted(reconstructed, 'event')} reconstructed, ${counted(observed, 'event')} ` +
    `observed, ${counted(unknown, 'fact')} not shown in the log.`,
  `${counted(compared, 'total')} of the log compared, ${counted(differences.length, 'difference')}. ` +
    (result === null
      ? 'The log does not contain the end of the game.'
      : `${winnersText(result.names)} (${worded(result.reason)}).`),
  ...(parting === null
    ? []
    : [
        `Observed from day ${parting.day}, move ${parting.move} on: ${parting.differences.slice(0, 3).join('; ')}.`,
      ]),
  ...differences
    .slice(0, 20)
    .map(
      ({ move, revision, what, logged, recorded, times }) =>
        `  move ${move}, event ${revision}: ${what} is ${logged} in the log, ${recorded} in the record${times === 1 ? '' : `; ${times} times with this difference`}`,
    ),
];

const winnersText = (names: readonly string[]): string =>
  names.length === 0 ? 'No player won' : `Won by ${names.join(' and ')}`;

/** Groups files by game while showing progress. */
export function sortedGames(output: Output, files: readonly string[]): readonly (readonly string[])[] {
  const progress = progressOf(output, 'Looking at files', files.length);
  try {
    return filesOfGames(files, output.around.folder, (count) => progress.to(count));
  } finally {
    progress.end();
  }
}

/** Reads files and reports on them without recording anything. Reads one game at a time to limit memory use. */
export function reportGames(output: Output, given: Given): ExitCode {
  const { folder } = output.around;
  const games = sortedGames(output, given.games);
  const progress = progressOf(output, 'Reading', games.length);
  const reports: object[] = [];
  const lines: string[] = [];
  const played: LogReport[] = [];
  const failures: Failure[] = given.failed.map(({ failed }) => failed);
  for (const { file, failed } of given.failed)
    reports.push({ file, error: documentOf({ ...failed.problems[0], where: file }) });
  try {
    for (const own of games) {
      const file = own.join(', ');
      try {
        const texts = own.flatMap((path) => gameTexts(path, folder));
        const [text = ''] = texts;
        if (texts.length === 1 && looksLikeDraft(text)) {
          const { id, events, games } = must(parseDraft(text, gameModules), exitCodes.badInput);
          reports.push({ file, draft: id, events: events.length, games: games.map((game) => game.id) });
          lines.push(
            `${id}: a draft of ${counted(events.length, 'event')}, with ${counted(games.length, 'game')}.`,
          );
          progress.to(reports.length);
          continue;
        }
        for (const game of must(
          readGames(texts, gameModules, given.printed, given.decks),
          exitCodes.badInput,
        )) {
          if (game.report === null) {
            reports.push(ownReport(file, game));
            lines.push(`${game.id}: ${counted(game.events.length, 'event')}.`);
            continue;
          }
          const reading = readingOf(game.report, game.events);
          played.push(game.report);
          reports.push({ ...reportOf(file, game.report), reading });
          lines.push(...linesOf(game.report), reading.text);
        }
      } catch (error) {
        const failed = translated(error);
        if (failed === null) throw error;
        failures.push(failed);
        reports.push({ file, error: documentOf({ ...failed.problems[0], where: file }) });
      }
      progress.to(reports.length);
    }
  } finally {
    progress.end();
  }
  const [first] = failures;
  output.document({
    ...given.document(played),
    games: reports,
    ...(first !== undefined && { error: documentOf(first.problems[0]) }),
  });
  if (!output.json) {
    output.lines(...lines, ...given.lines(played));
    for (const { problems } of failures) output.problems(problems);
  }
  return first?.exit ?? exitCodes.ok;
}
