import type { ReactNode } from 'react';

/** A table column: the content of its cells, and the values by which rows are sorted. */
export interface SortableColumn<Row> {
  readonly id: string;
  readonly title: string;
  readonly value: (row: Row) => string | number | null;
  /** Renders a cell. If absent, the cell shows the value itself. */
  readonly cell?: (row: Row) => ReactNode;
}

export interface Order {
  readonly column: string;
  readonly ascending: boolean;
}

/**
 * Returns the rows in the chosen order. If no order is chosen, returns them unchanged. Rows with missing values come
 * last.
 */
export function orderedBy<Row>(
  rows: readonly Row[],
  columns: readonly SortableColumn<Row>[],
  order: Order | null,
): readonly Row[] {
  const value = columns.find(({ id }) => id === order?.column)?.value;
  if (value === undefined || order === null) return rows;
  const sign = order.ascending ? 1 : -1;
  return [...rows].sort((left, right) => {
    const [a, b] = [value(left), value(right)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    if (typeof a === 'string' || typeof b === 'string') return sign * `${a}`.localeCompare(`${b}`);
    return sign * (a - b);
  });
}
