import { openSet, setOf, type Catalogue } from '#altered/cards';
import { cardsOfSet, setsIn, type DraftCards } from '#altered/drafts';
import { must } from './failure.js';

/** Returns the set of boosters to use if none is named. */
function usualSet(catalogue: Catalogue): string {
  const [shipped] = openSet().printed.values();
  return setsIn(catalogue).includes('CORE') || shipped === undefined ? 'CORE' : setOf(shipped);
}

export const setHelp =
  'set of the boosters, as in CORE (default: CORE where it is imported, else the shipped set)';

/**
 * Returns a named set, or the default set, and the cards in its boosters. Errors `SET_NOT_FOUND`,
 * `BOOSTER_SET_TOO_LARGE`.
 */
export const namedSet = (
  named: string | undefined,
  catalogue: Catalogue,
): { readonly set: string; readonly cards: DraftCards } =>
  must(cardsOfSet(named ?? usualSet(catalogue), catalogue));
