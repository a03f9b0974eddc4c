import { useQuery } from '@apollo/client/react';
import type { StatisticsChoicesQuery } from '../generated/graphql.js';
import { StatisticsChoicesDocument } from '../generated/statistics.js';

export type Choices = StatisticsChoicesQuery['statistics']['choices'];

const none: Choices = {
  modules: [],
  editions: [],
  formats: [],
  heroes: [],
  factions: [],
  players: [],
  months: [],
};

/**
 * Fetches the values by which finished games can be filtered. Empty while loading. If `module` is empty, fetches the
 * values for all kinds of games.
 */
export function useChoices(module: string): Choices {
  const { data, previousData } = useQuery(StatisticsChoicesDocument, {
    variables: { filter: module === '' ? {} : { module } },
  });
  return (data ?? previousData)?.statistics.choices ?? none;
}
