import { useMemo, useState, type ReactNode } from 'react';

/** A column of a table: what its cells show, and what rows are ordered by. */
export interface SortableColumn<Row> {
  readonly id: string;
  readonly title: string;
  readonly value: (row: Row) => string | number | null;
  /** Left out: the value as it is. */
  readonly cell?: (row: Row) => ReactNode;
}

interface Props<Row> {
  readonly caption: string;
  readonly testId: string;
  readonly columns: readonly SortableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
}

interface Order {
  readonly column: string;
  readonly ascending: boolean;
}

/** A table whose rows are ordered by a column of the reader's choice; what is missing comes last. */
export function SortableTable<Row>({ caption, testId, columns, rows, rowKey }: Props<Row>) {
  const [order, setOrder] = useState<Order | null>(null);
  const sorted = useMemo(() => orderedBy(rows, columns, order), [rows, columns, order]);
  return (
    <div className="statistics-table" tabIndex={0} role="region" aria-label={caption}>
      <table data-testid={testId}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ id, title }) => {
              const isOrder = order?.column === id;
              const direction = order?.ascending === true ? 'ascending' : 'descending';
              return (
                <th key={id} scope="col" aria-sort={isOrder ? direction : undefined}>
                  <button
                    type="button"
                    data-testid={`sort-${id}`}
                    onClick={() => setOrder({ column: id, ascending: isOrder && !order.ascending })}
                  >
                    {title}
                  </button>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {sorted.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ id, value, cell }) => (
                <td key={id}>{cell === undefined ? value(row) : cell(row)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The rows in an order; the same rows where none is chosen. */
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
