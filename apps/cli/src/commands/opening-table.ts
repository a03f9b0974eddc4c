import { availableParallelism } from 'node:os';
import { stringify } from 'csv-stringify/sync';
import type { OpeningTable } from '#analysis';
import { coachingBounds, reviewBounds } from '#record';
import { OpeningThreads, plusMinus, percent } from '#reviews';
import { examples, wholeNumber } from '../arguments.js';
import type { Add } from '../command.js';
import { exitCodes, failure, type ExitCode } from '../failure.js';
import { requireNewFile, writeNewFile } from '../new-file.js';
import { dealtHand, nameOf, namedOpening, openingCommand, type OpeningOptions } from '../openings.js';
import type { Output } from '../output.js';
import { progressOf } from '../progress.js';
import { rounded } from '../reviewed.js';
import { columns } from '../stats-table.js';
import { drawTable } from '../terminal/table.js';
import { counted, cut } from '../terminal/text.js';

interface Options extends OpeningOptions {
  readonly hands: number;
  readonly threads: number;
  readonly out?: string;
  readonly force?: true;
}

/** The half-width of a 95% confidence interval, in standard errors. */
const LIKELY = 1.96;

export const openingTable = (add: Add): void =>
  add<Options>(
    openingCommand('table', 'compute the value of keeping each card of a deck in opening hands')
      .option(
        '-n, --hands <number>',
        'the number of hands',
        wholeNumber(1, coachingBounds.openingHands),
        1000,
      )
      .option(
        '--threads <number>',
        'the number of threads; the results do not depend on it',
        wholeNumber(1, reviewBounds.threads),
        Math.min(reviewBounds.threads, availableParallelism()),
      )
      .option('-o, --out <file>', 'write the table to a .csv or .ndjson file')
      .option('--force', 'overwrite an existing file')
      .addHelpText(
        'after',
        examples('retrace opening table "White Water"', 'retrace opening table my-deck.txt --out values.csv'),
      ),
    makeTable,
  );

async function makeTable(
  output: Output,
  [list = '']: readonly string[],
  options: Options,
): Promise<ExitCode> {
  const { hands, threads: count, out } = options;
  const force = options.force === true;
  const write = out === undefined ? null : writerOf(out);
  // Reports invalid files and decks before the long computation.
  if (out !== undefined) requireNewFile(output.around, out, force);
  const named = namedOpening(output.around, list, options);
  dealtHand(named, 1);
  const { deck } = named.plan;
  const { interruption } = output.around;
  interruption.awaited = true;
  const progress = progressOf(output, 'Dealing', hands);
  const threads = new OpeningThreads(count);
  const from = performance.now();
  let table: OpeningTable;
  try {
    table = await threads.table(named.plan, hands, {
      signal: interruption.signal,
      sampled: (done) => progress.to(done),
    });
  } catch (error) {
    if (interruption.signal.aborted) return exitCodes.interrupted;
    throw error;
  } finally {
    progress.end();
    await threads.close();
  }
  const seconds = (performance.now() - from) / 1000;
  const rows = table.cards.map(({ reference, hands: met, worth, error, ...turns }) => ({
    reference,
    name: nameOf(deck.definitions, reference),
    copies: deck.cards.filter((card) => card === reference).length,
    hands: met,
    worth: rounded(worth),
    error: rounded(error),
    firstWorth: turns.first && rounded(turns.first.worth),
    firstError: turns.first && rounded(turns.first.error),
    secondWorth: turns.second && rounded(turns.second.worth),
    secondError: turns.second && rounded(turns.second.error),
  }));
  const chance = ({ mean, error, count: met }: OpeningTable['first']) =>
    met === 0 ? null : { value: rounded(mean), error: rounded(error), hands: met };
  const [first, second] = [chance(table.first), chance(table.second)];
  output.document({
    deck: deck.name,
    hands,
    seconds: Number(seconds.toFixed(3)),
    first,
    second,
    cards: rows,
  });
  if (out !== undefined && write !== null) writeNewFile(output.around, out, write(rows), force);
  const points = (share: number): string => (100 * share).toFixed(1);
  const chanceLine = (turn: string, found: ReturnType<typeof chance>): readonly string[] =>
    found === null ? [] : [`Going ${turn}, the deck wins ${percent(found.value)} ${plusMinus(found.error)}.`];
  output.lines(
    ...drawTable(
      output.theme,
      columns('Card', '#Copies', '#Hands', '#Value', '#From', '#To', '#First', '#Second'),
      rows.map(({ reference, name, copies, hands: met, worth, error, firstWorth, secondWorth }) => [
        ...[`${cut(name, 26)} ${reference}`, `${copies}`, `${met}`, points(worth)],
        ...[points(worth - LIKELY * error), points(worth + LIKELY * error)],
        ...[firstWorth, secondWorth].map((share) => (share === null ? '–' : points(share))),
      ]),
    ),
    '',
    ...chanceLine('first', first),
    ...chanceLine('second', second),
    output.theme.paint.dim(
      `Points of win probability gained by keeping a card, with 95 % intervals. ${counted(hands, 'hand')} ` +
        `in ${seconds.toFixed(1)} s.`,
    ),
    ...(out === undefined ? [] : [`Wrote the table to ${out}.`]),
  );
  return exitCodes.ok;
}

type Row = Readonly<Record<string, string | number | null>>;

/**
 * Returns the function that formats rows for a file. The file's extension determines the format. Throws a `Failure`
 * with code `ARGUMENT_INVALID` if the extension is unknown.
 */
function writerOf(file: string): (rows: readonly Row[]) => string {
  if (file.endsWith('.csv')) return (rows) => stringify([...rows], { header: true, escape_formulas: true });
  if (file.endsWith('.ndjson')) return (rows) => rows.map((row) => `${JSON.stringify(row)}\n`).join('');
  throw failure(
    exitCodes.usage,
    'ARGUMENT_INVALID',
    `The file name "${file}" ends with neither .csv nor .ndjson.`,
    {
      advice: 'Use a file name that ends with .csv or .ndjson.',
    },
  );
}
