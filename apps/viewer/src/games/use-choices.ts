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

/** What finished games of a kind can be narrowed by; empty until that is known. `module` empty: of any kind. */
export function useChoices(module: string): Choices {
  const { data, previousData } = useQuery(StatisticsChoicesDocument, {
    variables: { filter: module === '' ? {} : { module } },
  });
  return (data ?? previousData)?.statistics.choices ?? none;
}
