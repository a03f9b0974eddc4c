import type { GameMeanPartsFragment, Locale } from '../generated/graphql.js';
import { useLocale, useSay } from '../words/language.js';
import type { SortableColumn } from './sorting.js';

interface Props {
  readonly mean: GameMeanPartsFragment;
  readonly written: (value: number, locale: Locale) => string;
}

/** Shows a mean over games with its confidence interval. Small samples are grey. */
export function GameMean({ mean: { value, low, high, isSmall }, written }: Props) {
  const say = useSay();
  const locale = useLocale();
  if (value === null) return <>–</>;
  return (
    <span className={isSmall ? 'is-small-sample' : undefined}>
      {written(value, locale)}{' '}
      {low !== null && high !== null && (
        <small>{say('statistics.bounds', { low: written(low, locale), high: written(high, locale) })}</small>
      )}
    </span>
  );
}

export const gameMeanColumn = <Row,>(
  id: string,
  title: string,
  written: Props['written'],
  mean: (row: Row) => GameMeanPartsFragment,
): SortableColumn<Row> => ({
  id,
  title,
  value: (row) => mean(row).value,
  cell: (row) => <GameMean mean={mean(row)} written={written} />,
});
