import type { CounterHistoryQuery, MeasuresQuery } from '../generated/graphql.js';

/** A value, and the revision from which it applies. The value is null if there is none. */
export interface ChartPoint {
  readonly revision: number;
  readonly value: number | null;
  /** The error margin of the value in either direction. Absent if the value is exact. */
  readonly error?: number;
}

/** The values of one measure in revision order, without repeated values. */
export interface ChartLine {
  /** The seat. Null if the line does not belong to a player. */
  readonly seat: number | null;
  readonly points: readonly ChartPoint[];
  /** The measure's title from the server. Absent if the server has no title for the measure. */
  readonly title?: string;
  /** The name of the compared game. Absent if the line belongs to this game. */
  readonly of?: string;
}

/** A mark on a line, such as a mistake. */
export interface ChartMark {
  readonly revision: number;
  readonly seat: number;
  /** The CSS class of the mark. */
  readonly name: string;
}

export interface ChartData {
  /** An id that is unique within the panel. It is also used to name saved files. */
  readonly id: string;
  readonly title: string;
  readonly lines: readonly ChartLine[];
  /** The dots on the lines. None by default. */
  readonly marks?: readonly ChartMark[];
  /** The revisions that are numbered above the lines, in order. None by default. */
  readonly turns?: readonly number[];
  /** The last revision of the compared game, if the chart contains lines of that game. */
  readonly last?: number;
  /** The maximum possible value. By default, the maximum value of the lines. */
  readonly most?: number;
  /** The legend shown before any line has a value. By default, a dash for each line. */
  readonly notYet?: string;
}

/** The history of a counter on an object or a player. */
export interface CounterLine extends ChartLine {
  readonly id: string;
  readonly name: string;
  /** The name of the card. Null for a player's counter. */
  readonly card: string | null;
}

export type MeasuredGame = MeasuresQuery['game']['measures'];
export type CounterChange = CounterHistoryQuery['game']['counterHistory']['edges'][number]['node'];

/** Returns the revision of a position from the API. For example, `142.3` has revision 142. */
export const revisionOf = (position: string): number => Number.parseInt(position, 10);

/** Removes points that repeat the previous value. */
export function changesIn(points: readonly ChartPoint[]): readonly ChartPoint[] {
  return points.filter(({ value }, index) => index === 0 || value !== points[index - 1]?.value);
}

/** Returns the lines of each measure in seat order, by the measure's name. */
export function linesByMeasure({ points, series }: MeasuredGame): ReadonlyMap<string, readonly ChartLine[]> {
  const revisions = points.map(({ position }) => revisionOf(position));
  const found = new Map<string, ChartLine[]>();
  for (const { name, title, seat, values } of series) {
    const all = revisions.map((revision, index) => ({ revision, value: values[index] ?? null }));
    const lines = found.get(name) ?? [];
    lines.push({ seat, points: changesIn(all), ...(title !== null && { title }) });
    found.set(name, lines);
  }
  for (const lines of found.values()) lines.sort((a, b) => (a.seat ?? -1) - (b.seat ?? -1));
  return found;
}

/**
 * Returns a line for each counter in a game. The line of a card's counter follows the counter through all objects that
 * the card becomes.
 */
export function linesByCounter(changes: readonly CounterChange[]): readonly CounterLine[] {
  const found = new Map<string, { line: Omit<CounterLine, 'points'>; points: Map<number, number | null> }>();
  for (const { position, name, seat, value, how, on } of changes) {
    const whose = on === null ? `seat-${seat}` : `${on.item ?? `object-${on.object}`}`;
    const id = `${whose}.${name}`;
    let line = found.get(id);
    if (!line) {
      line = { line: { id, name, seat, card: on === null ? null : (on.name ?? whose) }, points: new Map() };
      found.set(id, line);
    }
    // If one event changes a counter several times, the last change determines the value after the event.
    line.points.set(revisionOf(position), how === 'LEFT' ? null : value);
  }
  return [...found.values()].map(({ line, points }) => ({
    ...line,
    points: [...points].map(([revision, value]) => ({ revision, value })),
  }));
}

/** Returns the value at a revision. Null if there is none. */
export function valueAt({ points }: ChartLine, revision: number): number | null {
  let low = 0;
  let high = points.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((points[middle]?.revision ?? 0) <= revision) low = middle + 1;
    else high = middle;
  }
  return points[low - 1]?.value ?? null;
}

/** A value in the legend, or a dash if there is none. */
export type LegendValue = number | '–';

/**
 * Returns the value of each line of a chart at a revision. If no line has a value, returns the `notYet` text if there
 * is one.
 */
export function legendAt(
  { lines, notYet }: Pick<ChartData, 'lines' | 'notYet'>,
  revision: number,
): readonly LegendValue[] | string {
  const values = lines.map((line) => valueAt(line, revision));
  if (notYet !== undefined && values.every((value) => value === null)) return notYet;
  return values.map((value) => value ?? '–');
}

/** Returns the legend as one line of text. */
export function legendText(
  chart: Pick<ChartData, 'lines' | 'notYet'>,
  revision: number,
  nameOf: (line: ChartLine) => string,
): string {
  const legend = legendAt(chart, revision);
  if (typeof legend === 'string') return legend;
  return chart.lines.map((line, index) => `${nameOf(line)} ${legend[index] ?? '–'}`).join(', ');
}

/** The values of all lines in a chart at one revision. There is a row for each revision at which a line changes. */
export interface ChartRow {
  readonly revision: number;
  readonly values: readonly (number | null)[];
}

/** Returns a chart as table rows, one for each revision at which a line changes. */
export function rowsOf(lines: readonly ChartLine[]): readonly ChartRow[] {
  const revisions = new Set(lines.flatMap(({ points }) => points.map(({ revision }) => revision)));
  return [...revisions]
    .sort((a, b) => a - b)
    .map((revision) => ({ revision, values: lines.map((line) => valueAt(line, revision)) }));
}

/** Returns a cell of a CSV file. Escapes text that a spreadsheet would treat as a formula. */
function cell(value: string | number | null): string {
  if (typeof value === 'number') return `${value}`;
  const text = value ?? '';
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** Formats a table as comma-separated values (RFC 4180). */
export const csvOf = (rows: readonly (readonly (string | number | null)[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

/** Cuts lines off after a revision. Omits lines that begin later. */
export const linesUpTo = <Line extends ChartLine>(lines: readonly Line[], reached: number): readonly Line[] =>
  lines
    .map((line) => ({ ...line, points: line.points.filter(({ revision }) => revision <= reached) }))
    .filter(({ points }) => points.length > 0);

/** Cuts the lines of measures off after a revision. */
export const measuresUpTo = (
  measures: ReadonlyMap<string, readonly ChartLine[]>,
  reached: number,
): ReadonlyMap<string, readonly ChartLine[]> =>
  new Map([...measures].map(([name, lines]) => [name, linesUpTo(lines, reached)]));
