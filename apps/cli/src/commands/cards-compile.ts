import { Command, Option } from 'commander';
import { editions, type EditionId } from '#altered/abilities';
import {
  compileReport,
  conceptsOf,
  setOf,
  type CardFile,
  type Concept,
  type Coverage,
  type Obstacle,
} from '#altered/cards';
import { explainLine } from '#altered/text';
import { examples, wholeNumber } from '../arguments.js';
import { cardFilesOf } from '../card-files.js';
import { exitCodes, failure, type ExitCode } from '../failure.js';
import type { Output } from '../output.js';
import type { Add } from '../command.js';
import { progressOf } from '../progress.js';
import { drawTable } from '../terminal/table.js';
import { counted, cut } from '../terminal/text.js';

interface Options {
  readonly declines?: true;
  readonly set?: string;
  readonly edition: EditionId;
  readonly limit: number;
}

export const compileCards = (add: Add): void =>
  add<Options>(
    new Command('compile')
      .description('count the lines of card text in files that Retrace can read and execute')
      .argument('<file...>', 'card files (JSON, public card format, English text), read together')
      .option(
        '--declines',
        'list the lines that are not executed, with reasons, by the number of cards affected',
      )
      .option('-s, --set <code>', 'only this set, such as CORE')
      .addOption(
        new Option('--edition <edition>', 'the edition of the rules').choices([...editions]).default('4.0'),
      )
      .option('-n, --limit <number>', 'the maximum number of reasons', wholeNumber(1, 100_000), 40)
      .addHelpText(
        'after',
        examples(
          'retrace cards compile cards.json',
          'retrace cards compile cards.json newer-cards.json',
          'retrace cards compile cards.json --declines --set CORE',
          'retrace cards compile cards.json --json',
        ),
      ),
    tellCoverage,
  );

async function tellCoverage(output: Output, files: readonly string[], options: Options): Promise<ExitCode> {
  const { around, theme } = output;
  const { cards, notes } = cardFilesOf(files, around.folder);
  const set = options.set?.toUpperCase();
  const sets = new Set(cards.map(setOf));
  if (set !== undefined && !sets.has(set))
    throw failure(
      exitCodes.notFound,
      'SET_NOT_FOUND',
      `None of the cards in ${files.join(', ')} belongs to the set "${set}".`,
      {
        advice: `Use one of the sets ${[...sets].sort().join(', ')}.`,
      },
    );
  const progress = progressOf(output, 'Reading', cards.length);
  const { coverage, obstacles } = compileReport(cards, {
    set,
    edition: options.edition,
    progress: (done) => progress.to(done),
  });
  progress.end();
  output.document({
    ...coverage,
    ...(options.declines === true && {
      concepts: conceptsOf(obstacles),
      declines: obstacles.map(obstacleDocument),
    }),
  });
  output.lines(...drawCoverage(output, coverage), ...drawNotes(output, notes));
  if (options.declines === true)
    output.lines(
      '',
      ...drawConcepts(output, conceptsOf(obstacles)),
      '',
      ...drawObstacles(output, obstacles, options.limit),
    );
  else if (coverage.executable < coverage.abilityLines)
    output.lines('', theme.paint.dim('Add --declines to list the lines that are not executed, with reasons'));
  return exitCodes.ok;
}

/** The maximum number of notes shown. The JSON document contains all of them. */
const mostNotes = 20;

/** Formats the notes about entries in card files. */
export function drawNotes({ theme: { paint } }: Output, notes: CardFile['notes']): string[] {
  const left = notes.filter(({ isLeftOut }) => isLeftOut).length;
  return [
    ...notes
      .slice(0, mostNotes)
      .map(({ where, message, isLeftOut }) =>
        paint.yellow(`${where}: ${message}${isLeftOut ? ' Left out.' : ''}`),
      ),
    ...(notes.length > mostNotes
      ? [paint.dim(`… and ${notes.length - mostNotes} more notes (use --json to see all)`)]
      : []),
    ...(left > 0 ? [paint.yellow(`${counted(left, 'entry', 'entries')} left out.`)] : []),
  ];
}

const share = (part: number, whole: number): string =>
  whole === 0 ? '' : `${((100 * part) / whole).toFixed(1)}%`;

function drawCoverage(
  { theme }: Output,
  { sets, ...all }: Coverage & { readonly sets: Readonly<Record<string, Coverage>> },
): string[] {
  const row = (name: string, coverage: Coverage): readonly string[] => [
    name,
    ...[coverage.cards, coverage.abilityLines, coverage.parsed, coverage.executable].map((count) =>
      count.toLocaleString('en'),
    ),
    share(coverage.executable, coverage.abilityLines),
    coverage.declined.toLocaleString('en'),
  ];
  const names = Object.keys(sets).sort();
  const right = (title: string) => ({ title, right: true as const });
  return drawTable(
    theme,
    [
      { title: 'Set' },
      right('Cards'),
      right('Lines'),
      right('Read'),
      right('Executed'),
      right(''),
      right('Declined'),
    ],
    [
      ...names.map((name) => row(name, sets[name] ?? all)),
      ...(names.length > 1 ? [row(theme.paint.bold('All lines, without repetitions'), all)] : []),
    ],
  );
}

/** Converts the reason why lines of card text are not executed to an entry in the JSON document. */
export const obstacleDocument = ({ about, kind, lines, example, cards, unlocks }: Obstacle) => ({
  kind,
  about,
  unlocks,
  cards,
  lines,
  ...(example.kind === 'declined' && {
    line: example.read.text,
    span: example.read.span,
    expected: example.read.expected,
  }),
  ...(example.kind === 'unsupported' && { unsupported: example.unsupported }),
});

const why = {
  declined: 'not read',
  ambiguous: 'read in several ways',
  unsupported: 'read, but not yet executed',
} as const satisfies Record<Obstacle['kind'], string>;

/**
 * Formats the reason why lines of card text are not executed. Shows an example with a caret at the point where parsing
 * stops.
 */
export function drawObstacle(
  { theme: { paint } }: Output,
  { about, kind, lines, example, cards, unlocks }: Obstacle,
): string[] {
  const [line = ''] = lines;
  const title = `${paint.bold(`unlocks ${unlocks}`)} of ${counted(cards, 'card')}, ${counted(lines.length, 'line')}: ${why[kind]}`;
  switch (example.kind) {
    case 'declined':
    case 'ambiguous':
      return [
        title,
        ...explainLine(example.read)
          .split('\n')
          .map((row) => `  ${row}`),
        '',
      ];
    case 'unsupported':
      return [`${title}: ${paint.yellow(about)}`, `  ${cut(line.replaceAll('\n', ' '), 160)}`, ''];
    case 'reminder':
    case 'executable':
      return [title, `  ${line}`, ''];
  }
}

/**
 * Formats a table of the concepts that prevent the execution of card text, with the number of lines and cards for each.
 */
function drawConcepts({ theme }: Output, concepts: readonly Concept[]): string[] {
  const right = (title: string) => ({ title, right: true as const });
  return drawTable(
    theme,
    [{ title: 'Missing' }, right('Lines'), right('Cards'), { title: 'As in' }],
    concepts.map(({ kind, about, lines, cards, example }) => [
      kind === 'declined' ? `not read: ${about} expected` : `${why[kind]}: ${about}`,
      lines.toLocaleString('en'),
      cards.toLocaleString('en'),
      cut(example.replaceAll('\n', ' '), 60),
    ]),
  );
}

function drawObstacles(output: Output, obstacles: readonly Obstacle[], limit: number): string[] {
  const rest = obstacles.length - limit;
  return [
    ...obstacles.slice(0, limit).flatMap((obstacle) => drawObstacle(output, obstacle)),
    ...(rest > 0 ? [output.theme.paint.dim(`${rest} more with --limit ${obstacles.length}`)] : []),
  ];
}
