import type { ReactNode } from 'react';

/** A column of a table: what its cells show, and what rows are ordered by. */
export interface SortableColumn<Row> {
  readonly id: string;
  readonly title: string;
  readonly value: (row: Row) => string | number | null;
  /** Left out: the value as it is. */
  readonly cell?: (row: Row) => ReactNode;
}

export interface Order {
  readonly column: string;
  readonly ascending: boolean;
}

/** The rows in an order; the same rows where none is chosen. What is missing comes last. */
export function orderedBy<Row>(
  rows: readonly Row[],
  columns: readonly SortableColumn<Row>[],
  order: Order | null,
): readonly Row[] {
  const value = columns.find(({ id }) => id === order?.column)?.value;
  if (value === undefined || order === null) return rows;
  const sign = order.ascending ? 1 : -1;
  return [...rows].sort((one, other) => {
    const [a, b] = [value(one), value(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    if (typeof a === 'string' || typeof b === 'string') return sign * `${a}`.localeCompare(`${b}`);
    return sign * (a - b);
  });
}
