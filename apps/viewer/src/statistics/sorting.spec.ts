import { describe, expect, it } from '@jest/globals';
import { orderedBy, type SortableColumn } from './sorting.js';

interface Row {
  readonly name: string;
  readonly rate: number | null;
}
const rows: readonly Row[] = [
  { name: 'b', rate: 0.2 },
  { name: 'none', rate: null },
  { name: 'a', rate: 0.9 },
];
const columns: readonly SortableColumn<Row>[] = [
  { id: 'name', title: 'Name', value: ({ name }) => name },
  { id: 'rate', title: 'Rate', value: ({ rate }) => rate },
];
const names = (column: string, ascending: boolean) =>
  orderedBy(rows, columns, { column, ascending }).map(({ name }) => name);

describe('rows of a table', () => {
  it('are ordered by a column, with missing values last', () => {
    expect(names('rate', false)).toEqual(['a', 'b', 'none']);
    expect(names('rate', true)).toEqual(['b', 'a', 'none']);
    expect(names('name', true)).toEqual(['a', 'b', 'none']);
  });

  it('are in their original order until a column is chosen', () => {
    expect(orderedBy(rows, columns, null)).toBe(rows);
    expect(names('unknown', true)).toEqual(['b', 'none', 'a']);
  });
});
