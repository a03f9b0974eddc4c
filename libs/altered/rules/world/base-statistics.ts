import { terrains, type BaseStatistic, type Statistics, type Terrain } from '#altered/abilities';
import { cardOf, type State } from '../state/state.js';

/**
 * Returns the statistics printed on a character, or given by the effect that made it (2.3.1.a–b). Others have none
 * (2.2.9.c).
 */
export function baseStatistics(state: State, item: number, which: BaseStatistic['base']): readonly number[] {
  const kind = state.items[item]?.kind;
  if ((kind !== 'card' && kind !== 'token') || state.stays[item]?.faceDown === true) return [];
  const { type, statistics } = cardOf(state, item);
  if (type !== 'character' || statistics === null) return [];
  return which === 'any' ? terrains.map((terrain) => statistics[terrain]) : [statistics[which]];
}

/** A statistic, or the highest of several. 0 if there are none. */
export const statisticIn = (statistics: Statistics | null, which: Terrain | 'highest'): number => {
  if (statistics === null) return 0;
  return which === 'highest' ? Math.max(...Object.values(statistics)) : statistics[which];
};
