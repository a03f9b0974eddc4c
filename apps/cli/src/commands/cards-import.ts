import { Command } from 'commander';
import {
  compileReport,
  joinCardFiles,
  readCardFile,
  type CardFile,
  type CompileReport,
  type NamedCardFile,
  CardLibrary,
  type ImportReport,
} from '#altered/cards';
import { kindOfText } from '#interchange';
import { examples } from '../arguments.js';
import { cardFileOf, libraryFolder, refuseShipped } from '../card-files.js';
import { fetchedCards, isAddress } from '../card-pages.js';
import { exitCodes, failure, must, type ExitCode } from '../failure.js';
import { filesUnder, textsIn } from '../given-files.js';
import type { Output } from '../output.js';
import type { Add } from '../command.js';
import { progressOf, searchOf } from '../progress.js';
import { counted } from '../terminal/text.js';
import { drawNotes, drawObstacle, obstacleDocument } from './cards-compile.js';

interface Options {
  readonly replace?: boolean;
}

/** The maximum number of changed cards listed. The JSON document contains all of them. */
const named = 20;

/**
 * The maximum number of cards whose text is compiled for the report. Compiling tens of thousands of unique cards would
 * take minutes. The limit exceeds the number of published cards.
 */
const mostRead = 3000;

export const importCards = (add: Add): void =>
  add<Options>(
    new Command('import')
      .description(
        'store the cards of files in the data folder, all or none; importing again changes nothing, and ' +
          'earlier versions of cards are kept',
      )
      .argument(
        '<files...>',
        'card files (JSON, in any public format), folders and archives of them, or the address of an API; ' +
          "files in other languages translate the cards; also lists of collector numbers, of unique cards' " +
          'factions, and of legality',
      )
      .option('--replace', 'if two files contradict each other, use the later one')
      .addHelpText(
        'after',
        examples(
          'retrace cards import cards.json',
          'retrace cards import SETS/ more.zip',
          'retrace cards import https://cards.example.org/api/cards?set=CORE',
        ),
      ),
    takeCards,
  );

/** Imports cards from files into the library of the data folder. */
export async function taken(
  output: Output,
  files: readonly string[],
  { replace = false, check }: Options & { readonly check?: (read: CardFile) => void } = {},
): Promise<{ readonly folder: string; readonly read: CardFile; readonly report: ImportReport }> {
  const { around } = output;
  const folder = libraryFolder(around);
  if (folder === null)
    throw failure(exitCodes.usage, 'CARDS_NOT_KEPT', 'EVENT_STORE=memory stores nothing, not even cards.', {
      advice: 'Leave EVENT_STORE out, or use --cards with `retrace play`.',
    });
  const read = await cardsGiven(output, files, folder, replace);
  const file = files.join(', ');
  refuseShipped(read.cards, file);
  check?.(read);
  const library = CardLibrary.open(folder);
  const progress = progressOf(output, 'Storing cards', read.cards.length);
  try {
    const source = { file, at: new Date().toISOString() };
    return { folder, read, report: library.import(read, source, (done) => progress.to(done)) };
  } finally {
    progress.end();
    library.close();
  }
}

async function takeCards(output: Output, files: readonly string[], options: Options): Promise<ExitCode> {
  const file = files.join(', ');
  const { folder, read, report } = await taken(output, files, options);
  const taking = new Set([...report.new, ...report.changed.map(({ reference }) => reference)]);
  // Reports only new and changed cards, because all other cards were reported when they were first imported. Tokens are
  // reported with the cards that create them.
  const fresh = read.cards.filter((card) => taking.has(card.reference));
  const readable = fresh.slice(0, mostRead);
  const progress = progressOf(output, 'Reading card text', readable.length);
  const text = compileReport(readable, { beside: read.cards, progress: (done) => progress.to(done) });
  progress.end();
  const { abilityLines, parsed, executable, declined } = text.coverage;
  output.document({
    file,
    data: folder,
    cards: read.cards.length,
    repeated: read.repeated,
    new: report.new,
    changed: report.changed,
    unchanged: report.unchanged,
    translations: report.translations,
    facts: report.facts,
    notes: read.notes,
    lines: { cards: readable.length, abilityLines, parsed, executable, declined },
    declines: text.obstacles.map(obstacleDocument),
  });
  tell(output, file, folder, read, report);
  tellText(output, text, readable.length < fresh.length);
  return exitCodes.ok;
}

/** Reads and merges the cards from files, folders, archives and web addresses. */
async function cardsGiven(
  output: Output,
  given: readonly string[],
  data: string,
  laterWins: boolean,
): Promise<CardFile> {
  const { folder } = output.around;
  const files: NamedCardFile[] = [];
  for (const source of given) {
    if (isAddress(source)) {
      const search = searchOf(output, 'Downloading pages of cards');
      try {
        const pages = await fetchedCards(source, data, (count, from) => search.to(count, from));
        for (const { file, text } of pages) files.push({ file, ...must(readCardFile(text, file)) });
      } finally {
        search.end();
      }
      continue;
    }
    const found = filesUnder([source], folder);
    const progress = progressOf(output, 'Reading files', found.length);
    try {
      for (const [index, file] of found.entries()) {
        progress.to(index);
        const isNamed = file === source && !/\.(zip|gz)$/i.test(file);
        files.push(
          ...(isNamed ? [{ file, ...cardFileOf(file, folder) }] : cardsInside(file, folder, file === source)),
        );
      }
    } finally {
      progress.end();
    }
  }
  return must(joinCardFiles(files, { laterWins }));
}

/** Reads the cards in a file or in the files of an archive. Ignores other content. */
function cardsInside(file: string, folder: string, isNamed: boolean): readonly NamedCardFile[] {
  const texts = textsIn(file, folder).filter(({ text }) => kindOfText(text) === 'cards');
  if (texts.length === 0 && isNamed)
    throw failure(exitCodes.badInput, 'CARDS_NOT_A_LIST', 'The archive contains no card file.', {
      advice: 'Use a card file (JSON), or an archive that contains card files.',
      where: file,
    });
  return texts.map(({ text }) => ({ file, ...must(readCardFile(text, file)) }));
}

function tell(output: Output, file: string, folder: string, read: CardFile, report: ImportReport): void {
  const { paint } = output.theme;
  const { changed } = report;
  output.lines(
    ...(read.cards.length === 0 && report.translations.new + report.translations.changed > 0
      ? [
          'The file contains names and text in other languages, but no cards with costs and statistics.',
          paint.dim('Import an English card file too, to see the names and text on its cards.'),
        ]
      : []),
    `${paint.bold(file)}: ${counted(read.cards.length, 'card')}, stored in ${folder}`,
    `  new        ${report.new.length.toLocaleString('en').padStart(7)}`,
    `  changed    ${changed.length.toLocaleString('en').padStart(7)}`,
    `  unchanged  ${report.unchanged.toLocaleString('en').padStart(7)}`,
    ...(read.repeated > 0
      ? [paint.dim(`  ${counted(read.repeated, 'entry', 'entries')} repeated an earlier entry.`)]
      : []),
    ...changed
      .slice(0, named)
      .map(({ reference, fields }) => `  ${reference}: ${paint.dim(fields.join(', '))}`),
    ...(changed.length > named
      ? [paint.dim(`  … and ${changed.length - named} more (use --json to see all)`)]
      : []),
    ...(changed.length > 0
      ? [paint.dim('  Recorded games keep their versions of cards. `retrace cards show` lists all versions.')]
      : []),
    ...(report.new.length + changed.length > 0
      ? [paint.dim('  To read a previously imported log with these cards: retrace import LOG')]
      : []),
    ...drawCounts('in other languages', report.translations),
    ...drawCounts('from lists', report.facts),
    ...drawNotes(output, read.notes),
  );
}

function drawCounts(title: string, { new: fresh, changed, unchanged }: ImportReport['facts']): string[] {
  if (fresh + changed + unchanged === 0) return [];
  return [`  ${title}: ${fresh} new, ${changed} changed, ${unchanged} unchanged`];
}

/** The maximum number of shown reasons why card text is not executed. `retrace cards compile` shows all reasons. */
const mostReasons = 3;

function tellText(output: Output, { coverage, obstacles }: CompileReport, isPart: boolean): void {
  const { paint } = output.theme;
  const { cards, abilityLines, parsed, executable } = coverage;
  if (abilityLines === 0) return;
  output.lines(
    '',
    ...(isPart
      ? [
          `Read the text of the first ${counted(cards, 'card')}. The text of other cards is read when they are ` +
            'played.',
        ]
      : []),
    `${counted(abilityLines, 'different ability line')}: ${parsed.toLocaleString('en')} read, ` +
      `${executable.toLocaleString('en')} executed.`,
  );
  if (obstacles.length === 0) return;
  output.lines(
    'The other lines are shown on their cards, but are not executed. The most frequent reasons:',
    '',
    ...obstacles.slice(0, mostReasons).flatMap((obstacle) => drawObstacle(output, obstacle)),
    paint.dim('For all reasons: retrace cards compile FILE --declines'),
  );
}
