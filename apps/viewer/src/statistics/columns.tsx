import type { Say } from '../words/language.js';
import type { Locale, WinRatePartsFragment } from '../generated/graphql.js';
import { inPercent, inPoints, RateCell } from './rates.js';
import { IntervalBar } from './interval-bar.js';
import type { SortableColumn } from './sorting.js';

/** Returns a table column of win rates. */
export const rateColumn = <Row,>(
  id: string,
  title: string,
  rate: (row: Row) => WinRatePartsFragment,
): SortableColumn<Row> => ({
  id,
  title,
  value: (row) => rate(row).rate,
  cell: (row) => <RateCell rate={rate(row)} />,
});

export const meanColumn = <Row,>(
  id: string,
  title: string,
  mean: (row: Row) => number,
): SortableColumn<Row> => ({
  id,
  title,
  value: mean,
  cell: (row) => mean(row).toFixed(1),
});

/** Returns a table column of proportions. A cell is empty if there is no value. */
export const shareColumn = <Row,>(
  id: string,
  title: string,
  locale: Locale,
  share: (row: Row) => number | null,
): SortableColumn<Row> => ({
  id,
  title,
  value: share,
  cell: (row) => {
    const value = share(row);
    return value === null ? '–' : inPercent(value, locale);
  },
});

interface Difference {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** Returns a table column of differences between rates, with their confidence intervals. Small samples are grey. */
export const differenceColumn = <Row,>(
  id: string,
  title: string,
  { say, locale }: { readonly say: Say; readonly locale: Locale },
  difference: (row: Row) => Difference | null,
  isSmall: (row: Row) => boolean,
): SortableColumn<Row> => ({
  id,
  title,
  value: (row) => difference(row)?.value ?? null,
  cell: (row) => {
    const found = difference(row);
    if (found === null) return '–';
    const [low, high] = [inPoints(found.low, locale), inPoints(found.high, locale)];
    return (
      <span className={isSmall(row) ? 'is-small-sample' : undefined}>
        {inPoints(found.value, locale)} <small>{say('statistics.bounds', { low, high })}</small>
        <IntervalBar {...found} range={[-1, 1]} />
      </span>
    );
  },
});
