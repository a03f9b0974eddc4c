import { useQuery } from '@apollo/client/react';
import type { StatisticsFilter } from '../generated/graphql.js';
import { OverviewStatisticsDocument } from '../generated/statistics.js';
import { useLocale, useSay } from '../words/language.js';
import { RateCell } from './rates.js';

/** Shows the number of selected games, their length, and the value of going first. Renders nothing while loading. */
export function Overview({ filter }: { readonly filter: StatisticsFilter }) {
  const say = useSay();
  const locale = useLocale();
  const { data, previousData } = useQuery(OverviewStatisticsDocument, { variables: { filter } });
  const found = (data ?? previousData)?.statistics;
  if (found === undefined || found.games === 0) return null;
  const mean = (value: number): string =>
    value.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <div data-testid="statistics-overview">
      <p>
        {say('statistics.overview', {
          count: found.games,
          days: mean(found.days),
          reactions: mean(found.reactions),
        })}
      </p>
      <p data-testid="first-player">
        {say('statistics.first-player')} <RateCell rate={found.first} />
      </p>
    </div>
  );
}
