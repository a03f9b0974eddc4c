import { isReached, ratio, type Figure } from './figure.js';
import { machineLine, type Machine } from './machine.js';

/** Three digits that matter. */
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

/** A figure as the cells of a row: benchmark, what, unit, Retrace, goal, beside, theirs, times as good. */
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

/** The document with its table of figures replaced; everything else stays. Throws when its marks are missing. */
export function withFigures(document: string, machine: Machine, figures: readonly Figure[]): string {
  const start = document.indexOf(START);
  const end = document.indexOf(END);
  if (start < 0 || end < start) throw new Error('The document has no place for figures.');
  const rows = [headings, headings.map(() => '---'), ...figures.map(cells)];
  const table = rows.map((row) => `| ${row.join(' | ')} |`).join('\n');
  return `${document.slice(0, start)}${START}\n\n${machineLine(machine)}\n\n${table}\n\n${document.slice(end)}`;
}
