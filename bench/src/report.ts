import { isReached, ratio, type Figure } from './figure.js';
import { kindOf, type Machine } from './machine.js';

/** Rounds to three significant digits. */
export function shown(value: number): string {
  if (value >= 1000) return Math.round(value).toLocaleString('en-US');
  return Number(value.toPrecision(3)).toString();
}

function goalOf(figure: Figure): string {
  const { goal, better } = figure;
  if (goal === undefined) return '';
  const bound = goal.of === 'peer' ? `× ${shown(goal.value)}` : shown(goal.value);
  return `${better === 'more' || goal.of === 'peer' ? '≥' : '≤'} ${bound} ${isReached(figure) === true ? '✓' : '✗'}`;
}

/** Returns the cells of a figure's table row, in the order of `headings`. */
export function cells(figure: Figure): readonly string[] {
  const times = ratio(figure);
  return [
    figure.benchmark,
    figure.what,
    figure.unit,
    shown(figure.own),
    goalOf(figure),
    figure.peer?.name ?? '',
    figure.peer === undefined ? '' : shown(figure.peer.value),
    times === undefined ? '' : `× ${shown(times)}`,
  ];
}

export const headings = [
  'benchmark',
  'what',
  'unit',
  'Retrace',
  'goal',
  'beside',
  'theirs',
  'Retrace is',
] as const;

const START = '<!-- figures: written by `npm run bench -- --write` -->';
const END = '<!-- end of figures -->';

type Row = readonly string[];

/** Returns a figure's unit with its statistic in words, such as "ms (median)" or "ms (95th percentile)". */
const unitOf = ({ unit }: Figure): string =>
  unit.replace(/, (\d+) %$/, ' ($1th percentile)').replace(/, median$/, ' (median)');

/** Returns the cells of a figure's row in a document, starting with the benchmark's name. */
function documented(figure: Figure): Row {
  const times = ratio(figure);
  const peer = figure.peer === undefined ? '' : `${figure.peer.name}: ${shown(figure.peer.value)}`;
  return [
    figure.benchmark,
    figure.what,
    unitOf(figure),
    shown(figure.own),
    goalOf(figure),
    times === undefined ? peer : `${peer} (× ${shown(times)})`,
  ];
}

const documentedHeadings: Row = ['benchmark', 'figure', 'unit', 'Retrace', 'goal', 'peer'];

const lineOf = (row: Row): string => `| ${row.join(' | ')} |`;

/** Returns the rows of a table without its header. */
const rowsIn = (table: string): readonly Row[] =>
  table
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) => line.slice(2, -2).split(' | '));

const nameOf = ([name = '']: Row): string => name;

/** Replaces the rows of the measured benchmarks. */
function renewed(older: readonly Row[], measured: readonly Row[]): readonly Row[] {
  const isOf = (name: string) => (row: Row) => nameOf(row) === name;
  return [...new Set([...older, ...measured].map(nameOf))].flatMap((name) => {
    const own = measured.filter(isOf(name));
    return own.length > 0 ? own : older.filter(isOf(name));
  });
}

/**
 * Updates the figures of the measured benchmarks in a document's table. Omits figures that have neither a goal nor a
 * compared program. Leaves the rest of the document unchanged. Throws if the comments that delimit the table are
 * missing.
 */
export function withFigures(document: string, machine: Machine, figures: readonly Figure[]): string {
  const start = document.indexOf(START);
  const end = document.indexOf(END);
  if (start < 0 || end < start) throw new Error('The document has no place for figures.');
  const measured = figures
    .filter(({ goal, peer }) => goal !== undefined || peer !== undefined)
    .map(documented);
  const rows = [
    documentedHeadings,
    documentedHeadings.map(() => '---'),
    ...renewed(rowsIn(document.slice(start, end)), measured),
  ];
  const table = rows.map(lineOf).join('\n');
  return `${document.slice(0, start)}${START}\n\n${kindOf(machine)}, Node ${machine.node}\n\n${table}\n\n${document.slice(end)}`;
}

/** Adds figures to a file of results. Replaces earlier figures of the same benchmarks. */
export function withResults(results: string | null, machine: Machine, figures: readonly Figure[]): string {
  const measured = new Set(figures.map(({ benchmark }) => benchmark));
  const earlier = results === null ? [] : (JSON.parse(results) as readonly (Figure & { machine: Machine })[]);
  const all = [
    ...earlier.filter(({ benchmark }) => !measured.has(benchmark)),
    ...figures.map((figure) => ({ ...figure, machine })),
  ];
  return `${JSON.stringify(all, null, 2)}\n`;
}
