import { describe, expect, it } from '@jest/globals';
import {
  csvOf,
  legendAt,
  legendText,
  linesByCounter,
  linesByMeasure,
  linesUpTo,
  measuresUpTo,
  rowsOf,
  valueAt,
  type ChartLine,
  type CounterChange,
} from './chart-lines.js';

const line = (seat: number | null, ...points: readonly (readonly [number, number | null])[]): ChartLine => ({
  seat,
  points: points.map(([revision, value]) => ({ revision, value })),
});

describe('lines of measures', () => {
  it('have a point where the value changes, by name and in order of seats', () => {
    const found = linesByMeasure({
      points: ['0', '3', '5', '9'].map((position) => ({ position })),
      series: [
        { name: 'hand', title: null, seat: 1, values: [null, 6, 6, 5] },
        { name: 'hand', title: null, seat: 0, values: [0, 0, 0, 0] },
        { name: 'mana', title: null, seat: null, values: [1, 1, 2, 1] },
        { name: 'ramp', title: 'Ramp', seat: 0, values: [null, 0, 0, 1] },
      ],
    });
    expect([...found]).toEqual([
      ['hand', [line(0, [0, 0]), line(1, [0, null], [3, 6], [9, 5])]],
      ['mana', [line(null, [0, 1], [5, 2], [9, 1])]],
      ['ramp', [{ ...line(0, [0, null], [3, 0], [9, 1]), title: 'Ramp' }]],
    ]);
  });
});

describe('lines of counters', () => {
  const change = (
    position: string,
    value: number,
    more: Partial<CounterChange> = {},
    item: number | null = 7,
  ): CounterChange => ({
    position,
    name: 'boost',
    seat: 0,
    value,
    how: 'CHANGED',
    on: { item, object: 40, name: 'Fen' },
    ...more,
  });

  it('continue across the objects of a card, and end when it leaves', () => {
    const found = linesByCounter([
      change('10.1', 1),
      change('10.4', 3),
      change('12.1', 0, { how: 'LEFT' }),
      change('20', 1, { on: { item: 7, object: 90, name: 'Fen' } }),
      change('21', 5, { on: null, name: 'poison', seat: 1 }),
      change('22', 2, {}, null),
    ]);
    expect(found).toEqual([
      { id: '7.boost', name: 'boost', card: 'Fen', ...line(0, [10, 3], [12, null], [20, 1]) },
      { id: 'seat-1.poison', name: 'poison', card: null, ...line(1, [21, 5]) },
      { id: 'object-40.boost', name: 'boost', card: 'Fen', ...line(0, [22, 2]) },
    ]);
  });
});

describe('a line', () => {
  it.each([
    [2, null],
    [3, 6],
    [8, 6],
    [9, 5],
    [99, 5],
  ])('has a value from each point on: at %i', (revision, expected) => {
    expect(valueAt(line(0, [3, 6], [9, 5]), revision)).toBe(expected);
  });

  it('is a column of a table with a row for each change of any line', () => {
    expect(rowsOf([line(0, [3, 6], [9, 5]), line(1, [4, 1])])).toEqual([
      { revision: 3, values: [6, null] },
      { revision: 4, values: [6, 1] },
      { revision: 9, values: [5, 1] },
    ]);
  });
});

describe('the legend of a chart', () => {
  const lines = [line(0, [3, 6], [9, 5]), line(1, [4, 1], [9, null])];
  const names = ({ seat }: ChartLine): string => (seat === 0 ? 'Ada' : 'Odile');

  it('has a value for each line, a dash where there is none', () => {
    expect(legendAt({ lines }, 4)).toEqual([6, 1]);
    expect(legendAt({ lines, notYet: 'Not evaluated yet' }, 3)).toEqual([6, '–']);
    expect(legendAt({ lines }, 2)).toEqual(['–', '–']);
    expect(legendText({ lines }, 9, names)).toBe('Ada 5, Odile –');
  });

  it('shows that there is no value yet, if the chart has words for that', () => {
    for (const shown of [lines, []])
      expect(legendAt({ lines: shown, notYet: 'Not evaluated yet' }, 2)).toBe('Not evaluated yet');
    expect(legendText({ lines, notYet: 'Not evaluated yet' }, 2, names)).toBe('Not evaluated yet');
    expect(legendText({ lines, notYet: 'Not evaluated yet' }, 4, names)).toBe('Ada 6, Odile 1');
  });
});

describe('lines up to the last viewed position', () => {
  const lines = [line(0, [3, 6], [9, 5]), line(1, [8, 1])];

  it('have no points after it, and are omitted before they begin', () => {
    expect(linesUpTo(lines, 8)).toEqual([line(0, [3, 6]), line(1, [8, 1])]);
    expect(linesUpTo(lines, 5)).toEqual([line(0, [3, 6])]);
    expect(measuresUpTo(new Map([['hand', lines]]), 5)).toEqual(new Map([['hand', [line(0, [3, 6])]]]));
  });
});

describe('a file of comma-separated values', () => {
  it('quotes where necessary, and contains no formulas', () => {
    expect(
      csvOf([
        ['position', 'Ada, the first', '=1+1', 'says "no"'],
        [3, -2, null, ''],
      ]),
    ).toBe(`position,"Ada, the first",'=1+1,"says ""no"""\r\n3,-2,,\r\n`);
  });
});
