import { useMemo } from 'react';
import type { Perspective } from '../cursor/address.js';
import type { Position } from '../cursor/position.js';
import { PositionLink } from '../log/position-link.js';
import { useWords } from '../look/game-look.js';
import { useSay } from '../words/language.js';
import { rowsOf, type ChartLine } from './chart-lines.js';

interface Props {
  readonly title: string;
  readonly lines: readonly ChartLine[];
  readonly names: readonly string[];
  readonly at: number;
  readonly as: Perspective;
  readonly go: (at: Position) => void;
  /** Returns the day at a revision. Undefined while it is unknown. */
  readonly dayAt: (revision: number) => number | undefined;
}

/** Shows a chart as a table with one row per change. Each row links to its position. */
export function ChartTable({ title, lines, names, at, as, go, dayAt }: Props) {
  const say = useSay();
  const words = useWords();
  const rows = useMemo(() => rowsOf(lines), [lines]);
  const current = rows.findLast(({ revision }) => revision <= at);
  return (
    <div className="chart-table" tabIndex={0} role="region" aria-label={say('charts.table-of', { title })}>
      <table data-testid="chart-table">
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{say('charts.position')}</th>
            <th scope="col">{words('day')}</th>
            {names.map((name, index) => (
              <th key={index} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.revision} aria-current={row === current ? 'true' : undefined}>
              <th scope="row">
                <PositionLink at={{ revision: row.revision }} as={as} go={go} className="chart-link">
                  {row.revision}
                </PositionLink>
              </th>
              <td>{dayAt(row.revision) ?? '–'}</td>
              {row.values.map((value, index) => (
                <td key={index}>{value ?? '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
