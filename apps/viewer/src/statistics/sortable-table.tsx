import { useState } from 'react';
import { orderedBy, type Order, type SortableColumn } from './sorting.js';

interface Props<Row> {
  readonly caption: string;
  readonly testId: string;
  readonly columns: readonly SortableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
}

/** Draws a table that the user can sort by any column. Rows with missing values come last. */
export function SortableTable<Row>({ caption, testId, columns, rows, rowKey }: Props<Row>) {
  const [order, setOrder] = useState<Order | null>(null);
  const sorted = orderedBy(rows, columns, order);
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
